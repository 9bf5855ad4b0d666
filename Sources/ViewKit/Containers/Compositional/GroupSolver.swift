import CoreGraphics

/// Puts a section's items into groups, one after the other.
@MainActor struct GroupSolver {
  /// How many items the section has.
  let count: Int
  let traits: UITraitCollection
  /// What a cell said that it wants; nil before it was asked.
  let preferredSize: (Int) -> CGSize?
  /// The item that is put next.
  private(set) var next = 0

  /// How much more than its length a group may hold, for parts that do not quite make a whole.
  private static let tolerance: CGFloat = 0.01

  init(count: Int, traits: UITraitCollection, preferredSize: @escaping (Int) -> CGSize?) {
    self.count = count
    self.traits = traits
    self.preferredSize = preferredSize
  }

  var isDone: Bool { next >= count }

  /// An item or group with the next items in it; nil where none is left.
  ///
  /// - Parameter share: The length along the group around it, where that says so.
  mutating func block(
    _ item: NSCollectionLayoutItem, in container: CGSize, share: CGFloat? = nil, isHorizontal: Bool = true
  ) -> GroupBlock? {
    guard !isDone else { return nil }
    var size = item.layoutSize.size(in: container)
    if let share { size.setLength(share, isHorizontal) }
    if let group = item as? NSCollectionLayoutGroup { return block(group, size) }
    return cell(item, size)
  }

  private mutating func cell(_ item: NSCollectionLayoutItem, _ given: CGSize) -> GroupBlock {
    let index = next
    next += 1
    let axes = item.layoutSize.estimatedAxes
    var size = given
    if !axes.isEmpty, let preferred = preferredSize(index) {
      if axes.contains(.horizontal) { size.width = preferred.width }
      if axes.contains(.vertical) { size.height = preferred.height }
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: item.countingInsets)
    var block = GroupBlock(
      size: size, cells: [GroupBlock.Cell(index: index, frame: frame, estimatedAxes: axes)])
    addSupplements(of: item, beside: frame, index, to: &block)
    return block
  }

  private func addSupplements(
    of item: NSCollectionLayoutItem, beside frame: CGRect, _ index: Int, to block: inout GroupBlock
  ) {
    for supplement in item.supplementaryItems {
      let size = supplement.layoutSize.size(in: frame.size)
      block.supplements.append(
        GroupBlock.Supplement(
          item: supplement, index: index, frame: supplement.frame(of: size, beside: frame)))
    }
  }

  // MARK: Groups

  private mutating func block(_ group: NSCollectionLayoutGroup, _ given: CGSize) -> GroupBlock {
    let start = next
    let insets = group.countingInsets
    var inner = CGRect(origin: .zero, size: given).inset(by: insets)
    var parts = parts(of: group, in: inner.size)
    if resolveLength(of: group, &inner.size, parts) {
      next = start
      parts = self.parts(of: group, in: inner.size)
    }
    var block = GroupBlock(
      size: CGSize(
        width: inner.width + insets.leading + insets.trailing,
        height: inner.height + insets.top + insets.bottom))
    if case .custom = group.content {
      for part in parts { block.add(part.block, at: inner.origin) }
    } else {
      let line = GroupLine(group, parts, length: inner.size, tolerance: Self.tolerance)
      for (part, origin) in zip(line.parts, line.origins) {
        block.add(part.block, at: CGPoint(x: inner.minX + origin.x, y: inner.minY + origin.y))
      }
    }
    addSupplements(
      of: group, beside: CGRect(origin: .zero, size: block.size), min(start, max(0, count - 1)), to: &block)
    return block
  }

  /// Takes what the parts make of lengths that are estimated.
  ///
  /// - Returns: Whether parts depend on a length that has changed.
  private func resolveLength(
    of group: NSCollectionLayoutGroup, _ size: inout CGSize, _ parts: [GroupPart]
  ) -> Bool {
    if case .custom = group.content { return false }
    var dependsOnIt = false
    for isHorizontal in [true, false] where group.layoutSize.dimension(isHorizontal).isEstimated {
      let own = parts.filter { !$0.follows(isHorizontal) }
      guard !own.isEmpty else { continue }
      let length: CGFloat
      if isHorizontal == group.isHorizontal {
        length = GroupLine(group, parts, length: nil, tolerance: Self.tolerance).length
      } else {
        length = own.map { $0.outerLength(isHorizontal) }.max() ?? 0
      }
      dependsOnIt = dependsOnIt || own.count < parts.count && length != size.length(isHorizontal)
      size.setLength(length, isHorizontal)
    }
    return dependsOnIt
  }

  private mutating func parts(of group: NSCollectionLayoutGroup, in size: CGSize) -> [GroupPart] {
    switch group.content {
    case .custom(let provider): return customParts(provider, size)
    case .times(let count): return repeated(group, count, size, share: nil)
    case .shares(let count):
      let spacing = group.interItemSpacing?.spacing ?? 0
      let isEstimated = group.subitems[0].layoutSize.dimension(group.isHorizontal).isEstimated
      let share = (size.length(group.isHorizontal) - CGFloat(count - 1) * spacing) / CGFloat(count)
      return repeated(group, count, size, share: isEstimated ? nil : max(0, share))
    case .pattern: return patternParts(of: group, size)
    }
  }

  private mutating func repeated(
    _ group: NSCollectionLayoutGroup, _ count: Int, _ size: CGSize, share: CGFloat?
  ) -> [GroupPart] {
    var parts: [GroupPart] = []
    while parts.count < count,
      let block = block(group.subitems[0], in: size, share: share, isHorizontal: group.isHorizontal)
    {
      parts.append(GroupPart(item: group.subitems[0], block: block))
    }
    return parts
  }

  /// The items again and again as long as there is room. Where the group's length is estimated, each is there
  /// once at least, and what they were estimated to take counts: cells that turn out longer push none out.
  private mutating func patternParts(of group: NSCollectionLayoutGroup, _ size: CGSize) -> [GroupPart] {
    var parts: [GroupPart] = []
    let isHorizontal = group.isHorizontal
    let isOpen = group.layoutSize.dimension(isHorizontal).isEstimated
    let room = size.length(isHorizontal) + Self.tolerance
    var used: CGFloat = 0
    while !group.subitems.isEmpty {
      let item = group.subitems[parts.count % group.subitems.count]
      let before = next
      guard let block = block(item, in: size) else { break }
      let part = GroupPart(item: item, block: block)
      let (near, far) = item.spacing(isHorizontal)
      let length =
        isOpen
        ? item.layoutSize.size(in: size).length(isHorizontal) + (near?.spacing ?? 0) + (far?.spacing ?? 0)
        : part.outerLength(isHorizontal)
      let end = used + (parts.isEmpty ? 0 : group.interItemSpacing?.spacing ?? 0) + length
      let isWanted = parts.isEmpty || isOpen && parts.count < group.subitems.count
      // Items without length would never fill the group.
      if !isWanted, end > room || length <= 0 {
        next = before
        break
      }
      parts.append(part)
      used = end
    }
    return parts
  }

  private mutating func customParts(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize
  ) -> [GroupPart] {
    let places = provider(LayoutEnvironment(LayoutContainer(size), traits)).prefix(count - next)
    defer { next += places.count }
    return places.enumerated().map { offset, place in
      let cell = GroupBlock.Cell(index: next + offset, frame: place.frame, zIndex: place.zIndex)
      return GroupPart(item: nil, block: GroupBlock(size: size, cells: [cell]))
    }
  }
}
