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
}
