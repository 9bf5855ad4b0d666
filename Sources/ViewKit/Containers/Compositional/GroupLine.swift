import CoreGraphics

/// An item of a group with its cells.
@MainActor struct GroupPart {
  /// Nil in a custom group.
  let item: NSCollectionLayoutItem?
  var block: GroupBlock

  /// With the spacing at its edges, in points.
  func outerLength(_ isHorizontal: Bool) -> CGFloat {
    let (before, after) = item?.spacing(isHorizontal) ?? (nil, nil)
    return block.size.length(isHorizontal) + (before?.spacing ?? 0) + (after?.spacing ?? 0)
  }

  /// Whether the length is a part of the group's.
  func follows(_ isHorizontal: Bool) -> Bool {
    let dimension = item?.layoutSize.dimension(isHorizontal)
    return isHorizontal ? dimension?.isFractionalWidth ?? false : dimension?.isFractionalHeight ?? false
  }
}

/// The items of a group one after the other, with what is between them.
@MainActor struct GroupLine {
  private(set) var parts: [GroupPart]
  private(set) var origins: [CGPoint] = []
  /// In points.
  private(set) var length: CGFloat = 0

  /// - Parameter size: The group's inside; nil for a group that is as long as its items.
  init(_ group: NSCollectionLayoutGroup, _ given: [GroupPart], length size: CGSize?, tolerance: CGFloat) {
    parts = given
    let isHorizontal = group.isHorizontal
    evenOut(isHorizontal: !isHorizontal)
    // In turn: what is before a part, and after the last one.
    var gaps: [[NSCollectionLayoutSpacing]] = [[]]
    for (index, part) in parts.enumerated() {
      let (before, after) = part.item?.spacing(isHorizontal) ?? (nil, nil)
      if index > 0, let between = group.interItemSpacing { gaps[index].append(between) }
      if let before { gaps[index].append(before) }
      gaps.append(after.map { [$0] } ?? [])
    }
    let spacings = gaps.flatMap { $0 }
    length =
      parts.reduce(0) { $0 + $1.block.size.length(isHorizontal) } + spacings.reduce(0) { $0 + $1.spacing }
    let flexible = spacings.filter(\.isFlexible).count
    let left = max(0, (size?.length(isHorizontal) ?? length) - length)
    let share = flexible > 0 ? left / CGFloat(flexible) : 0
    var position: CGFloat = 0
    for (index, part) in parts.enumerated() {
      position += gaps[index].reduce(0) { $0 + $1.spacing + ($1.isFlexible ? share : 0) }
      let across = Self.offset(of: part, in: size?.length(!isHorizontal), isHorizontal: !isHorizontal)
      origins.append(isHorizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position))
      position += part.block.size.length(isHorizontal)
    }
  }

  /// Siblings that are to be alike are as long as the longest.
  private mutating func evenOut(isHorizontal: Bool) {
    let alike = parts.indices.filter {
      parts[$0].item?.layoutSize.dimension(isHorizontal).isUniformAcrossSiblings ?? false
    }
    let longest = alike.map { parts[$0].block.size.length(isHorizontal) }.max() ?? 0
    for index in alike { parts[index].block.stretch(to: longest, isHorizontal: isHorizontal) }
  }

  /// Across the group.
  private static func offset(of part: GroupPart, in length: CGFloat?, isHorizontal: Bool) -> CGFloat {
    guard let (before, after) = part.item?.spacing(isHorizontal), let before else { return 0 }
    guard before.isFlexible, let length else { return before.spacing }
    let left = max(0, length - part.outerLength(isHorizontal))
    return before.spacing + (after?.isFlexible == true ? left / 2 : left)
  }
}
