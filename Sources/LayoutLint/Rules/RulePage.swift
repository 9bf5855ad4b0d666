/// The page of a rule in the rule book, and examples that tests run.
///
/// Pages are apart from rules, so that what looks for trouble and prints no page, such as the studio, is spared their texts.
package struct RulePage: Sendable {
  /// What the rule finds, and what it passes over.
  package let finds: String
  /// Why it matters.
  package let matters: String
  package let example: RuleExample
  /// How to settle it.
  package let settling: String
}

extension RulePage {
  /// In the order of `Rule.all`.
  fileprivate static let all: [RulePage] = [
    .conflictingConstraints,
    .ambiguousLayout,
    .unreadableDocument,
    .invalidConstraint,
    .danglingReference,
    .duplicateID,
    .duplicateIdentifier,
    .misplacedView,
    .invisibleView,
    .clippedContent,
    .overlappingViews,
    .unreachableControl,
    .fixedDirection,
    .missingResource,
    .differingVariants,
    .unknownSuppression,
    .duplicateConstraint,
    .missingAccessibilityLabel,
    .retiredLayoutGuide,
    .smallTapTarget,
    .shrinkableWindow,
    .priorityTie,
    .magicPriority,
    .idleConstraint,
  ]
}

extension Rule {
  /// The page that stands where the rule stands.
  private var page: RulePage {
    guard let place = Rule.all.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("every rule has a page")
    }
    return RulePage.all[place]
  }

  package var finds: String { page.finds }
  package var matters: String { page.matters }
  package var example: RuleExample { page.example }
  package var settling: String { page.settling }
}
