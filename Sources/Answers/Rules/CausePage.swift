import PlumbConsoleLog

/// What the rule book says of a way in which conflicts come about, with an example that tests run.
///
/// A page is one file; `Cause.page` says whose it is.
package struct CausePage: Sendable {
  package let cause: Cause
  /// One line.
  package let summary: String
  /// What it is, and by what a log shows it.
  package let finds: String
  /// Why it matters, or why it does not.
  package let matters: String
  package let example: CauseExample
  /// How to settle it.
  package let settling: String
  /// The same in Swift; nil where there is nothing to write.
  package let code: String?

  init(
    _ cause: Cause, summary: String, finds: String, matters: String, example: CauseExample, settling: String,
    code: String? = nil
  ) {
    self.cause = cause
    self.summary = summary
    self.finds = finds
    self.matters = matters
    self.example = example
    self.settling = settling
    self.code = code
  }

  package var name: String { cause.name.description }

  /// What stands where rules have a severity.
  package var consequence: String { cause.isHarmless ? "harmless" : "matters" }

  /// Every page, in the order in which causes are looked for.
  package static let all = Cause.allCases.map { $0.page }

  /// The page with a name.
  package static func named(_ name: String) -> CausePage? { Cause(name: name)?.page }
}

extension Cause {
  /// Its page in the rule book.
  package var page: CausePage {
    switch self {
    case .systemOnly: .systemOnly
    case .stackViewHiding: .stackViewHiding
    case .prototypeFrame: .prototypeFrame
    case .contradictoryTwins: .contradictoryTwins
    case .maskLeftOn: .maskLeftOn
    case .zeroSizePass: .zeroSizePass
    case .rounding: .rounding
    case .encapsulatedSize: .encapsulatedSize
    case .stackViewArrangement: .stackViewArrangement
    case .overConstrained: .overConstrained
    case .aspectRatio: .aspectRatio
    case .fixedContent: .fixedContent
    case .negativeSize: .negativeSize
    case .hiddenValue: .hiddenValue
    }
  }
}
