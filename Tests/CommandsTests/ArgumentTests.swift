import PlumbAnswers
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbCommands

/// Arguments that cannot be understood, and what must be said.
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
    Mistake("help", "gibberish", says: "There is no command “gibberish”."),
    Mistake("Main.storyboard", says: "“plumb layout Main.storyboard”"),
    Mistake("--json", "Main.xib", says: "name one first, as in “plumb lint … --json”"),
    Mistake("layout", CommandRun.form, "--jsno", says: "“--jsno”", "Did you mean “--json”?"),
    Mistake("layout", CommandRun.form, "-j", says: "“-j”"),
    Mistake("layout", CommandRun.form, "--devise=retina6_1", says: "“--devise”", "Did you mean “--device”?"),
    Mistake("layout", CommandRun.form, "--device", says: "“--device”", "value"),
    Mistake("layout", CommandRun.form, "--json=yes", says: "“--json”", "no value"),
    Mistake(
      "layout", CommandRun.form, "--device", "retina6_2", says: "There is no device “retina6_2”.",
      "Did you mean “iPhone", "“plumb devices” lists them."),
    Mistake(
      "layout", CommandRun.form, "--device=", says: "There is no device “”. “plumb devices” lists them."),
    Mistake("rend", says: "“rend”"), Mistake("LAYOUT", says: "Did you mean “layout”?"),
    Mistake("lay", says: "Did you mean “layout”?"), Mistake("layouts", says: "Did you mean “layout”?"),
    Mistake("layout", CommandRun.form, "--dev", "x", says: "“--dev”", "Did you mean “--device”?"),
    Mistake("layout", CommandRun.form, "--co", says: "Did you mean “--content” or “--color”?"),
    Mistake("layout", CommandRun.form, "--JSON", says: "Did you mean “--json”?"),
    Mistake("layout", CommandRun.form, "-json", says: "Did you mean “--json”?"),
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

@Suite("Options of one letter, and repeated ones")
struct ParsedArgumentsTests {
  private static let options = [
    OptionDescription("output", "FILE", letter: "o", help: ""),
    OptionDescription("quiet", letter: "q", help: ""),
    .device,
  ]

  private func parsed(_ arguments: String...) throws(ArgumentError) -> ParsedArguments {
    try ParsedArguments(arguments, options: Self.options)
  }

  @Test(arguments: [
    ["-o", "a=b.svg"], ["-oa=b.svg"], ["-o=a=b.svg"], ["--output", "a=b.svg"], ["--output=a=b.svg"],
  ])
  func lettersMeanTheirOptions(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(["x.xib"] + arguments + ["-q", "-"], options: Self.options)
    #expect(parsed["output"] == "a=b.svg")
    #expect(parsed.contains("quiet"))
    #expect(parsed.positional == ["x.xib", "-"])
  }

  @Test func lettersAreHeldToTheSameRules() throws {
    #expect(throws: ArgumentError.missingValue("-o")) { try parsed("x.xib", "-o") }
    #expect(throws: ArgumentError.unexpectedValue("-q")) { try parsed("-q=yes") }
    #expect(throws: ArgumentError.unknownOption("-x", suggestion: "")) { try parsed("-x") }
    #expect(throws: ArgumentError.unknownOption("-qo", suggestion: "")) { try parsed("-qo") }
    #expect(throws: ArgumentError.unknownOption("-output", suggestion: " Did you mean “--output”?")) {
      try parsed("-output=a.svg")
    }
    #expect(try parsed("--", "-o").positional == ["-o"])
  }

  @Test func repeatedOptionsKeepEveryValue() throws {
    let parsed = try parsed("--device", "a", "x", "--device=b", "--device", "a")
    #expect(parsed.values(of: "device") == ["a", "b", "a"])
    #expect(parsed["device"] == "a")
    #expect(parsed.values(of: "output") == [])
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
    #expect(Suggestion.nearest(to: "xyz", among: ["layout", "lint"]) == [])
    #expect(Suggestion.nearest(to: "l", among: ["layout", "lint"]) == [])
    #expect(Suggestion.nearest(to: "la", among: []) == [])
    #expect(Suggestion.nearest(to: "", among: ["", "a"]) == [])
    #expect(Suggestion.nearest(to: "--", among: ["a"]) == [])
  }

  @Test func caseAndPunctuationDoNotCount() {
    #expect(Suggestion.nearest(to: "LAYOUT", among: ["lint", "layout"]) == ["layout"])
    #expect(Suggestion.nearest(to: "-output", among: ["--out-put", "--input"]) == ["--out-put"])
  }

  @Test func equalsAreAllSuggestedUpToThree() {
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "cow", "rat"]) == ["cat", "rat"])
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "rat", "hat", "mat"]) == ["cat", "rat", "hat"])
    #expect(Suggestion.sentence(for: "bat", among: ["cat", "rat"]) == " Did you mean “cat” or “rat”?")
  }

  @Test func beginningsAndPartsAreNear() {
    #expect(Suggestion.nearest(to: "re", among: ["layout", "render", "report"]) == ["render", "report"])
    #expect(Suggestion.nearest(to: "rend", among: ["read", "render"]) == ["render", "read"].sorted())
    #expect(
      Suggestion.nearest(to: "12.9", among: ["iPad 9.7 inch", "iPad Pro 12.9 inch"]) == ["iPad Pro 12.9 inch"]
    )
    #expect(Suggestion.nearest(to: "pa", among: ["iPad"]) == [])
  }

  @Test func listsReadAsSentences() {
    #expect(Suggestion.list([]) == "")
    #expect(Suggestion.list(["a"]) == "a")
    #expect(Suggestion.list(["a", "b"]) == "a or b")
    #expect(Suggestion.list(["a", "b", "c"]) == "a, b or c")
  }
}
