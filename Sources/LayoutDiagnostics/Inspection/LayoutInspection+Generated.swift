import AutoLayout
import ConstraintSolver
import Geometry

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
      case .ordinal(let number): 8 + UInt64(number)
      }
    return item(node).console.address + offset
  }

  private func term(_ node: NodeID, _ attribute: Attribute) -> ConsoleTerm {
    ConsoleTerm(item(node).console, attribute)
  }

  private func mask(_ node: NodeID, _ part: RowPart) -> ConsoleConstraint? {
    guard let frame = tree.givenFrame(of: node) else { return nil }
    let (attribute, value): (ConsoleAttribute, Double) =
      switch part {
      case .minX: (.minX, frame.minX)
      case .minY: (.minY, frame.minY)
      case .width: (.layout(.width), frame.width)
      default: (.layout(.height), frame.height)
      }
    let item = item(node)
    return ConsoleConstraint(
      made(node, part), className: "NSAutoresizingMaskLayoutConstraint", mask: item.mask.consoleText,
      ConsoleTerm(item.console, attribute), .equal, constant: value,
      superview: tree.parent(of: node).map { self.item($0).console })
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
    return ConsoleConstraint(
      made(node, part), identifier: "UIView-Encapsulated-Layout-" + (isWidth ? "Width" : "Height"),
      term(node, part.attribute), .equal, constant: isWidth ? frame.width : frame.height)
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
