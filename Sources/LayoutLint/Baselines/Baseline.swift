import PlumbFindings

/// Findings that a project has accepted, so that only others count.
///
/// A finding is told by path, rule, scene and subject, and by how many there are of these: never by line, sentence or numbers, which
/// change with edits elsewhere. A document that was renamed keeps its findings, since its ids stay.
///
/// The text is sorted, a line a kind of finding, so that it merges: `path`, `rule`, `scene`, `subject`, `count`, with tabs between
/// them. What has no scene or subject has `-` there.
package struct Baseline: Hashable, Sendable {
  /// What tells findings apart in one file.
  struct Kind: Hashable, Sendable {
    var rule: String
    var scene: String
    var subject: String

    init(_ finding: Finding) {
      rule = finding.rule
      scene = finding.scene?.id ?? "-"
      subject = finding.subject ?? "-"
    }

    fileprivate init(rule: String, scene: String, subject: String) {
      self.rule = rule
      self.scene = scene
      self.subject = subject
    }
  }

  var counts: [String: [Kind: Int]] = [:]

  package init() {}

  /// Why a text is no baseline.
  package struct Malformed: Error, Hashable, Sendable {
    /// From 1.
    package let line: Int
  }

  package init(_ text: String) throws(Malformed) {
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.isEmpty || line.utf8.first == UInt8(ascii: "#") { continue }
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      guard parts.count == 5, let count = Int(parts[4]), count > 0, !parts[0].isEmpty else {
        throw Malformed(line: place + 1)
      }
      let kind = Kind(rule: parts[1], scene: parts[2], subject: parts[3])
      counts[parts[0], default: [:]][kind, default: 0] += count
    }
  }

  /// The text, without what would break it: a path with a tab or a line end in it cannot be in a baseline.
  package var text: String {
    var lines: [String] = []
    for (path, kinds) in counts where !path.contains(where: { $0 == "\t" || $0.isNewline }) {
      for (kind, count) in kinds {
        lines.append(path + "\t\(kind.rule)\t\(kind.scene)\t\(kind.subject)\t\(count)")
      }
    }
    lines.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    return
      "# Findings that are accepted: path, rule, scene, subject, count. “plumb lint --update-baseline” drops those that are gone.\n"
      + lines.reduce(into: "") { $0 += $1 + "\n" }
  }

  package var paths: [String] { Array(counts.keys) }

  /// How many findings are accepted.
  package var count: Int { counts.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  package mutating func add(_ finding: Finding, in path: String) {
    counts[path, default: [:]][Kind(finding), default: 0] += 1
  }

  /// Takes one finding out, if there is one like it.
  mutating func take(_ kind: Kind, in path: String) -> Bool {
    guard let count = counts[path]?[kind] else { return false }
    counts[path]?[kind] = count > 1 ? count - 1 : nil
    if counts[path]?.isEmpty == true { counts[path] = nil }
    return true
  }
}
