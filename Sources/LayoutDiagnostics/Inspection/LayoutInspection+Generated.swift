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
    case .mask, .fixedFrame: mask(node, part)
    case .encapsulatedSize: encapsulated(node, part)
    case .contentHugging, .contentCompressionResistance: content(node, part)
    case .guide: guide(node, part)
    case .scrollContent: scrollContent(node, part)
    default: stack(row, node, generator, part)
    }
  }

  /// An address for an object that does not exist: that of its item, and a little more.
  private func made(_ node: NodeID, _ part: RowPart) -> UInt64 {
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

  /// A stack view's row speaks of two of its views, or of one and the stack view.
  private func stack(
    _ row: RowSource, _ node: NodeID, _ generator: Generator, _ part: RowPart
  ) -> ConsoleConstraint {
    let views = tree.nodes(of: row).filter { $0 != node }
    let stack = tree.stack(of: node)
    let axis = stack?.axis ?? .horizontal
    let isAcross = generator == .stackAlignment || generator == .stackSpanningBoundary
    let shown = isAcross ? axis.perpendicular : axis
    let identifier = generator.identifier.description
    let address = made(node, part)
    switch generator {
    case .stackSpacing where views.count > 1:
      let own = stack?.arranged.first { $0.node == views[0] }?.spacingAfter
      return ConsoleConstraint(
        address, identifier: identifier, term(views[1], shown.near), .equal, term(views[0], shown.far),
        constant: own ?? stack?.spacing ?? 0)
    case .stackFillEqually where views.count > 1:
      return ConsoleConstraint(
        address, identifier: identifier, term(views[1], shown.extent), .equal, term(views[0], shown.extent))
    case .stackCanvasConnection where part == .ordinal(2):
      return ConsoleConstraint(
        address, identifier: identifier, term(node, shown.far), .equal, term(views.last ?? node, shown.far),
        superview: item(node).console)
    default:
      return ConsoleConstraint(
        address, identifier: identifier, term(views.first ?? node, shown.near), .equal,
        term(views.count > 1 ? views[1] : node, shown.near),
        superview: views.count > 1 ? nil : item(node).console)
    }
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
