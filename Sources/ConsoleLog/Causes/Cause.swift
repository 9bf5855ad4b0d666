/// How a conflict came about, by name.
package enum Cause: Hashable, Sendable, CaseIterable {
  case systemOnly, stackViewHiding, prototypeFrame, contradictoryTwins, maskLeftOn, zeroSizePass, rounding
  case encapsulatedSize, stackViewArrangement, overConstrained, aspectRatio, fixedContent, negativeSize,
    hiddenValue

  /// As rules are named.
  package var name: StaticString {
    switch self {
    case .systemOnly: "system-only"
    case .stackViewHiding: "stack-view-hiding"
    case .prototypeFrame: "prototype-frame"
    case .contradictoryTwins: "contradictory-twins"
    case .maskLeftOn: "mask-left-on"
    case .zeroSizePass: "zero-size-pass"
    case .rounding: "rounding"
    case .encapsulatedSize: "encapsulated-size"
    case .stackViewArrangement: "stack-view-arrangement"
    case .overConstrained: "over-constrained"
    case .aspectRatio: "aspect-ratio"
    case .fixedContent: "fixed-content"
    case .negativeSize: "negative-size"
    case .hiddenValue: "hidden-value"
    }
  }

  /// The cause of a name.
  package init?(name: String) {
    guard let cause = Self.allCases.first(where: { $0.name.description == name }) else { return nil }
    self = cause
  }

  /// Whether the layout usually comes right by itself a moment later, or without anybody's doing; `LogExplanation` says
  /// it of one log.
  package var isHarmless: Bool {
    switch self {
    case .systemOnly, .stackViewHiding, .zeroSizePass, .rounding: true
    default: false
    }
  }
}
