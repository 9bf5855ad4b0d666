import CoreGraphics

// What Foundation has on Apple's platforms and not on Linux.

extension AttributedString {
  /// How a text of Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// What of a text counts.
    public enum InterpretedSyntax: Int, Sendable {
      /// Paragraphs, too: they follow each other without a break between them, as Foundation has it.
      case full = 0
      /// Emphasis, code and links; line breaks are spaces.
      case inlineOnly = 1
      /// The same with white space as it is written.
      case inlineOnlyPreservingWhitespace = 2
    }

    /// What becomes of a text that cannot be read: every text can be.
    public enum FailurePolicy: Int, Sendable {
      case throwError = 0
      case returnPartiallyParsedIfPossible = 1
    }

    /// Does nothing here.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// Does nothing here: every text can be read.
    public var failurePolicy: FailurePolicy
    /// Does nothing here.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The text without its marks; what these say is in `inlinePresentationIntent` and `link`.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    for line in MarkdownBlocks.texts(of: markdown, options.interpretedSyntax) {
      for run in MarkdownInlines.runs(of: line) {
        var attributes = AttributeContainer()
        if !run.intent.isEmpty { attributes.uiKit.inlinePresentationIntent = run.intent }
        if let link = run.link { attributes.link = URL(string: link, relativeTo: baseURL) }
        append(AttributedString(run.text, attributes: attributes))
      }
    }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  public typealias MarkdownParsingOptions = AttributedString.MarkdownParsingOptions

  public convenience init(
    markdown: String, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(
        markdown: markdown, options: options ?? MarkdownParsingOptions(), baseURL: baseURL))
  }
}
