import TestSupport
import Testing

@testable import PlumbCommands

/// Arguments that can not be understood, and what must be said.
private struct Mistake: CustomTestStringConvertible, Sendable {
  let arguments: [String]
  /// Texts of which each must be in the first message.
  let says: [String]

  init(_ arguments: String..., says: String...) {
    self.arguments = arguments
    self.says = says
  }

  var testDescription: String { arguments.joined(separator: " ") }
}

@Suite("Arguments")
struct ArgumentTests {
  private static let mistakes: [Mistake] = [
    Mistake("layuot", says: "command", "“layuot”", "Did you mean “layout”?"),
    Mistake("help", "layut", says: "“layut”", "Did you mean “layout”?"),
    Mistake("--versoin", says: "option", "“--versoin”", "Did you mean “--version”?"),
    Mistake("gibberish", says: "“gibberish”"),
    Mistake("layout", CommandRun.form, "--jsno", says: "“--jsno”", "Did you mean “--json”?"),
    Mistake("layout", CommandRun.form, "-j", says: "“-j”"),
    Mistake("layout", CommandRun.form, "--devise=retina6_1", says: "“--devise”", "Did you mean “--device”?"),
    Mistake("layout", CommandRun.form, "--device", says: "“--device”", "value"),
    Mistake("layout", CommandRun.form, "--json=yes", says: "“--json”", "no value"),
    Mistake(
      "layout", CommandRun.form, "--device", "retina6_2", says: "“retina6_2”", "retina4_7",
      "Did you mean “retina"),
    Mistake("layout", CommandRun.form, "--device=", says: "“”", "--device"),
    Mistake("layout", CommandRun.form, "--content", "recoded", says: "“recoded”", "Did you mean “recorded”?"),
    Mistake("layout", CommandRun.form, "--color", "sometimes", says: "“sometimes”", "auto, always or never"),
    Mistake("layout", says: ".storyboard", ".xib"),
    Mistake("layout", "--json", says: ".storyboard", ".xib"),
  ]

  @Test(arguments: mistakes.indices)
  func mistakesAreExplained(_ index: Int) throws {
    let mistake = Self.mistakes[index]
    let run = CommandRun(mistake.arguments)
    #expect(run.code == 2, "\(mistake.testDescription)")
    #expect(run.results == "", "\(mistake.testDescription)")
    let message = try #require(run.messageLines.first)
    for text in mistake.says { #expect(message.contains(text), "\(message)") }
    #expect(run.messageLines.allSatisfy { $0.hasPrefix("plumb: ") })
  }

  @Test(arguments: [
    "320", "320x", "x568", "320x568x2", "axb", "-1x5", "nanx5", "1e9x1", "320 x 568", "", "infx1",
  ])
  func malformedSizesAreExplained(_ size: String) throws {
    let run = CommandRun("layout", CommandRun.form, "--size", size)
    #expect(run.code == 2)
    #expect(run.results == "")
    let message = try #require(run.messageLines.first)
    #expect(message.contains("“\(size)”") && message.contains("320x568"), "\(message)")
  }

  @Test func valueMayFollowAnEqualsSign() {
    let spaced = CommandRun("layout", "--device", "retina4_7", CommandRun.form)
    #expect(spaced.code == 0)
    #expect(CommandRun("layout", CommandRun.form, "--device=retina4_7").results == spaced.results)
  }

  @Test func lastOfTwoValuesCounts() {
    let run = CommandRun("layout", "--device=retina4_0", "--device=retina4_7", CommandRun.form)
    #expect(run.results == CommandRun("layout", "--device=retina4_7", CommandRun.form).results)
  }

  @Test func everythingBehindTwoDashesIsAFile() throws {
    let plain = CommandRun("layout", CommandRun.form)
    #expect(CommandRun("layout", "--", CommandRun.form).results == plain.results)
    let option = CommandRun("layout", "--", CommandRun.form, "--json")
    #expect(option.results == plain.results)
    #expect(option.messages == "plumb: --json: There is no such file.\n")
    #expect(option.code == 2)
    #expect(CommandRun("layout", "--", "--help").messages == "plumb: --help: There is no such file.\n")
  }
}

@Suite("Suggestions")
struct SuggestionTests {
  @Test func distanceCountsEdits() {
    func distance(_ a: String, _ b: String) -> Int { Suggestion.distance(Array(a), Array(b)) }
    #expect(distance("", "") == 0)
    #expect(distance("layout", "layout") == 0)
    #expect(distance("", "abc") == 3)
    #expect(distance("abc", "") == 3)
    #expect(distance("layuot", "layout") == 1)
    #expect(distance("layot", "layout") == 1)
    #expect(distance("layouts", "layout") == 1)
    #expect(distance("kitten", "sitting") == 3)
    #expect(distance("ca", "abc") == 3)
  }

  @Test func farWordsSuggestNothing() {
    #expect(Suggestion.nearest(to: "xyz", among: ["layout", "lint"]) == nil)
    #expect(Suggestion.nearest(to: "l", among: []) == nil)
    #expect(Suggestion.nearest(to: "LAYOUT", among: ["lint", "layout"]) == "layout")
  }

  @Test func firstAmongEqualsIsChosen() {
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "rat"]) == "cat")
  }

  @Test func listsReadAsSentences() {
    #expect(Suggestion.list([]) == "")
    #expect(Suggestion.list(["a"]) == "a")
    #expect(Suggestion.list(["a", "b"]) == "a or b")
    #expect(Suggestion.list(["a", "b", "c"]) == "a, b or c")
  }
}
