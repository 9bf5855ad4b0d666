public import Foundation

/// Texts in a row, with the language's commas and its "and". Foundation has it on Apple's platforms.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  /// What writes the items; nil for their descriptions.
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { item in itemFormatter?.string(for: item) ?? String(describing: item) }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }
}
