import CoreGraphics

/// The headers and footers around something.
@MainActor struct BoundaryFrame {
  private let items: [(item: NSCollectionLayoutBoundarySupplementaryItem, index: Int, size: CGSize)]
  private let insets: NSDirectionalEdgeInsets
  private let container: CGSize

  /// - Parameter insets: Those of the content that the headers and footers keep to at their ends.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize,
    insets: NSDirectionalEdgeInsets,
    _ preferredSize: (NSCollectionLayoutBoundarySupplementaryItem, Int) -> CGSize?
  ) {
    self.insets = insets
    self.container = container
    var counts: [String: Int] = [:]
    self.items = items.map { item in
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      // Those above and below keep to the insets at their sides, those at the sides to those above and below.
      let isAcross = Self.isAboveOrBelow(item)
      let room = CGSize(
        width: container.width - (isAcross ? insets.leading + insets.trailing : 0),
        height: container.height - (isAcross ? 0 : insets.top + insets.bottom))
      var size = item.layoutSize.size(in: room)
      let axes = item.layoutSize.estimatedAxes
      if !axes.isEmpty, let preferred = preferredSize(item, index) {
        if axes.contains(.horizontal) { size.width = preferred.width }
        if axes.contains(.vertical) { size.height = preferred.height }
      }
      return (item, index, size)
    }
  }

  private static func isAboveOrBelow(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    !item.alignment.edges.isDisjoint(with: [.top, .bottom])
  }

  /// How far they reach beyond the content at each side, in points.
  var reach: NSDirectionalEdgeInsets {
    var reach = NSDirectionalEdgeInsets.zero
    for (item, _, size) in items where item.extendsBoundary {
      let edges = item.alignment.edges
      if edges.contains(.top) {
        reach.top = max(reach.top, size.height - item.offset.y + item.room)
      } else if edges.contains(.bottom) {
        reach.bottom = max(reach.bottom, size.height + item.offset.y)
      } else if edges.contains(.leading) {
        reach.leading = max(reach.leading, size.width - item.offset.x)
      } else if edges.contains(.trailing) {
        reach.trailing = max(reach.trailing, size.width + item.offset.x)
      }
    }
    return reach
  }

  func boundaries(around content: CGRect) -> [SectionSolver.Boundary] {
    items.map { item, index, size in
      SectionSolver.Boundary(item: item, index: index, frame: frame(item, size, around: content))
    }
  }

  private func frame(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ given: CGSize, around content: CGRect
  ) -> CGRect {
    let edges = item.alignment.edges
    let isAcross = Self.isAboveOrBelow(item)
    var size = given
    // At the side of a section, a part of the height is one of the section's.
    if !isAcross, item.layoutSize.heightDimension.isFractionalHeight {
      size.height =
        item.layoutSize.heightDimension.dimension * max(0, content.height - insets.top - insets.bottom)
    }
    let along = content.inset(
      by: isAcross
        ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
        : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0))
    var origin = CGPoint(x: along.midX - size.width / 2, y: along.midY - size.height / 2)
    let isOutside = item.extendsBoundary
    if edges.contains(.top) { origin.y = isOutside ? content.minY - size.height : content.minY }
    if edges.contains(.bottom) { origin.y = isOutside ? content.maxY : content.maxY - size.height }
    if isAcross {
      if edges.contains(.leading) { origin.x = along.minX }
      if edges.contains(.trailing) { origin.x = along.maxX - size.width }
    } else {
      if edges.contains(.leading) { origin.x = isOutside ? content.minX - size.width : content.minX }
      if edges.contains(.trailing) { origin.x = isOutside ? content.maxX : content.maxX - size.width }
    }
    let insets = item.countingInsets
    return CGRect(
      origin: CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y), size: size
    ).inset(by: insets)
  }
}
