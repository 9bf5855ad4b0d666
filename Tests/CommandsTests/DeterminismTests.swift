import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Same input, same bytes")
struct DeterminismTests {
  private static let paths = [FixtureFolder.examples, .fixtures].flatMap { folder in
    folder.names.map { folder.rawValue + "/" + $0 }
  }

  @Test(arguments: [["layout"], ["layout", "--json"], ["layout", "--json", "--content", "measured"]])
  func everyProcessPrintsTheSame(_ command: [String]) throws {
    let here = CommandRun(command + Self.paths)
    #expect(CommandRun(command + Self.paths).results == here.results)
    // Each process hashes with a seed of its own, and one with none.
    for seed in [nil, nil, "1"] as [String?] {
      let there = try PlumbProcess(
        command + Self.paths, environment: ["SWIFT_DETERMINISTIC_HASHING": seed])
      #expect(there.results == here.results)
      #expect(there.messages == here.messages)
      #expect(there.code == here.code)
    }
  }

  @Test func messagesGoToStandardError() throws {
    let run = try PlumbProcess(["layout", "No/such.xib", "Examples/Cell.xib"])
    #expect(run.results == CommandRun("layout", "Examples/Cell.xib").results)
    #expect(run.messages == "plumb: No/such.xib: There is no such file.\n")
    #expect(run.code == 2)
  }

  @Test func orderOfFilesIsKept() {
    let forwards = Self.paths.map { CommandRun("layout", "--json", $0).results }
    #expect(CommandRun(["layout", "--json"] + Self.paths).results == forwards.joined())
  }
}
