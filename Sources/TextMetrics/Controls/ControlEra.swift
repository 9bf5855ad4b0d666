/// A span of Interface Builder versions between two redesigns of the standard controls.
enum ControlEra {
  /// Before Xcode 11 (iOS 12 and earlier).
  case beforeXcode11
  /// Xcode 11 to 16.
  case beforeXcode26
  /// Xcode 26 and later.
  case xcode26

  /// The era of iOS's controls: the first documents with 63 × 28 switches have tools version 24127, the
  /// first with 32 pt segmented controls 14868. Beta versions of Xcode up to 16 write 32700.
  static func touch(toolsVersion: Int) -> ControlEra {
    switch toolsVersion {
    case ..<14800: return .beforeXcode11
    case 24100..<32000: return .xcode26
    default: return .beforeXcode26
    }
  }

  /// The era of macOS's controls, which follows the system that Xcode runs on: documents of 24127 still
  /// have the old sizes, those from 24408 on the new ones.
  static func desktop(toolsVersion: Int) -> ControlEra {
    switch toolsVersion {
    case ..<15000: return .beforeXcode11
    case 24400..<32000: return .xcode26
    default: return .beforeXcode26
    }
  }
}
