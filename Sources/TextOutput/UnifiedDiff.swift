/// The difference of two texts as a patch, in the form that `patch -p1` and `git apply` take. Texts are bytes: carriage
/// returns and anything that is no UTF-8 are compared and written as they are.
package struct UnifiedDiff {
  /// Changes that are near each other, with the unchanged lines around them. Lines are counted from 0.
  package struct Hunk {
    package fileprivate(set) var from: Range<Int>
    package fileprivate(set) var to: Range<Int>
    fileprivate var changes: [LineChange]
  }

  /// How many unchanged lines are shown before and after a change.
  package static let context = 3

  /// None where the texts are equal.
  package let hunks: [Hunk]
  private let from: TextLines
  private let to: TextLines
  private let name: String

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - name: The file's path, as the header is to name it; what is written for it, `PatchName` says.
  ///   - effort: How many changes to look for from each end at once before settling for more than the fewest; nil for as
  ///     many as a second or so allows.
  /// - Complexity: O(*bytes* + *lines* × min(*effort*, changes)).
  package init(from: [UInt8], to: [UInt8], name: String, effort: Int? = nil) {
    self.from = TextLines(from)
    self.to = TextLines(to)
    self.name = name
    let changes = LineChange.changes(from: self.from, to: self.to, effort: effort)
    hunks = Self.hunks(changes, of: self.from.count)
  }

  /// Whether the texts are equal.
  package var isEmpty: Bool { hunks.isEmpty }

  /// How many lines were added.
  package var added: Int { sum { $0.to.count } }

  /// How many lines were removed.
  package var removed: Int { sum { $0.from.count } }

  /// The patch; nothing where the texts are equal.
  ///
  /// - Complexity: O(*bytes* of what it shows).
  package var bytes: [UInt8] {
    if isEmpty { return [] }
    var text = Array("--- \(PatchName.line("a", name))\n+++ \(PatchName.line("b", name))\n".utf8)
    for hunk in hunks {
      text += Array("@@ -\(Self.place(hunk.from)) +\(Self.place(hunk.to)) @@\n".utf8)
      var next = hunk.from.lowerBound
      for change in hunk.changes {
        write(from, next..<change.from.lowerBound, after: " ", to: &text)
        write(from, change.from, after: "-", to: &text)
        write(to, change.to, after: "+", to: &text)
        next = change.from.upperBound
      }
      write(from, next..<hunk.from.upperBound, after: " ", to: &text)
    }
    return text
  }

  /// The lines that are replaced, without those around them, and what stands in their place; in order.
  package var replacements: [(lines: Range<Int>, bytes: [UInt8])] {
    hunks.flatMap({ $0.changes }).map { change in
      (change.from, change.to.flatMap { to.bytes[to.range(of: $0)] })
    }
  }

  /// The patch as text, for people: what is no UTF-8 becomes replacement characters.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private func sum(_ count: (LineChange) -> Int) -> Int {
    hunks.reduce(0) { $1.changes.reduce($0) { $0 + count($1) } }
  }

  /// Changes share a hunk where their context would touch.
  private static func hunks(_ changes: [LineChange], of count: Int) -> [Hunk] {
    var hunks: [Hunk] = []
    for change in changes {
      let before = min(context, change.from.lowerBound)
      let after = min(context, count - change.from.upperBound)
      let start = (change.from.lowerBound - before, change.to.lowerBound - before)
      let end = (change.from.upperBound + after, change.to.upperBound + after)
      if let last = hunks.last, last.from.upperBound >= start.0 {
        hunks[hunks.count - 1].from = last.from.lowerBound..<end.0
        hunks[hunks.count - 1].to = last.to.lowerBound..<end.1
        hunks[hunks.count - 1].changes.append(change)
      } else {
        hunks.append(Hunk(from: start.0..<end.0, to: start.1..<end.1, changes: [change]))
      }
    }
    return hunks
  }

  /// Lines as a hunk's header has them: counted from 1, none by the line before them, and one without its count.
  private static func place(_ lines: Range<Int>) -> String {
    switch lines.count {
    case 0: "\(lines.lowerBound),0"
    case 1: "\(lines.upperBound)"
    default: "\(lines.lowerBound + 1),\(lines.count)"
    }
  }

  private func write(
    _ lines: TextLines, _ range: Range<Int>, after mark: Unicode.Scalar, to text: inout [UInt8]
  ) {
    for line in range {
      text.append(UInt8(ascii: mark))
      text += lines.bytes[lines.range(of: line)]
      if !lines.isEnded(line) { text += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
