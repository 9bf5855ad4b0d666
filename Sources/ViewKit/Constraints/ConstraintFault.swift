import CoreGraphics

/// What is wrong with a constraint that UIKit answers with an exception: here a trap, with the same message.
@MainActor
enum ConstraintFault {
  case notAnItem(Any)
  case noCommonAncestor(NSLayoutConstraint)
  case requiredPriorityChanged(from: UILayoutPriority, to: UILayoutPriority)
  case unusablePriority(UILayoutPriority)
  case notFinite(String, CGFloat)
  case noFirstItem
  case invalidPairing
  case locationIsConstant
  case locationAndSize
  case directionMixed
  case zeroMultiplierLocation

  /// What the person who wrote the constraint is told: Apple's sentence, and what to do.
  var message: String {
    switch self {
    case .notAnItem(let object):
      "\(object) is no item of a constraint. Use a UIView or a UILayoutGuide."
    case .noCommonAncestor(let constraint):
      "Unable to activate constraint with anchors \(constraint.first.consoleAnchor) and "
        + "\(constraint.second.consoleAnchor) because they have no common ancestor.  Does the constraint or its "
        + "anchors reference items in different view hierarchies?  That's illegal."
        + " Add both views to the same hierarchy before activating the constraint."
    case .requiredPriorityChanged(let old, let new):
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
        + "You passed priority \(new.rawValue.consoleText) and the existing priority was "
        + "\(old.rawValue.consoleText). Deactivate the constraint first, or begin with a priority of 999."
    case .unusablePriority(let priority):
      "It's illegal to set priority:\(priority.rawValue.consoleText). Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000."
    case .notFinite(let name, let value):
      "Constraint's \(name) is not finite: \(value). Compute it from finite numbers."
    case .noFirstItem:
      "NSLayoutConstraint for (null): Constraint must contain a first layout item. Give it a view or a guide."
    case .invalidPairing:
      "Invalid pairing of layout attributes. Relate attributes of one axis to each other."
    case .locationIsConstant:
      "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in "
        + "pairs. Relate the location to one of the superview's."
    case .locationAndSize:
      "Invalid pairing of layout attributes. A location cannot be related to a size; relate it to another location."
    case .directionMixed:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
        + "leading/trailing for both or neither."
    case .zeroMultiplierLocation:
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
  }

  /// Ends the program with the message.
  func stop() -> Never { fatalError(message) }
}
