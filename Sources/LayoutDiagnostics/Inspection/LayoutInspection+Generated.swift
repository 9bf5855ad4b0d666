import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// Rows that nobody wrote, by the names under which published logs show them.
extension LayoutInspection {
  func generated(
    _ row: RowSource, _ node: NodeID, _ generator: Generator, _ part: RowPart
  ) -> ConsoleConstraint? {
    switch generator {
    case .nonNegativeSize, .preference: nil
    case .fixedFrame where item(node).hasPrototypingConstraints: prototyping(node, part)
    case .mask, .fixedFrame: mask(node, part)
    case .encapsulatedSize: encapsulated(node, part)
    case .contentHugging, .contentCompressionResistance: content(node, part)
    case .guide: guide(node, part)
    case .scrollContent: scrollContent(node, part)
    default: stack(row, node, generator, part)
    }
  }

  /// An address for one of the many constraints that a stack view makes: far from each other's, and where no object is.
  func made(_ node: NodeID, _ generator: Generator, _ part: RowPart) -> UInt64 {
    guard case .ordinal(let number) = part else { return made(node, part) }
    let kind = UInt64(generator.rawValue) &- UInt64(Generator.stackCanvasConnection.rawValue)
    return item(node).console.address &+ 8 &+ kind &<< 36 &+ UInt64(number) &<< 40
  }

  /// An address for an object that does not exist: that of its item, and a little more.
  func made(_ node: NodeID, _ part: RowPart) -> UInt64 {
    let offset: UInt64 =
      switch part {
      case .minX: 1
      case .maxX: 2
      case .width: 3
      case .minY: 4
      case .maxY: 5
      case .height: 6
      case .ordinal: 8
      }
    return item(node).console.address + offset
  }

  private func term(_ node: NodeID, _ attribute: Attribute) -> ConsoleTerm {
    ConsoleTerm(item(node).console, attribute)
  }

  /// A translated mask, as `AutoresizingMask.shares` has it: what does not stretch is a number, what does names the
  /// superview, as in `h=-&- v=-&- UIControl:0x….width == _UIParallaxDimmingView:0x….width`,
  /// `UIView:0x….width == UIView:0x….width + 25` and `h=&-- v=--& UILabel:0x….midX == UIView:0x….width - 29` of published
  /// logs.
  private func mask(_ node: NodeID, _ part: RowPart) -> ConsoleConstraint? {
    guard let frame = tree.givenFrame(of: node) else { return nil }
    let isHorizontal = part == .minX || part == .width
    let isPosition = part == .minX || part == .minY
    let attribute: ConsoleAttribute = isPosition ? (isHorizontal ? .minX : .minY) : .layout(part.attribute)
    var value =
      isPosition ? (isHorizontal ? frame.minX : frame.minY) : isHorizontal ? frame.width : frame.height
    let item = item(node)
    let owner = tree.parent(of: node)
    var share = 0.0
    if owner != nil, case .mask(let mask, let container)? = tree.placement(of: node) {
      let axis: Axis = isHorizontal ? .horizontal : .vertical
      let shares = mask.shares(
        axis, minimum: frame.origin[axis], extent: frame.size[axis], container: container[axis])
      share = isPosition ? shares.minimum : shares.extent
      value -= share * container[axis]
      // What rounding leaves is no distance.
      if value.magnitude < 1e-9 * max(container[axis], 1) { value = 0 }
    }
    let whole = isHorizontal ? Attribute.width : .height
    return ConsoleConstraint(
      made(node, part), className: "NSAutoresizingMaskLayoutConstraint", mask: item.mask.consoleText,
      ConsoleTerm(item.console, attribute), .equal, share == 0 ? nil : owner.map { term($0, whole) },
      multiplier: share == 0 ? 1 : share, constant: value, superview: owner.map { self.item($0).console })
  }

  /// What Xcode's compiler of documents adds, as published logs have it:
  /// `NSIBPrototypingLayoutConstraint:0x… 'IB auto generated at build time for view with fixed frame' …`.
  private func prototyping(_ node: NodeID, _ part: RowPart) -> ConsoleConstraint? {
    guard let frame = tree.givenFrame(of: node) else { return nil }
    let owner = part == .minX || part == .minY ? tree.parent(of: node) : nil
    let value: Double =
      switch part {
      case .minX: frame.minX
      case .minY: frame.minY
      case .width: frame.width
      default: frame.height
      }
    return ConsoleConstraint(
      made(node, part), className: "NSIBPrototypingLayoutConstraint",
      identifier: "IB auto generated at build time for view with fixed frame", term(node, part.attribute),
      .equal, owner.map { term($0, part.attribute) }, constant: value,
      superview: owner.map { item($0).console })
  }

  private func encapsulated(_ node: NodeID, _ part: RowPart) -> ConsoleConstraint? {
    guard let frame = tree.givenFrame(of: node), part == .width || part == .height else { return nil }
    let isWidth = part == .width
    // AppKit's name is that of a published log of a table's cell (munki #1241).
    let kit = format.framework == .appKit ? "NSView" : "UIView"
    var identifier = kit + "-Encapsulated-Layout-" + (isWidth ? "Width" : "Height")
    var priority = 1000.0
    if case .window(let held)? = tree.placement(of: node) {
      identifier = isWidth ? "NSWindow-current-width" : "NSWindow-current-height"
      priority = held.value
    }
    return ConsoleConstraint(
      made(node, part), identifier: identifier, term(node, part.attribute), .equal,
      constant: isWidth ? frame.width : frame.height, priority: priority)
  }

  private func content(_ node: NodeID, _ part: RowPart) -> ConsoleConstraint {
    let axis: Axis = part == .width ? .horizontal : .vertical
    let priorities = tree.contentPriorities(axis, of: node)
    return ConsoleConstraint(
      made(node, part), className: "NSContentSizeLayoutConstraint", term(node, part.attribute), .equal,
      constant: tree.contentSize(of: node)[axis] ?? 0,
      content: ConsoleConstraint.ContentPriorities(
        hugging: priorities.hugging.value, compressionResistance: priorities.compressionResistance.value))
  }

  private func guide(_ node: NodeID, _ part: RowPart) -> ConsoleConstraint? {
    guard let owner = tree.parent(of: node), case .insets(let insets)? = tree.placement(of: node) else {
      return nil
    }
    let (name, inset, isFar): (String, Double, Bool) =
      switch part {
      case .minX: ("left", insets.left, false)
      case .maxX: ("right", insets.right, true)
      case .minY: ("top", insets.top, false)
      default: ("bottom", insets.bottom, true)
      }
    let (own, outer) = (term(node, part.attribute), term(owner, part.attribute))
    return ConsoleConstraint(
      made(node, part), identifier: (item(node).console.label ?? "") + "-" + name, isFar ? outer : own,
      .equal,
      isFar ? own : outer, constant: inset, superview: outer.item)
  }

  private func scrollContent(_ node: NodeID, _ part: RowPart) -> ConsoleConstraint {
    let owner = tree.parent(of: node)
    return ConsoleConstraint(
      made(node, part), identifier: "UIScrollView-contentLayoutGuide", term(node, part.attribute), .equal,
      owner.map { term($0, part.attribute) }, superview: owner.map { item($0).console })
  }
}

extension RowPart {
  /// The attribute of an edge or a size.
  var attribute: Attribute {
    switch self {
    case .minX: .left
    case .maxX: .right
    case .width: .width
    case .minY: .top
    case .maxY: .bottom
    case .height, .ordinal: .height
    }
  }
}
