internal import PlumbTextMetrics

extension UIFont {
  /// What a text is for; its size follows the text size that the user prefers.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Body for a name that is none.
    var measured: PlumbTextMetrics.TextStyle { PlumbTextMetrics.TextStyle(documentName: rawValue) ?? .body }
  }
}

extension UIContentSizeCategory {
  /// The category of traits as `TextMetrics` has it, or of the current traits; large where none is specified.
  static func measured(_ traits: UITraitCollection?) -> ContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    let place = category.place ?? UITraitCollection.current.preferredContentSizeCategory.place
    return place.flatMap { ContentSizeCategory(rawValue: UInt8($0)) } ?? .large
  }
}
