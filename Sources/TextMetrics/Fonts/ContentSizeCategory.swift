/// The text size that a user of iOS prefers, smallest first; `large` is what a new device has.
@frozen
public enum ContentSizeCategory: UInt8, Sendable, CaseIterable, Comparable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  @inlinable public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.rawValue < b.rawValue
  }

  /// The names by which Apple's guidelines call the sizes, in lower case: `xs` … `xxxl`, `ax1` … `ax5`.
  public var name: String {
    switch self {
    case .extraSmall: "xs"
    case .small: "s"
    case .medium: "m"
    case .large: "l"
    case .extraLarge: "xl"
    case .extraExtraLarge: "xxl"
    case .extraExtraExtraLarge: "xxxl"
    case .accessibilityMedium: "ax1"
    case .accessibilityLarge: "ax2"
    case .accessibilityExtraLarge: "ax3"
    case .accessibilityExtraExtraLarge: "ax4"
    case .accessibilityExtraExtraExtraLarge: "ax5"
    }
  }
}
