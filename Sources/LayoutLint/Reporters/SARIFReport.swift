import PlumbFindings
import PlumbTextOutput

/// Writes findings as SARIF 2.1.0, which GitHub's code scanning and most viewers read ("Static Analysis Results Interchange Format
/// (SARIF) Version 2.1.0").
///
/// Columns count characters, `unicodeCodePoints`. What a finding's notes speak of are related locations. Fingerprints are the
/// linter's own, so that a finding stays the same one while the document is edited elsewhere.
package struct SARIFReport: FindingsReport {
  private let version: String
  private let rules: [Rule]
  private var fingerprints = FindingFingerprints()
  private var isFirst = true

  /// - Parameters:
  ///   - version: Plumb's, as semantic versioning writes it.
  ///   - rules: Those that were looked for.
  package init(version: String, rules: [Rule]) {
    self.version = version
    self.rules = rules
  }

  package mutating func beginning() -> String {
    var driver = JSONText()
    driver.object { json in
      json.member("name", "plumb")
      json.member("semanticVersion", version)
      json.list("rules", rules) { rule, json in Self.write(rule, &json) }
    }
    return "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{"
      + "\"tool\":{\"driver\":\(driver.text)},\"columnKind\":\"unicodeCodePoints\",\"results\":["
  }

  package mutating func add(_ file: FileReport) -> String {
    var text = ""
    let findings = file.findings.map { ($0, false) } + file.omissions.suppressed.map { ($0, true) }
    for (finding, isSuppressed) in findings {
      text += isFirst ? "\n" : ",\n"
      isFirst = false
      text += result(
        finding, file.path, isSuppressed: isSuppressed,
        isSuppressed ? nil : file.proposals[FindingKey(finding)])
    }
    return text
  }

  package mutating func end(_ summary: LintSummary) -> String { (isFirst ? "" : "\n") + "]}]}\n" }

  // MARK: Rules

  private static func write(_ rule: Rule, _ json: inout JSONText) {
    json.object { json in
      json.member("id", rule.name)
      json.member("name", camelCased(rule.name))
      json.member("shortDescription") { write(text: rule.summary, &$0) }
      json.member("fullDescription") { write(text: unbroken(rule.finds), &$0) }
      json.member("help") { write(text: unbroken(rule.matters) + "\n\n" + unbroken(rule.settling), &$0) }
      json.member("defaultConfiguration") { json in
        json.object { $0.member("level", "\(rule.severity.name)") }
      }
    }
  }

  private static func write(text: String, _ json: inout JSONText) {
    json.object { $0.member("text", text) }
  }

  /// `AmbiguousLayout` for `ambiguous-layout`.
  private static func camelCased(_ name: String) -> String {
    name.split(separator: "-").reduce(into: "") { text, word in
      text += word.prefix(1).uppercased()
      text += word.dropFirst()
    }
  }

  /// Paragraphs, which an empty line sets apart, without the breaks of their lines.
  private static func unbroken(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: "") { whole, line in
      if line.isEmpty {
        whole += "\n\n"
      } else {
        if !whole.isEmpty, whole.last != "\n" { whole += " " }
        whole += line
      }
    }
  }

  // MARK: Results

  private mutating func result(
    _ finding: Finding, _ path: String, isSuppressed: Bool, _ proposal: FixProposal?
  ) -> String {
    let fingerprint = fingerprints.next(finding, in: path)
    let places = finding.notes.flatMap { $0.lines }.filter { $0.position != nil }
    let rule = rules.firstIndex { $0.name == finding.rule }
    var json = JSONText()
    json.object { json in
      json.member("ruleId", finding.rule)
      if let rule { json.member("ruleIndex", rule) }
      json.member("level", "\(finding.severity.name)")
      json.member("message") {
        Self.write(text: ([finding.sentence] + finding.details).joined(separator: "\n"), &$0)
      }
      json.member("locations") { json in
        json.array { json in Self.write(location: path, finding.span?.position, finding.endColumn, &json) }
      }
      if !places.isEmpty {
        json.member("relatedLocations") { json in
          json.array { json in
            for (number, line) in places.enumerated() {
              Self.write(
                location: path, line.position, nil, id: number + 1, message: line.message.text, &json)
            }
          }
        }
      }
      if isSuppressed {
        json.member("suppressions") { json in
          json.array { json in json.object { $0.member("kind", "inSource") } }
        }
      }
      if let proposal {
        json.member("fixes") { json in json.array { Self.write(proposal, path, &$0) } }
      }
      json.member("partialFingerprints") { json in json.object { $0.member("plumb/v1", fingerprint) } }
    }
    return json.text
  }

  // MARK: Fixes

  private static func write(_ proposal: FixProposal, _ path: String, _ json: inout JSONText) {
    json.object { json in
      let title = proposal.title + (proposal.isSafe ? "" : " (somebody has to decide about it)")
      json.member("description") { write(text: title, &$0) }
      json.member("artifactChanges") { json in
        json.array { json in
          json.object { json in
            json.member("artifactLocation") { json in json.object { $0.member("uri", uri(path)) } }
            json.list("replacements", proposal.replacements) { write($0, &$1) }
          }
        }
      }
    }
  }

  /// Whole lines with their ends (3.30.6 to 3.30.8). The last one of a document may have none: a region without columns ends
  /// where the line does.
  private static func write(_ replacement: FixProposal.Replacement, _ json: inout JSONText) {
    let isEnded = replacement.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
    json.object { json in
      json.member("deletedRegion") { json in
        json.object { json in
          json.member("startLine", replacement.lines.lowerBound + 1)
          if isEnded { json.member("startColumn", 1) }
          json.member("endLine", replacement.lines.upperBound + (isEnded ? 1 : 0))
          if isEnded { json.member("endColumn", 1) }
        }
      }
      guard !replacement.bytes.isEmpty else { return }
      json.member("insertedContent") { json in
        json.object { $0.member("text", String(decoding: replacement.bytes, as: UTF8.self)) }
      }
    }
  }

  // MARK: Places

  private static func write(
    location path: String, _ position: SourcePosition?, _ endColumn: Int?, id: Int? = nil,
    message: String? = nil, _ json: inout JSONText
  ) {
    json.object { json in
      if let id { json.member("id", id) }
      json.member("physicalLocation") { json in
        json.object { json in
          json.member("artifactLocation") { json in json.object { $0.member("uri", uri(path)) } }
          if let position {
            json.member("region") { json in
              json.object { json in
                json.member("startLine", position.line)
                json.member("startColumn", position.column)
                if let endColumn { json.member("endColumn", endColumn) }
              }
            }
          }
        }
      }
      if let message { json.member("message") { write(text: message, &$0) } }
    }
  }

  /// A path as a relative reference ("Uniform Resource Identifier (URI): Generic Syntax", 3.3): whatever is no unreserved
  /// character is written as the numbers of its bytes.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        text.append(Unicode.Scalar(byte))
      default: text += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(text)
  }
}
