import CoreGraphics

/// Where the views of a section are: in coordinates of the content, read from left to right.
@MainActor struct SectionSolver {
  /// A header or footer, and whether it stays in sight.
  struct Boundary {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    /// Among those of its kind in the section.
    var index: Int
    var frame: CGRect
  }

  let section: NSCollectionLayoutSection
  let isVertical: Bool
  /// What the collection shows at once.
  let container: CGSize
  /// Those of the section, and of what they are measured from.
  let insets: NSDirectionalEdgeInsets
  /// What a header or footer said that it wants; nil before it was asked.
  let preferredSize: (NSCollectionLayoutBoundarySupplementaryItem, Int) -> CGSize?

  private(set) var cells: [GroupBlock.Cell] = []
  private(set) var supplements: [GroupBlock.Supplement] = []
  private(set) var boundaries: [Boundary] = []
  /// All of it, headers and footers included.
  private(set) var frame = CGRect.zero

  init(
    _ section: NSCollectionLayoutSection, isVertical: Bool, container: CGSize,
    insets: NSDirectionalEdgeInsets,
    preferredSize: @escaping (NSCollectionLayoutBoundarySupplementaryItem, Int) -> CGSize?
  ) {
    self.section = section
    self.isVertical = isVertical
    self.container = container
    self.insets = insets
    self.preferredSize = preferredSize
  }

  /// - Parameter start: Where the section begins, in the direction of scrolling.
  mutating func solve(from start: CGFloat, _ solver: inout GroupSolver) {
    let frame = BoundaryFrame(
      section.boundarySupplementaryItems, in: container,
      insets: section.supplementariesFollowContentInsets ? insets : .zero, preferredSize)
    let reach = frame.reach
    let origin =
      isVertical
      ? CGPoint(x: reach.leading, y: start + reach.top) : CGPoint(x: start + reach.leading, y: reach.top)
    var room = container
    if isVertical {
      room.width -= reach.leading + reach.trailing
    } else {
      room.height -= reach.top + reach.bottom
    }
    room = CGRect(origin: .zero, size: room).inset(by: insets).size
    let extent = placeGroups(
      &solver, room, at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top))
    let content =
      isVertical
      ? CGRect(
        origin: origin,
        size: CGSize(
          width: container.width - reach.leading - reach.trailing, height: insets.top + extent + insets.bottom
        ))
      : CGRect(
        origin: origin,
        size: CGSize(
          width: insets.leading + extent + insets.trailing,
          height: container.height - reach.top - reach.bottom))
    boundaries = frame.boundaries(around: content)
    self.frame = CGRect(
      x: content.minX - reach.leading, y: content.minY - reach.top,
      width: content.width + reach.leading + reach.trailing,
      height: content.height + reach.top + reach.bottom)
  }

  /// - Returns: What the groups take in the direction of scrolling.
  private mutating func placeGroups(_ solver: inout GroupSolver, _ room: CGSize, at corner: CGPoint)
    -> CGFloat
  {
    // A section that scrolls across has its groups in that direction.
    let isDown = isVertical == (section.orthogonalScrollingBehavior == .none)
    var (position, extent): (CGFloat, CGFloat) = (0, 0)
    var isFirst = true
    let (before, after) = section.group.spacing(!isDown)
    while let block = solver.block(section.group, in: room), !block.cells.isEmpty {
      if !isFirst { position += section.interGroupSpacing }
      isFirst = false
      position += before?.spacing ?? 0
      var placed = GroupBlock(size: block.size)
      placed.add(
        block,
        at: isDown
          ? CGPoint(x: corner.x, y: corner.y + position) : CGPoint(x: corner.x + position, y: corner.y))
      cells += placed.cells
      supplements += placed.supplements
      position += block.size.length(!isDown) + (after?.spacing ?? 0)
      extent = max(extent, block.size.length(!isVertical))
    }
    return section.orthogonalScrollingBehavior == .none ? position : extent
  }
}
