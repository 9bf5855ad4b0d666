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

  /// Heights of bars are numbers that differ by device, release and surroundings; everybody else asks for them by name.
  @Test func onlyTheFactsKnowHeightsOfBars() throws {
    for (path, folder) in try Repository.sources() where folder != "AppleFacts" {
      #expect(Self.heightsOfBars(in: try Repository.text(path)) == [], "\(path)")
    }
  }

  @Test(arguments: [
    ("static let navigationBars = [0.0, 44, 52]", 1), ("private let toolbarHeight: Double = 49", 1),
    ("let largeTitle = 52.0", 1), ("var tabBar: CGFloat { isLow ? 32 : 49 }", 1),
    ("func statusBarHeight() -> Double { 20 }", 1), (".device(statusBar: 20, hasHomeIndicator: true)", 1),
    ("case .navigationBar: return 44", 1), ("let homeIndicator = 34.0", 1),
    ("var tabBar: CGFloat { TabBars.height(in: place) }", 0), ("let bar = Rect(x: 67, y: 13)", 0),
    ("static let progressBarHeight = DesktopMeasure(BySize(mini: 12))", 0), ("let hasBar = count > 20", 0),
    ("// let tabBar = 49", 0), ("case .tabBar: return TabBars.height(in: place)", 0),
  ])
  func heightsOfBarsAreSeen(_ code: String, _ count: Int) {
    #expect(Self.heightsOfBars(in: code).count == count)
  }

  /// Declarations, arguments and cases that have the name of a bar and a number of two digits.
  private static func heightsOfBars(in text: String) -> [String] {
    let constant =
      #/\b(let|var)\s+\w*([bB]ars?|argeTitle|omeIndicator|[sS]heet)(Heights?)?\s*(:[^=\n]+)?=\s*\[?[\d., ]*\b[2-9]\d/#
    let computed =
      #/\b(var|func)\s+\w*([tT]ab|[nN]avigation|[tT]ool|[sS]tatus|[sS]earch|[tT]itle)[bB]ar\w*[^{\n]*\{[^}\n]*\b[2-9]\d\b/#
    let argument = #/\b\w*([bB]ar|argeTitle|omeIndicator)(Height)?:\s*[2-9]\d\b/#
    let choice = #/case \.(navigationBar|toolbar|tabBar|searchBar)\b.*\b[2-9]\d\b/#
    let code = SwiftText(text).code
    return code.matches(of: constant).map { String($0.output.0) }
      + code.matches(of: computed).map { String($0.output.0) }
      + code.matches(of: argument).map { String($0.output.0) }
      + code.matches(of: choice).map { String($0.output.0) }
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
