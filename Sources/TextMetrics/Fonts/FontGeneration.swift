import PlumbAppleFacts

/// A release of San Francisco; what is drawn at large sizes changed between them.
@frozen
package enum FontGeneration: UInt8, Sendable, CaseIterable {
  /// iOS 9 to 12, macOS 10.11 to 10.14: two cuts, text below 20 pt and display from there on.
  case split
  /// iOS 13, macOS 10.15: one variable font that goes over from text to display.
  case firstContinuous
  /// The same of later systems, whose lines are a point higher at some sizes on macOS.
  case continuous

  /// The release that Interface Builder measured with.
  @inlinable package init(in release: Release) {
    self = release < .xcode11 ? .split : release < .xcode12 ? .firstContinuous : .continuous
  }
}
