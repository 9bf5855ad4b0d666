import AutoLayout
import ConstraintSolver
import Geometry

/// The lines that both forms of a view report have, and the standard form of them.
struct StandardReport {
  private let reports: LayoutReports
  private let node: NodeID
  private let item: InspectedItem

  init(_ reports: LayoutReports, _ node: NodeID) {
    self.reports = reports
    self.node = node
    item = reports.inspection.item(node)
  }

  var text: String {
    var lines = [header]
    if autosizes, !item.mask.isEmpty { lines.append("Mask..........." + item.mask.descriptionText) }
    lines.append(frame)
    if item.isView { lines += [contentSize, hugging, resistance] }
    let constraints = reports.constraints(referringTo: node)
    for (place, constraint) in constraints.enumerated() {
      lines.append(
        Self.number(place, of: constraints.count) + Self.priority(of: constraint)
          + reports.plain.text(of: constraint.console) + Self.maker(of: constraint))
    }
    return joined(lines, "\n")
  }

  /// Whether the view translates its mask.
  var autosizes: Bool {
    if case .mask? = reports.tree.placement(of: node) { true } else { false }
  }

  var header: String {
    item.plainText.onOneLine + " " + item.console.className
      + (item.superclasses.first.map { " : " + $0 } ?? "")
      + (autosizes ? " [Autosizes]" : "")
      + (reports.free[node] == nil ? "" : " [Caution: Ambiguous Layout!]")
  }

  var frame: String { "Frame:........." + reports.inspection.shownFrame(of: node).printedText }

  var contentSize: String {
    let size = reports.tree.contentSize(of: node)
    let hasMode = !item.contentMode.isEmpty && (size.width ?? -1 > 0 || size.height ?? -1 > 0)
    return "Content size...{" + (size.width ?? -1).printedText + ", " + (size.height ?? -1).printedText + "}"
      + (hasMode ? " [Content Mode: " + item.contentMode + "]" : "")
  }

  var hugging: String { "Hugging........" + priorities { $0.hugging } }
  var resistance: String { "Resistance....." + priorities { $0.compressionResistance } }

  private func priorities(_ one: (ContentPriorities) -> Priority) -> String {
    let tree = reports.tree
    return "[H " + one(tree.contentPriorities(.horizontal, of: node)).value.printedText + "] [V "
      + one(tree.contentPriorities(.vertical, of: node)).value.printedText + "]"
  }

  // MARK: Constraints

  /// `1. `, as wide as the last number is.
  static func number(_ place: Int, of count: Int) -> String {
    rightAligned(String(place + 1), in: String(count).utf8.count) + ". "
  }

  /// `@ 250 `; nothing for what sizes and masks bring, whose priorities are not theirs.
  static func priority(of constraint: ReportedConstraint) -> String {
    guard constraint.isLayoutConstraint, let priority = constraint.priority else { return "" }
    return "@" + rightAligned(priority.printedText, in: 4) + " "
  }

  /// The class, or what Apple calls it, where nobody wrote it.
  static func maker(of constraint: ReportedConstraint) -> String {
    if !constraint.isLayoutConstraint { return " (" + constraint.console.className + ")" }
    guard !constraint.isWritten, let identifier = constraint.identifier else { return "" }
    return " (" + identifier + ")"
  }

  private static func rightAligned(_ text: String, in width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
