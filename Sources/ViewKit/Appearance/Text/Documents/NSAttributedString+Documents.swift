public import CoreGraphics

/// Texts from documents: plain ones, and HTML as far as it makes paragraphs, headings, lists, bold and italic characters.
extension NSAttributedString {
  /// What kind of document a text comes from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// What is said of a document that a text is read from.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What a document says of itself.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }

  /// The text of a document; rich text of Apple's is not read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let named = (options[.documentType] as? String).map(DocumentType.init(rawValue:))
    let type = options[.documentType] as? DocumentType ?? named
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
    guard type != .rtf, type != .rtfd, let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    if type == .html || type == nil && text.lowercased().contains("<html") {
      var page = MarkedText(text)
      self.init(attributedString: page.read())
    } else {
      self.init(string: text, attributes: attributes)
    }
  }

  /// Nil for what is no HTML, which every text is.
  public convenience init?(html data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
    try? self.init(data: data, options: [.documentType: DocumentType.html], documentAttributes: dict)
  }

  /// The text as a document: a plain one, also where another kind is asked for.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data { Data(attributedSubstring(from: range).string.utf8) }
}
