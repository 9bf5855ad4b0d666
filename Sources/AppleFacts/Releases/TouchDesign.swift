/// The designs of UIKit's controls, which differ in sizes.
package enum TouchDesign: Sendable {
  /// iOS 12 and earlier.
  case classic
  /// iOS 13 to 18.
  case modern
  /// iOS 26 and later.
  case glass

  /// The design that a release shows: the first documents with 63 × 28 switches are of Xcode 26, the first with segmented
  /// controls 32 points high of Xcode 11.
  package init(in release: Release) {
    switch release {
    case ..<Release.xcode11: self = .classic
    case Release.xcode26...: self = .glass
    default: self = .modern
    }
  }
}
