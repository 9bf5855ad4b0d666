import CoreGraphics
import PlumbViewKit

/// A hierarchy of views as text: a line each, with class, text and frame in the superview's coordinates, and what is wrong.
@MainActor
enum LayoutText {
  static func text(of view: UIView) -> String {
    var lines: [String] = []
    add(view, 0, view.plumb.brokenConstraints, &lines)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func add(
    _ view: UIView, _ depth: Int, _ broken: [NSLayoutConstraint], _ lines: inout [String]
  ) {
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number).joined(separator: " ")
    var line = String(repeating: "  ", count: depth) + NSStringFromClass(type(of: view))
    if let text = shownText(view) { line += " “" + text.replacing("\n", with: "⏎") + "”" }
    line += "  " + numbers
    if view.isHidden { line += "  hidden" }
    if view.hasAmbiguousLayout { line += "  ambiguous" }
    for constraint in broken where constraint.firstView === view {
      line += "  broken: " + equation(constraint)
    }
    lines.append(line)
    for subview in view.subviews { add(subview, depth + 1, broken, &lines) }
  }

  /// `width = 280`, `leading ≥ UIView.trailing + 8`: no addresses, which are others in each run.
  private static func equation(_ constraint: NSLayoutConstraint) -> String {
    let sign =
      switch constraint.relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(constraint.firstAttribute) \(sign) "
    let constant = constraint.constant
    guard let item = constraint.secondItem else { return text + number(constant) }
    if constraint.multiplier != 1 { text += number(constraint.multiplier) + " × " }
    text += NSStringFromClass(type(of: item)) + ".\(constraint.secondAttribute)"
    if constant != 0 { text += (constant < 0 ? " − " : " + ") + number(constant.magnitude) }
    return text
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
