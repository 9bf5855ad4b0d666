import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

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

  var lines: [ReportLine] {
    var lines = [header]
    if reports.autosizes(node), !item.mask.isEmpty {
      lines.append(ReportLine(.fact, "Mask..........." + item.mask.descriptionText))
    }
    lines.append(frame)
    if item.isView { lines += content }
    let constraints = reports.constraints(referringTo: node)
    for (place, constraint) in constraints.enumerated() {
      let text =
        Self.number(place, of: constraints.count) + Self.priority(of: constraint)
        + reports.equation(of: constraint) + Self.maker(of: constraint)
      lines.append(ReportLine(.constraint, text))
    }
    return lines
  }

  var header: ReportLine {
    let superclass = item.superclasses.first.map { " : " + $0 } ?? ""
    return ReportLine(
      .header,
      item.plainText.onOneLine + " " + item.console.className + superclass
        + (reports.autosizes(node) ? " [Autosizes]" : "")
        + (reports.freedom(of: node).isEmpty ? "" : " [Caution: Ambiguous Layout!]"))
  }

  var frame: ReportLine {
    let frame = reports.frame(of: node).printedText
    guard let stale = item.staleFrame else { return ReportLine(.fact, "Frame:........." + frame) }
    return ReportLine(.fact, "Frame:........." + stale.printedText + " [After layout: " + frame + "]")
  }

  var content: [ReportLine] {
    [
      contentSize, "Hugging........" + priorities { $0.hugging },
      "Resistance....." + priorities { $0.compressionResistance },
    ].map { ReportLine(.fact, $0) }
  }

  private var contentSize: String {
    let size = reports.tree.contentSize(of: node)
    let hasMode = !item.contentMode.isEmpty && (size.width ?? -1 > 0 || size.height ?? -1 > 0)
    return "Content size...{" + (size.width ?? -1).printedText + ", " + (size.height ?? -1).printedText + "}"
      + (hasMode ? " [Content Mode: " + item.contentMode + "]" : "")
  }

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
