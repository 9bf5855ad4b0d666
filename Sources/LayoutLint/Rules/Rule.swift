import PlumbFindings
import PlumbSceneDiagnostics

/// A kind of trouble that Plumb looks for: its name, and what finds it.
///
/// A rule is one file, with its page in the rule book: `Rule.all` lists the rules and `RulePage.all` the pages, and nothing
/// else has to know of a new one.
package struct Rule: Sendable {
  /// Words for what it finds, such as `duplicate-id`.
  package let name: String
  /// The rule's own, unless somebody gave it another.
  package internal(set) var severity: Severity
  /// One line: what a finding of it says.
  package let summary: String
  package private(set) var check: Check
  /// What makes changes that settle its findings.
  package let fixes: Fix.Maker
  /// The numbers that a configuration can give it.
  package let options: [RuleOption]
  /// In how many of the surroundings that are checked something has to hold to be told.
  let holds: Hold
  let comesUp: ComingUp
  /// Whether it looks at the documents that stand in for the one that is checked.
  let comparesVariants: Bool
  /// Whether a canvas can show what it finds, or change it.
  let isOnCanvas: Bool
  private let tuned: (@Sendable (RuleOptionValues) -> Check)?

  enum Hold: Sendable {
    /// In one of them.
    case somewhere
    /// In all of them, and they are several.
    case everywhere
  }

  /// After which fixes there may be findings of it that were not there: it tells only of what is in order otherwise.
  enum ComingUp: Sendable {
    case never, afterUnsafeFixes, afterAnyFix
  }

  /// What finds it.
  package enum Check: Sendable {
    /// Reading the file at all.
    case reading
    /// A look at the document as it is written.
    case document(@Sendable (DocumentIndex) -> [Finding])
    /// A look at what solving a scene came to.
    case layout(@Sendable (SceneDiagnosis) -> [Finding])
  }

  init(
    _ name: String, _ severity: Severity, summary: String, fixes: Fix.Maker = .none, check: Check,
    holds: Hold = .somewhere, comesUp: ComingUp = .never, comparesVariants: Bool = false,
    isOnCanvas: Bool = true, options: [RuleOption] = [],
    tuned: (@Sendable (RuleOptionValues) -> Check)? = nil
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.fixes = fixes
    self.check = check
    self.holds = holds
    self.comesUp = comesUp
    self.comparesVariants = comparesVariants
    self.isOnCanvas = isOnCanvas
    self.options = options
    self.tuned = tuned
  }

  /// Whether there are changes that settle findings of it.
  var isFixable: Bool {
    if case .none = fixes { false } else { true }
  }

  /// The rule as it looks with some numbers.
  func tuned(by values: RuleOptionValues) -> Rule {
    guard let tuned else { return self }
    var rule = self
    rule.check = tuned(values)
    return rule
  }

  /// A finding of this rule.
  package func finding(
    _ message: Message, at span: SourceSpan?, subject: String? = nil, notes: [Note] = []
  ) -> Finding {
    Finding(rule: name, severity: severity, message: message, span: span, subject: subject, notes: notes)
  }
}

extension Rule {
  /// Those whose findings a canvas can show.
  package static let onCanvas = all.filter { $0.isOnCanvas }

  /// Every rule, errors before warnings; in the order of the rule book.
  package static let all: [Rule] = [
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

  /// The rule with a name.
  package static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
