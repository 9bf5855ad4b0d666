import PlumbAnswers
import PlumbFindings
import PlumbGeometry
import PlumbLayoutDiagnostics
import PlumbLayoutLint
import PlumbTextOutput

/// What the client asks about a document.
extension LanguageServer {
  /// Asks a question; what cannot be read or laid out has no answer, which its diagnostics say.
  private mutating func asking<Answer>(
    _ parameters: JSONValue, _ question: (inout DocumentSession) throws(AnswerError) -> Answer?
  ) throws(ServerFault) -> (answer: Answer, text: TextIndex)? {
    try changing(parameters) { document throws(ServerFault) in
      do throws(AnswerError) {
        return try document.asking(question).map { ($0, document.text) }
      } catch {
        return nil
      }
    }
  }

  /// Why the value under the cursor is what it is.
  mutating func hover(_ parameters: JSONValue) throws(ServerFault) -> String? {
    let offset = try changing(parameters) { document throws(ServerFault) in
      try document.offset(parameters["position"])
    }
    let found = try asking(parameters) { session throws(AnswerError) in
      try session.explanation(at: offset)
    }
    guard let (answer, text) = found else { return nil }
    var json = JSONText()
    json.object { json in
      json.member("contents") { json in
        json.object { json in
          json.member("kind", "plaintext")
          json.member("value", answer.title + "\n\n" + answer.text)
        }
      }
      json.member("range", answer.tagRange, in: text)
    }
    return json.text
  }

  mutating func symbols(_ parameters: JSONValue) throws(ServerFault) -> String? {
    let found = try asking(parameters) { session throws(AnswerError) in try session.outline() }
    guard let (items, text) = found else { return "[]" }
    var json = JSONText()
    json.array { json in for item in items { Self.write(item, in: text, &json) } }
    return json.text
  }

  private static func write(_ item: OutlineItem, in text: TextIndex, _ json: inout JSONText) {
    json.object { json in
      json.member("name", item.name)
      if !item.detail.isEmpty { json.member("detail", item.detail) }
      // A module, and an object.
      json.member("kind", item.kind == .scene ? 2 : 19)
      json.member("range", item.range, in: text)
      json.member("selectionRange", item.tagRange, in: text)
      json.member("children") { json in
        json.array { json in for child in item.children { write(child, in: text, &json) } }
      }
    }
  }

  /// Above each view its frame: `12, 40 · 320 × 44`.
  mutating func lenses(_ parameters: JSONValue) throws(ServerFault) -> String? {
    let found = try asking(parameters) { session throws(AnswerError) in try session.frameLenses() }
    guard let (lenses, text) = found else { return "[]" }
    var json = JSONText()
    json.array { json in
      for lens in lenses {
        let (origin, size) = (lens.frame.origin, lens.frame.size)
        json.object { json in
          json.member("range", lens.tagRange, in: text)
          json.member("command") { json in
            json.object { json in
              json.member(
                "title",
                "\(origin.x.points), \(origin.y.points) · \(size.width.points) × \(size.height.points)")
              // Nothing happens where somebody clicks.
              json.member("command", "")
            }
          }
        }
      }
    }
    return json.text
  }

  // MARK: Actions

  /// What settles findings: those in a range, each by itself, and where it is asked for all that is safe.
  mutating func actions(_ parameters: JSONValue) throws(ServerFault) -> String? {
    let only = parameters["context"]?["only"]?.array?.compactMap(\.string)
    let linter = linter
    return try changing(parameters) { document throws(ServerFault) in
      let range = try document.range(parameters["range"])
      var actions: [String] = []
      if only.map({ $0.contains { Self.covers($0, "quickfix") } }) ?? true {
        for finding in document.findings(linter)
        where document.range(of: finding).touches(range) {
          guard
            let fix = Self.answered({ () throws(AnswerError) in
              try document.asking { session throws(AnswerError) in try session.quickFix(of: finding, linter) }
            })
          else { continue }
          actions.append(Self.action(fix, kind: "quickfix", settling: finding, in: document))
        }
      }
      if let only, only.contains(where: { Self.covers($0, Self.fixAll) }) {
        let fix = Self.answered { () throws(AnswerError) in
          try document.asking { session throws(AnswerError) in try session.safeFixes(linter) }
        }
        if let fix { actions.append(Self.action(fix, kind: Self.fixAll, settling: nil, in: document)) }
      }
      var json = JSONText()
      json.array { json in for action in actions { json.element(json: action) } }
      return json.text
    }
  }

  /// Nil where there is no answer.
  private static func answered<Answer>(_ question: () throws(AnswerError) -> Answer?) -> Answer? {
    do throws(AnswerError) { return try question() } catch { return nil }
  }

  /// Whether a kind of actions is another one or has it below it, as `source` has `source.fixAll`.
  private static func covers(_ kind: String, _ other: String) -> Bool {
    kind.isEmpty || kind == other || other.hasPrefix(kind + ".")
  }

  private static func action(
    _ fix: FixProposal, kind: String, settling finding: Finding?, in document: OpenDocument
  ) -> String {
    var json = JSONText()
    json.object { json in
      json.member("title", fix.title)
      json.member("kind", kind)
      if let finding {
        json.member("isPreferred", fix.isSafe)
        json.member("diagnostics") { json in
          json.array { json in json.object { write(finding, of: document, &$0) } }
        }
      }
      json.member("edit") { json in
        json.object { json in
          json.member("changes") { json in
            json.object { json in
              json.list(document.uri, fix.replacements) { replacement, json in
                let start = document.text.offset(ofLine: replacement.lines.lowerBound)
                let end = document.text.offset(ofLine: replacement.lines.upperBound)
                json.object { json in
                  json.member("range", start..<end, in: document.text)
                  json.member("newText", String(decoding: replacement.bytes, as: UTF8.self))
                }
              }
            }
          }
        }
      }
    }
    return json.text
  }
}

extension Range<Int> {
  /// Whether two ranges share a place, their ends included: a cursor is a range of nothing.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
