/// What a check found, as plain data: output renders it, tests compare it.
public struct Finding: Hashable, Sendable {
  /// The name of the rule that found it, such as `ambiguous-layout`.
  public var rule: String
  public var severity: Severity
  /// One sentence.
  public var message: Message
  /// Where; nil where the whole text is meant.
  public var span: SourceSpan?
  /// The document's id of what it is about, such as `kh9-bI-dsS`.
  public var subject: String?
  /// The scene that has it; nil in a document without scenes, and for what is in none of them.
  public var scene: FindingScene?
  public var notes: [Note]
  /// The surroundings in which it holds, such as device names; empty where it holds in all that were tried.
  public var environments: [String] = []
  /// The same in few words; nil where it holds in all that were tried.
  public var extent: String?
  /// The surroundings whose numbers message and notes have, where they are others elsewhere.
  public var shownIn: String?

  public init(
    rule: String, severity: Severity, message: Message, span: SourceSpan? = nil, subject: String? = nil,
    notes: [Note] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.subject = subject
    self.notes = notes
  }

  /// Where it begins: the text's start where it is about the whole.
  public var position: SourcePosition { span?.position ?? SourcePosition(line: 1, column: 1) }
}
