internal import AutoLayout
internal import ConstraintSolver
import CoreGraphics
internal import Geometry
internal import LayoutDiagnostics

/// Conflicts as UIKit writes them to the console. What nobody wrote has the names by which published logs show it.
extension LayoutEngine {
  func text(of conflict: LayoutConflict) -> String {
    let written = writtenConstraints()
    // That sizes are not negative goes without saying in logs.
    let constraints = conflict.rows.compactMap { consoleConstraint($0, written) }
    let broken = consoleConstraint(conflict.broken, written)
    guard let broken = broken ?? constraints.last else { return "" }
    return ConsoleFormat().text(of: ConsoleConflict(constraints, breaking: broken))
  }

  private func consoleConstraint(
    _ row: RowSource, _ written: [LayoutConstraintID: NSLayoutConstraint]
  ) -> ConsoleConstraint? {
    switch row {
    case .constraint(let id): written[id]?.consoleConstraint
    case .generated(let node, let generator, let part): generated(row, node, generator, part)
    }
  }

  private func generated(
    _ row: RowSource, _ node: NodeID, _ generator: Generator, _ part: RowPart
  ) -> ConsoleConstraint? {
    guard let item = item(of: node) else { return nil }
    switch generator {
    case .nonNegativeSize, .preference: return nil
    case .mask, .fixedFrame: return mask(item, node, part)
    case .encapsulatedSize: return encapsulated(item, node, part)
    case .contentHugging, .contentCompressionResistance: return content(item, node, part)
    case .guide: return guide(item, node, part)
    case .scrollContent:
      return ConsoleConstraint(
        made(item, part), identifier: "UIScrollView-contentLayoutGuide",
        ConsoleTerm(item.consoleItem, edge(part)),
        .equal, owner(of: node).map { ConsoleTerm($0, edge(part)) }, superview: owner(of: node))
    default: return stack(row, item, generator, part)
    }
  }

  /// An address for an object that does not exist: that of its view, and a little more.
  private func made(_ item: LayoutItem, _ part: RowPart) -> UInt64 {
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
    return item.consoleItem.address + offset
  }

  private func owner(of node: NodeID) -> ConsoleItem? {
    tree.parent(of: node).flatMap { self.item(of: $0) }?.consoleItem
  }

  private func edge(_ part: RowPart) -> AutoLayout.Attribute {
    switch part {
    case .minX: .left
    case .maxX: .right
    case .width: .width
    case .minY: .top
    case .maxY: .bottom
    case .height, .ordinal: .height
    }
  }

  private func mask(_ item: LayoutItem, _ node: NodeID, _ part: RowPart) -> ConsoleConstraint? {
    guard let frame = tree.givenFrame(of: node) else { return nil }
    let (attribute, value): (ConsoleAttribute, Double) =
      switch part {
      case .minX: (.minX, frame.minX)
      case .minY: (.minY, frame.minY)
      case .width: (.layout(.width), frame.width)
      default: (.layout(.height), frame.height)
      }
    return ConsoleConstraint(
      made(item, part), className: "NSAutoresizingMaskLayoutConstraint",
      mask: item.view?.autoresizingMask.engineMask.consoleText, ConsoleTerm(item.consoleItem, attribute),
      .equal, constant: value, superview: owner(of: node))
  }

  private func encapsulated(_ item: LayoutItem, _ node: NodeID, _ part: RowPart) -> ConsoleConstraint? {
    guard let frame = tree.givenFrame(of: node), part == .width || part == .height else { return nil }
    let isWidth = part == .width
    return ConsoleConstraint(
      made(item, part), identifier: "UIView-Encapsulated-Layout-" + (isWidth ? "Width" : "Height"),
      ConsoleTerm(item.consoleItem, edge(part)), .equal, constant: isWidth ? frame.width : frame.height)
  }

  private func content(_ item: LayoutItem, _ node: NodeID, _ part: RowPart) -> ConsoleConstraint {
    let axis: Geometry.Axis = part == .width ? .horizontal : .vertical
    let priorities = tree.contentPriorities(axis, of: node)
    return ConsoleConstraint(
      made(item, part), className: "NSContentSizeLayoutConstraint", ConsoleTerm(item.consoleItem, edge(part)),
      .equal, constant: tree.contentSize(of: node)[axis] ?? 0,
      content: ConsoleConstraint.ContentPriorities(
        hugging: priorities.hugging.value, compressionResistance: priorities.compressionResistance.value))
  }

  private func guide(_ item: LayoutItem, _ node: NodeID, _ part: RowPart) -> ConsoleConstraint? {
    guard let owner = owner(of: node), case .insets(let insets)? = tree.placement(of: node) else {
      return nil
    }
    let (name, inset, isFar): (String, Double, Bool) =
      switch part {
      case .minX: ("left", insets.left, false)
      case .maxX: ("right", insets.right, true)
      case .minY: ("top", insets.top, false)
      default: ("bottom", insets.bottom, true)
      }
    let (own, outer) = (ConsoleTerm(item.consoleItem, edge(part)), ConsoleTerm(owner, edge(part)))
    return ConsoleConstraint(
      made(item, part), identifier: (item.guide?.identifier ?? "") + "-" + name, isFar ? outer : own, .equal,
      isFar ? own : outer, constant: inset, superview: owner)
  }

  /// A stack view's row speaks of two of its views, or of one and the stack view.
  private func stack(
    _ row: RowSource, _ item: LayoutItem, _ generator: Generator, _ part: RowPart
  ) -> ConsoleConstraint {
    let members = tree.nodes(of: row).compactMap { self.item(of: $0) }
    let views = members.filter { $0 !== item }
    let axis = (item.view as? UIStackView)?.axis.engineAxis ?? .horizontal
    let isAcross = generator == .stackAlignment || generator == .stackSpanningBoundary
    let shown = isAcross ? axis.perpendicular : axis
    let outer = item.consoleItem
    let identifier = generator.identifier.description
    func term(_ item: LayoutItem?, _ attribute: AutoLayout.Attribute) -> ConsoleTerm {
      ConsoleTerm(item?.consoleItem ?? outer, attribute)
    }
    switch generator {
    case .stackSpacing where views.count > 1:
      return ConsoleConstraint(
        made(item, part), identifier: identifier, term(views[1], shown.near), .equal,
        term(views[0], shown.far), constant: Double((item.view as? UIStackView)?.spacing ?? 0))
    case .stackFillEqually where views.count > 1:
      return ConsoleConstraint(
        made(item, part), identifier: identifier, term(views[1], shown.extent), .equal,
        term(views[0], shown.extent))
    case .stackCanvasConnection where part == .ordinal(2):
      return ConsoleConstraint(
        made(item, part), identifier: identifier, ConsoleTerm(outer, shown.far), .equal,
        term(views.last, shown.far), superview: outer)
    default:
      return ConsoleConstraint(
        made(item, part), identifier: identifier, term(views.first, shown.near), .equal,
        views.count > 1 ? term(views[1], shown.near) : ConsoleTerm(outer, shown.near),
        superview: views.count > 1 ? nil : outer)
    }
  }
}
