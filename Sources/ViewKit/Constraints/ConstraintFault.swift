import CoreGraphics
internal import PlumbLayoutDiagnostics

/// What is wrong with a constraint that UIKit answers with an exception: here a fault, with the same message and what to do.
@MainActor
enum ConstraintFault {
  static func notAnItem(_ object: Any) {
    stop("\(object) is no item of a constraint. Use a UIView or a UILayoutGuide.")
  }

  static func noFirstItem(_ constraint: NSLayoutConstraint) {
    stop(
      "NSLayoutConstraint for (null): Constraint must contain a first layout item. Give it a view or a guide, and an "
        + "attribute.", constraint)
  }

  static func unusablePriority(_ priority: UILayoutPriority, of constraint: NSLayoutConstraint) {
    stop(
      "It's illegal to set priority:\(Double(priority.rawValue).printedText).  Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.", constraint)
  }

  static func noCommonAncestor(_ constraint: NSLayoutConstraint) {
    let (first, second) = anchors(constraint)
    stop(.noCommonAncestor(first, second), constraint)
  }

  static func priorityChange(of constraint: NSLayoutConstraint, to passed: UILayoutPriority) {
    stop(
      .priorityChange(from: Double(constraint.priority.rawValue), to: Double(passed.rawValue)), constraint)
  }

  static func locationWithoutPair(_ constraint: NSLayoutConstraint) {
    let (first, _) = anchors(constraint)
    stop(.locationWithoutPair(first.term, item: first.term.item.text), constraint)
  }

  static func invalidPairing(_ constraint: NSLayoutConstraint) {
    let (first, second) = anchors(constraint)
    stop(.invalidPairing(first.term, second.term), constraint)
  }

  static func mixedDirections(_ constraint: NSLayoutConstraint) {
    let (first, second) = anchors(constraint)
    stop(.mixedDirections(first.term, second.term), constraint)
  }

  static func multiplierNotFinite(_ constraint: NSLayoutConstraint) {
    stop(.multiplierNotFinite(constraint.multiplier), constraint)
  }

  static func constantNotFinite(_ constraint: NSLayoutConstraint, _ constant: CGFloat) {
    let (first, second) = anchors(constraint)
    stop(.constantNotFinite(constant, first, constraint.second.isNothing ? nil : second), constraint)
  }

  private static func anchors(
    _ constraint: NSLayoutConstraint
  ) -> (first: ConsoleAnchor, second: ConsoleAnchor) {
    let address = ConsoleNames.address(constraint)
    return (constraint.first.consoleAnchor(address), constraint.second.consoleAnchor(address))
  }

  private static func stop(_ exception: ConsoleException, _ constraint: NSLayoutConstraint? = nil) {
    stop(exception.text, constraint)
  }

  /// A fault at the line that made the constraint, where that is known, or that is making it.
  static func stop(_ text: String, _ constraint: NSLayoutConstraint? = nil) {
    guard let origin = constraint?.origin ?? CreationPlace.current else { return Faults.raise(text) }
    Faults.raise(
      text + (text.hasSuffix(".") ? " " : ". ") + "The constraint is made at \(origin.text).", at: origin)
  }
}
