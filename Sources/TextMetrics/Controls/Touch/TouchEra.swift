/// A span of Interface Builder versions between two redesigns of the standard controls of iOS.
enum TouchEra {
  /// Before Xcode 11 (iOS 12 and earlier).
  case beforeXcode11
  /// Xcode 11 to 16.
  case beforeXcode26
  /// Xcode 26 and later.
  case xcode26

  /// The era of a document: the first ones with 63 × 28 switches have tools version 24127, the first with
  /// 32 pt segmented controls 14868.
  init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<14800: self = .beforeXcode11
    case 24100...: self = .xcode26
    default: self = .beforeXcode26
    }
  }
}
