/// The palettes of iOS's system colours.
package enum ColorPalette: UInt8, Sendable {
  /// Up to iOS 14.
  case first
  /// iOS 15 to 18.
  case fifteen
  /// iOS 26 and later.
  case glass

  /// The palette that a release makes likely: it is the one of the macOS on which Xcode runs, so that documents of Xcode 26.0,
  /// and some later ones, have the one before.
  package init(in release: Release) {
    switch release {
    case ..<Release.xcode13: self = .first
    case Release.xcode26Point1...: self = .glass
    default: self = .fifteen
    }
  }
}
