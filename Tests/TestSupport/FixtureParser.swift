/// Why a fixture's comment cannot be understood.
package enum FixtureError: Error, Equatable {
  case noComment
  case malformedLine(String)
}

extension FixtureLayout {
  /// The expectations in the first comment of a document.
  package static func all(in document: [UInt8]) throws(FixtureError) -> [FixtureLayout] {
    let text = String(decoding: document, as: UTF8.self)
    guard let start = text.firstRange(of: "<!--"), let end = text.firstRange(of: "-->") else {
      throw .noComment
    }
    var layouts: [FixtureLayout] = []
    for line in text[start.upperBound..<end.lowerBound].split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map { String($0) }
      if !line.hasPrefix(" "), words.first == "layout" {
        layouts.append(FixtureLayout(options: Array(words.dropFirst())))
      } else if !layouts.isEmpty, words.first == "conflict" {
        layouts[layouts.count - 1].conflicts.append(try FixtureConflict(words, line))
      } else if !layouts.isEmpty, !words.isEmpty {
        layouts[layouts.count - 1].views.append(try FixtureView(String(line)))
      }
    }
    return layouts
  }
}

extension FixtureConflict {
  fileprivate init(_ words: [String], _ line: Substring) throws(FixtureError) {
    guard words.count > 2, words[1].hasSuffix(":") else { throw .malformedLine(String(line)) }
    self.init(broken: String(words[1].dropLast()), others: words.dropFirst(2).sorted())
  }
}

extension FixtureView {
  fileprivate init(_ line: String) throws(FixtureError) {
    let parts = line.split(separator: "“", maxSplits: 1)
    let words = parts[0].split(separator: " ").map { String($0) }
    let numbers = words.dropFirst().prefix(4).compactMap { Double($0) }
    guard numbers.count == 4 else { throw .malformedLine(line) }
    self.init(id: words[0], frame: numbers)
    if parts.count == 2 {
      guard parts[1].hasSuffix("”") else { throw .malformedLine(line) }
      name = String(parts[1].dropLast())
    }
    var rest = words.dropFirst(5)
    while let word = rest.popFirst() {
      switch word {
      case "free":
        guard let list = rest.popFirst() else { throw .malformedLine(line) }
        free = list.split(separator: ",").map { String($0) }
        isMisplaced = nil
      case "misplaced": isMisplaced = true
      case "unjudged": isMisplaced = nil
      case "unrecorded": (isRecorded, isMisplaced) = (false, nil)
      case "hidden": isHidden = true
      case "unknown": (isContentKnown, isMisplaced) = (false, nil)
      default: throw .malformedLine(line)
      }
    }
  }
}
