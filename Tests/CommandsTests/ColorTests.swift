import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Colours")
struct ColorTests {
  private static let file = "Fixtures/Ambiguity.xib"

  static func plain(_ text: String) -> String {
    var plain = ""
    var isInside = false
    for character in text {
      if character == "\u{1B}" { isInside = true }
      if !isInside { plain.append(character) }
      if character == "m" { isInside = false }
    }
    return plain
  }

  @Test func alwaysAndNever() {
    let never = CommandRun("layout", Self.file, "--color", "never").results
    let always = CommandRun("layout", Self.file, "--color=always").results
    #expect(!never.contains("\u{1B}"))
    #expect(always.contains("\u{1B}[33mambiguous: x\u{1B}[0m"))
    #expect(Self.plain(always) == never)
    #expect(CommandRun("layout", Self.file, "--color", "auto").results == never)
  }

  @Test func jsonHasNoColours() {
    let json = CommandRun("layout", "--json", Self.file)
    #expect(CommandRun("layout", "--json", "--color", "always", Self.file).results == json.results)
  }

  @Test(arguments: [nil, "", "1", "0"])
  func terminalsAreColouredUnlessRefused(_ refusal: String?) throws {
    let run = try PlumbProcess(["layout", Self.file], environment: ["NO_COLOR": refusal], inTerminal: true)
    #expect(run.code == 0)
    #expect(Self.plain(run.results) == CommandRun("layout", Self.file).results)
    // By convention an empty NO_COLOR refuses nothing, and any other does.
    #expect(run.results.contains("\u{1B}") == (refusal ?? "").isEmpty)
  }

  @Test func pipesAreNotColoured() throws {
    let run = try PlumbProcess(["layout", Self.file], environment: ["NO_COLOR": nil])
    #expect(run.results == CommandRun("layout", Self.file).results)
    let always = try PlumbProcess(["layout", Self.file, "--color=always"], environment: ["NO_COLOR": "1"])
    #expect(always.results == CommandRun("layout", Self.file, "--color=always").results)
  }
}
