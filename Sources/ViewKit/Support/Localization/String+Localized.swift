public import Foundation

// What Foundation has on Apple's platforms and not on Linux. Tables of plurals are not read.
extension String {
  /// A text as a bundle's table has it; the key itself where it has none.
  ///
  /// - Parameters:
  ///   - bundle: The program's own where it is left out.
  ///   - locale: Does nothing here.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.shown(
      LocalizedStrings.shown(keyAndValue.key, table, bundle ?? .main, keyAndValue.key))
  }

  /// A text as a bundle's table has it for a key; the usual one where it has none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.shown(
      LocalizedStrings.shown(key.description, table, bundle ?? .main, defaultValue.key))
  }

  /// A text that a resource names.
  public init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.shown(
      LocalizedStrings.shown(
        resource.key, resource.table, resource.bundle.bundle, resource.defaultValue.key))
  }
}
