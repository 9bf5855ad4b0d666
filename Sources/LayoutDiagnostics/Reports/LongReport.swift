import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// Plumb's own form of a view report.
struct LongReport {
  private let reports: LayoutReports
  private let node: NodeID
  private let item: InspectedItem
  private let standard: StandardReport

  init(_ reports: LayoutReports, _ node: NodeID) {
    self.reports = reports
    self.node = node
    item = reports.inspection.item(node)
    standard = StandardReport(reports, node)
  }

  var lines: [ReportLine] {
    var lines = [standard.header]
    if let place = item.place { lines.append(ReportLine(.fact, "Made at........" + place.text)) }
    lines.append(ReportLine(.fact, "Laid out......." + placement))
    if item.isView {
      let mask = item.mask.isEmpty ? "none" : item.mask.descriptionText
      let addition = reports.autosizes(node) || item.mask.isEmpty ? "" : ", not translated"
      lines.append(ReportLine(.fact, "Mask..........." + mask + addition))
    }
    lines.append(standard.frame)
    let alignmentRect = reports.alignmentRect(of: node).printedText
    lines.append(ReportLine(.fact, "Alignment rect." + alignmentRect))
    if item.isView { lines += standard.content }
    for (place, opening) in openings.enumerated() {
      lines.append(ReportLine(.opening, (place == 0 ? "Free..........." : "               ") + opening))
    }
    return lines + constraints
  }

  // MARK: What it is

  private var placement: String {
    let tree = reports.tree
    switch tree.placement(of: node) {
    case .constraints?:
      guard let parent = tree.parent(of: node), let stack = tree.stack(of: parent),
        stack.arranged.contains(where: { $0.node == node })
      else { return "by constraints" }
      return "by constraints, arranged by " + name(of: parent)
    case .mask?: return "by its autoresizing mask"
    case .fixedFrame?:
      let isInStack = tree.parent(of: node).flatMap { tree.stack(of: $0) } != nil
      return isInStack && item.isHidden
        ? "not at all while it is hidden" : "by a fixed frame"
    case .encapsulated?, .window?: return "from outside, by a screen, a window or a cell"
    case .insets?: return "at fixed distances from the edges of its owner"
    case .scrollContent?: return "as the content of its scroll view"
    case .distance?: return "as a distance between two anchors"
    case nil: return "not at all"
    }
  }

  /// What the constraints leave open, between what, and what becomes of it.
  private var openings: [String] {
    let frame = reports.frame(of: node)
    return reports.freedom(of: node).parts.map { part in
      part.variableName + " " + range(of: part) + ": it stays at " + part.value(of: frame).points
    }
  }

  private func range(of part: FramePart) -> String {
    let range: (lowest: Double, highest: Double)
    do throws(LayoutError) { range = try reports.tree.range(of: part, node) } catch { return "is open" }
    switch (range.lowest.isFinite, range.highest.isFinite) {
    case (true, true): return "may be from " + range.lowest.points + " to " + range.highest.points
    case (true, false): return "may be " + range.lowest.points + " and more"
    case (false, true): return "may be " + range.highest.points + " and less"
    case (false, false): return "may be anything"
    }
  }

  // MARK: Constraints

  /// Two lines each: what it demands, and in columns how it fares, where it is installed and was made.
  private var constraints: [ReportLine] {
    let constraints = reports.constraints(referringTo: node)
    let fates = constraints.map { $0.fate.text }
    let holders = constraints.map { $0.installedOn.map { "on " + name(of: $0) } ?? origin(of: $0) }
    let widths = (fates.map { $0.utf8.count }.max() ?? 0, holders.map { $0.utf8.count }.max() ?? 0)
    var lines: [ReportLine] = []
    for (place, constraint) in constraints.enumerated() {
      let number = StandardReport.number(place, of: constraints.count)
      // What has no priority of its own stands below the equations of those that have.
      let priority = StandardReport.priority(of: constraint)
      lines.append(
        ReportLine(
          .constraint,
          number + Self.padded(priority, to: 6) + reports.equation(of: constraint)
            + StandardReport.maker(of: constraint)))
      var details =
        String(repeating: " ", count: number.utf8.count + 6) + Self.padded(fates[place], to: widths.0 + 2)
        + Self.padded(holders[place], to: widths.1 + 2)
      details += constraint.place?.text ?? ""
      if constraint.isWritten, let identifier = constraint.identifier {
        details += (constraint.place == nil ? "" : "  ") + "“" + identifier.onOneLine + "”"
      }
      while details.last == " " { details.removeLast() }
      lines.append(ReportLine(.fate(constraint.fate), details))
    }
    return lines
  }

  /// What brings a constraint that is installed nowhere.
  private func origin(of constraint: ReportedConstraint) -> String {
    guard case .generated(_, let generator, _) = constraint.row else { return "" }
    switch generator {
    case .contentHugging, .contentCompressionResistance: return "from its content"
    case .fixedFrame: return "from its fixed frame"
    default: return "from its mask"
    }
  }

  private func name(of node: NodeID) -> String { reports.inspection.item(node).plainText.onOneLine }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}

extension FramePart {
  fileprivate func value(of frame: Rect) -> Double {
    switch self {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }
}
