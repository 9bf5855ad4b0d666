import CoreGraphics

/// What a compositional layout has come to.
@MainActor struct CompositionalContent {
  /// A header or footer that stays in sight.
  struct Pin {
    var isAtStart: Bool
    /// Of its section.
    var area: CGRect
  }

  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private var indices: [CollectionPlace: Int] = [:]
  var pins: [CollectionPlace: Pin] = [:]
  var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
  var kindsBesideItems: Set<String> = []
  var isEstimated = false
  var size = CGSize.zero

  mutating func add(_ attributes: UICollectionViewLayoutAttributes) {
    if attributes.estimatedAxes != nil { isEstimated = true }
    indices[CollectionPlace(attributes)] = all.count
    all.append(attributes)
  }

  func attributes(_ place: CollectionPlace) -> UICollectionViewLayoutAttributes? {
    indices[place].map { all[$0] }
  }

  /// Reads from right to left.
  mutating func mirror() {
    for attributes in all { attributes.frame.origin.x = size.width - attributes.frame.maxX }
    for place in pins.keys {
      if let area = pins[place]?.area { pins[place]?.area.origin.x = size.width - area.maxX }
    }
  }

  /// Puts edges onto the screen's pixels.
  func round(to scale: CGFloat) {
    let scale = max(scale, 1)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    for attributes in all {
      let frame = attributes.frame
      let (x, y) = (pixel(frame.minX), pixel(frame.minY))
      attributes.frame = CGRect(x: x, y: y, width: pixel(frame.maxX) - x, height: pixel(frame.maxY) - y)
    }
  }
}

extension UICollectionViewCompositionalLayout {
  func arrange(in view: UICollectionView) {
    let room = room(in: view)
    let ends = BoundaryFrame(configuration.boundarySupplementaryItems, in: room, insets: .zero) {
      preferredSizes[CollectionPlace(kind: $0.elementKind, indexPath: IndexPath(index: $1))]
    }
    let reach = ends.reach
    var position = isVertical ? reach.top : reach.leading
    for index in 0..<view.numberOfSections {
      if index > 0 { position += configuration.interSectionSpacing }
      position = arrange(index, from: position, in: view, room)
    }
    let inner = CGRect(
      x: isVertical ? 0 : reach.leading, y: isVertical ? reach.top : 0,
      width: isVertical ? room.width : position - reach.leading,
      height: isVertical ? position - reach.top : room.height)
    position += isVertical ? reach.bottom : reach.trailing
    content.size =
      isVertical ? CGSize(width: room.width, height: position) : CGSize(width: position, height: room.height)
    for boundary in ends.boundaries(around: inner) {
      add(boundary, IndexPath(index: boundary.index), CGRect(origin: .zero, size: content.size))
    }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft { content.mirror() }
    content.round(to: view.contentScaleFactor)
  }

  /// - Returns: Where the section ends.
  private func arrange(
    _ index: Int, from position: CGFloat, in view: UICollectionView, _ room: CGSize
  ) -> CGFloat {
    let section = section(at: index, in: view)
    let reference =
      section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
    let insets = section.contentInsets + referenceInsets(reference, in: view)
    var groups = GroupSolver(count: view.numberOfItems(inSection: index), traits: view.traitCollection) {
      self.preferredSizes[CollectionPlace(kind: nil, indexPath: IndexPath(item: $0, section: index))]
    }
    var solver = SectionSolver(section, isVertical: isVertical, container: room, insets: insets) {
      self.preferredSizes[
        CollectionPlace(kind: $0.elementKind, indexPath: IndexPath(item: $1, section: index))]
    }
    solver.solve(from: position, &groups)
    add(solver, index)
    if let handler = section.visibleItemsInvalidationHandler { content.handlers[index] = handler }
    return isVertical ? solver.frame.maxY : solver.frame.maxX
  }

  private func add(_ solver: SectionSolver, _ index: Int) {
    for (number, item) in solver.section.decorationItems.enumerated() {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: IndexPath(item: number, section: index))
      attributes.frame = solver.frame.inset(by: item.contentInsets)
      attributes.zIndex = item.zIndex
      content.add(attributes)
    }
    for cell in solver.cells {
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: cell.index, section: index))
      attributes.frame = cell.frame
      attributes.zIndex = cell.zIndex
      if !cell.estimatedAxes.isEmpty { attributes.estimatedAxes = cell.estimatedAxes }
      content.add(attributes)
    }
    for supplement in solver.supplements {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: supplement.item.elementKind,
        with: IndexPath(item: supplement.index, section: index))
      attributes.frame = supplement.frame
      attributes.zIndex = supplement.item.zIndex
      content.kindsBesideItems.insert(supplement.item.elementKind)
      content.add(attributes)
    }
    for boundary in solver.boundaries {
      add(boundary, IndexPath(item: boundary.index, section: index), solver.frame)
    }
  }

  private func add(_ boundary: SectionSolver.Boundary, _ path: IndexPath, _ area: CGRect) {
    let item = boundary.item
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    attributes.frame = boundary.frame
    attributes.zIndex = item.zIndex
    let axes = item.layoutSize.estimatedAxes
    if !axes.isEmpty { attributes.estimatedAxes = axes }
    content.add(attributes)
    guard item.pinToVisibleBounds else { return }
    let near: NSDirectionalRectEdge = isVertical ? .top : .leading
    content.pins[CollectionPlace(attributes)] = CompositionalContent.Pin(
      isAtStart: item.alignment.edges.contains(near), area: area)
  }

  /// What a reference adds across the direction of scrolling, where the content's insets do not already.
  func referenceInsets(
    _ reference: UIContentInsetsReference, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    var insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = view.safeAreaInsets
    case .layoutMargins: insets = view.layoutMargins
    case .readableContent:
      let readable = view.readableContentGuide.layoutFrame
      let bounds = view.bounds
      insets = UIEdgeInsets(
        top: view.layoutMargins.top, left: max(0, readable.minX - bounds.minX),
        bottom: view.layoutMargins.bottom, right: max(0, bounds.maxX - readable.maxX))
    }
    let own = view.adjustedContentInset
    insets = UIEdgeInsets(
      top: isVertical ? 0 : max(0, insets.top - own.top),
      left: isVertical ? max(0, insets.left - own.left) : 0,
      bottom: isVertical ? 0 : max(0, insets.bottom - own.bottom),
      right: isVertical ? max(0, insets.right - own.right) : 0)
    return NSDirectionalEdgeInsets(insets, view.effectiveUserInterfaceLayoutDirection)
  }
}

extension NSDirectionalEdgeInsets {
  static func + (first: NSDirectionalEdgeInsets, second: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
  }
}
