import Testing

/// What Apple's systems do is known in one place.
@Suite struct FactTests {
  /// Builds of Interface Builder are numbers that say nothing; everybody else asks for releases by name.
  @Test func onlyTheFactsKnowBuilds() throws {
    for (path, folder) in try Repository.sources() where folder != "AppleFacts" {
      #expect(Self.builds(in: try Repository.text(path)) == [], "\(path)")
    }
  }

  @Test(arguments: [
    ("document.toolsVersion < 17000", 1), ("case 17000..<17700: .flat", 1),
    ("(23727...25094).contains(build)", 1),
    ("release.build >= 24000", 1), ("Release(build: 22505)", 1), ("Release(written: 22505)", 1),
    ("release < .xcode12", 0), ("// before 17000", 0), ("let limit = 20000", 0), ("0x4E00...0x9FFF", 0),
    ("\"toolsVersion=22155\"", 0),
  ])
  func buildsAreSeen(_ code: String, _ count: Int) { #expect(Self.builds(in: code).count == count) }

  private static func builds(in text: String) -> [String] {
    let pattern =
      #/[vV]ersion\s*(<|>|==|>=|<=)\s*\d{4,5}\b|\b\d{4,5}\s*\.\.(<|\.)\s*\d{4,5}\b|\.build\s*(<|>|==)|Release\(\w+: \d/#
    return SwiftText(text).code.matches(of: pattern).map { String($0.output.0) }
  }

  /// A rule that stands in two modules will be two rules: of a sentence about what Apple's systems do, one is a copy.
  @Test func noSentenceStandsInTwoModules() throws {
    var places: [String: [String: String]] = [:]
    for (path, folder) in try Repository.sources() where !path.contains("/Generated/") {
      for sentence in Self.sentences(in: try Repository.text(path)) {
        places[sentence, default: [:]][folder] = path
      }
    }
    for (sentence, folders) in places.sorted(by: { $0.key < $1.key }) where folders.count > 1 {
      Issue.record("“\(sentence)” stands in \(folders.values.sorted().joined(separator: " and "))")
    }
  }

  @Test func sentencesAreFound() {
    let text = """
      /// A short one. What scrolls takes the margins at its sides
      /// only, whatever. And `code` of a `View` that is longer than forty-five letters.
      ///
      /// - Complexity: Linear in the views of a scene, or so they say.
      let a = "Not a sentence, though it is longer than forty-five letters."  // Nor this one, as it ends nowhere at all, ever
      """
    #expect(
      Self.sentences(in: text) == [
        "What scrolls takes the margins at its sides only, whatever.",
        "And `code` of a `View` that is longer than forty-five letters.",
      ])
  }

  /// The sentences of documentation comments with 45 letters or more; what follows a dash is about a parameter or a cost,
  /// and is said alike of many things.
  private static func sentences(in text: String) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      let words = line.hasPrefix("/// ") ? line.dropFirst(4).drop { $0 == " " } : ""
      if words.isEmpty {
        isOpen = false
      } else if words.hasPrefix("- ") {
        paragraphs.append("")
        isOpen = true
      } else if isOpen, let last = paragraphs.last {
        if !last.isEmpty { paragraphs[paragraphs.count - 1] = last + " " + words }
      } else {
        paragraphs.append(String(words))
        isOpen = true
      }
    }
    return paragraphs.flatMap { paragraph in
      var sentences: [String] = [""]
      for word in paragraph.split(separator: " ") {
        let last = sentences.count - 1
        sentences[last] += (sentences[last].isEmpty ? "" : " ") + word
        if word.hasSuffix(".") { sentences.append("") }
      }
      return sentences.filter { $0.hasSuffix(".") && $0.count >= 45 }
    }
  }
}
