import CoreGraphics
import PlumbViewKit

/// A hierarchy of views as text: a line each, with class, text and frame in the superview's coordinates.
@MainActor
enum LayoutText {
  static func text(of view: UIView) -> String {
    var lines: [String] = []
    add(view, 0, &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func add(_ view: UIView, _ depth: Int, _ lines: inout [String]) {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
    var line = String(repeating: "  ", count: depth) + NSStringFromClass(type(of: view))
    if let text = shownText(view) { line += " “" + text.replacing("\n", with: "⏎") + "”" }
    line += "  " + numbers
    if view.isHidden { line += "  hidden" }
    if view.hasAmbiguousLayout { line += "  ambiguous" }
    lines.append(line)
    for subview in view.subviews { add(subview, depth + 1, &lines) }
  }

  private static func shownText(_ view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.text
    case let text as UITextView: text.text
    default: nil
    }
  }

  /// With three decimals at most, and none where there are none.
  static func number(_ value: CGFloat) -> String {
    let thousandths = (value * 1000).rounded()
    guard thousandths.magnitude < 1e15 else { return "\(value)" }
    let whole = Int(thousandths)
    let sign = whole < 0 ? "-" : ""
    let digits = String(whole.magnitude % 1000)
    let decimals = String(repeating: "0", count: 3 - digits.count) + digits
    let kept = decimals.reversed().drop { $0 == "0" }.reversed()
    return sign + String(whole.magnitude / 1000) + (kept.isEmpty ? "" : "." + String(kept))
  }
}
