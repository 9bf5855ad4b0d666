import CoreGraphics
internal import LayoutDiagnostics

/// What is wrong with a constraint that UIKit answers with an exception: here a trap, with the same message and what to do.
@MainActor
enum ConstraintFault {
  static func notAnItem(_ object: Any) -> Never {
    fatalError("\(object) is no item of a constraint. Use a UIView or a UILayoutGuide.")
  }

  static func noFirstItem(_ constraint: NSLayoutConstraint) -> Never {
    fatalError(
      "NSLayoutConstraint for (null): Constraint must contain a first layout item. Give it a view or a guide, and an "
        + "attribute.")
  }

  static func unusablePriority(_ priority: UILayoutPriority) -> Never {
    fatalError(
      "It's illegal to set priority:\(Double(priority.rawValue).printedText).  Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> Never {
    let (first, second) = anchors(constraint)
    stop(.noCommonAncestor(first, second))
  }

  static func priorityChange(from existing: UILayoutPriority, to passed: UILayoutPriority) -> Never {
    stop(.priorityChange(from: Double(existing.rawValue), to: Double(passed.rawValue)))
  }

  static func locationWithoutPair(_ constraint: NSLayoutConstraint) -> Never {
    let (first, _) = anchors(constraint)
    stop(.locationWithoutPair(first.term, item: first.term.item.text))
  }

  static func invalidPairing(_ constraint: NSLayoutConstraint) -> Never {
    let (first, second) = anchors(constraint)
    stop(.invalidPairing(first.term, second.term))
  }

  static func mixedDirections(_ constraint: NSLayoutConstraint) -> Never {
    let (first, second) = anchors(constraint)
    stop(.mixedDirections(first.term, second.term))
  }

  static func multiplierNotFinite(_ multiplier: CGFloat) -> Never {
    stop(.multiplierNotFinite(multiplier))
  }

  static func constantNotFinite(_ constraint: NSLayoutConstraint, _ constant: CGFloat) -> Never {
    let (first, second) = anchors(constraint)
    stop(.constantNotFinite(constant, first, constraint.second.isNothing ? nil : second))
  }

  private static func anchors(
    _ constraint: NSLayoutConstraint
  ) -> (first: ConsoleAnchor, second: ConsoleAnchor) {
    let address = ConsoleNames.address(constraint)
    return (constraint.first.consoleAnchor(address), constraint.second.consoleAnchor(address))
  }

  private static func stop(_ exception: ConsoleException) -> Never { fatalError(exception.text) }
}
