import PlumbAnswers
import PlumbFindings
import PlumbLayoutLint
import PlumbTextOutput

/// A document that the client has open, and what is known of its text.
struct OpenDocument: Sendable {
  let uri: String
  private(set) var version: Double?
  private(set) var text: TextIndex
  /// Nil where the text is no document that can be read, or as long as nobody asked.
  private var session: DocumentSession?
  private var knownFindings: [Finding]?
  /// Whether the client has not been told what is found in this text.
  var isToBeTold = true

  init(uri: String, version: Double?, _ bytes: [UInt8], _ encoding: TextIndex.Encoding) {
    self.uri = uri
    self.version = version
    text = TextIndex(bytes, encoding)
  }

  /// What the document is called: the last part of its address.
  var name: String { uri.split(separator: "/").last.map { String($0) } ?? uri }

  // MARK: Changes

  mutating func replace(_ bytes: [UInt8]) {
    text = TextIndex(bytes, text.encoding)
    session = nil
    knownFindings = nil
    isToBeTold = true
  }

  /// Takes a new version with changes, each of the text that the one before leaves.
  mutating func change(_ changes: [JSONValue], version: Double?) throws(ServerFault) {
    for change in changes {
      guard let new = change["text"]?.string else {
        throw ServerFault(.invalidParams, "A change has a text.")
      }
      guard let range = change["range"], range != .null else {
        replace(Array(new.utf8))
        continue
      }
      let span = try self.range(range)
      replace(Array(text.bytes[..<span.lowerBound]) + Array(new.utf8) + text.bytes[span.upperBound...])
    }
    self.version = version ?? self.version
  }

  /// A range of the client's, in bytes.
  func range(_ value: JSONValue?) throws(ServerFault) -> Range<Int> {
    let (start, end) = (try offset(value?["start"]), try offset(value?["end"]))
    guard start <= end else { throw ServerFault(.invalidParams, "A range ends before it begins.") }
    return start..<end
  }

  /// A position of the client's, in bytes.
  func offset(_ value: JSONValue?) throws(ServerFault) -> Int {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      let offset = text.offset(of: TextIndex.Position(line: line, character: character))
    else { throw ServerFault(.invalidParams, "A position has a line and a character, counted from 0.") }
    return offset
  }

  // MARK: Answers

  /// What a linter finds in the text.
  mutating func findings(_ linter: Linter) -> [Finding] {
    if let knownFindings { return knownFindings }
    var found: [Finding]?
    do throws(AnswerError) {
      found = try asking { session throws(AnswerError) in try session.findings(linter).findings }
    } catch {
      found = nil
    }
    // What cannot be read or laid out is a finding of the linter's, too.
    let findings = found ?? linter.findings(in: text.bytes)
    knownFindings = findings
    return findings
  }

  /// Asks something of the document, and keeps what becomes known.
  mutating func asking<Answer>(
    _ question: (inout DocumentSession) throws(AnswerError) -> Answer
  ) throws(AnswerError) -> Answer {
    var session: DocumentSession
    if let known = self.session {
      session = known
    } else {
      session = try DocumentSession(text.bytes, name: name)
    }
    self.session = nil
    defer { self.session = session }
    return try question(&session)
  }

  /// The place of a finding, in bytes.
  func range(of finding: Finding) -> Range<Int> {
    let position = finding.position
    let start = text.offset(of: position)
    let count = max(finding.span?.marked.count ?? 1, 1)
    return
      start..<max(
        text.offset(of: SourcePosition(line: position.line, column: position.column + count)), start)
  }
}
