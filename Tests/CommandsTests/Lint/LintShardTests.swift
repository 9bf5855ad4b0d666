import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb lint --shard")
struct LintShardTests {
  private static func findings(_ arguments: String...) -> [String] {
    CommandRun(["lint", "--brief"] + arguments).resultLines.filter { $0.hasSuffix("]") }
  }

  @Test(arguments: [1, 2, 3, 7])
  func partsAreTheWhole(count: Int) {
    let whole = Self.findings("Examples", "Fixtures")
    var parts: [String] = []
    for number in 1...count {
      parts += Self.findings("Examples", "Fixtures", "--shard", "\(number)/\(count)")
    }
    #expect(whole.count > 10 && parts.count == whole.count && Set(parts) == Set(whole))
  }

  /// Machines name the same document differently.
  @Test func aDocumentIsInOnePartByWhateverName() throws {
    // Runs from the checkout's root.
    #expect(CommandRun("--version").code == 0)
    var stable = StablePaths()
    let root = FixtureFolder.checkout.path
    let names = [
      "Examples/Cell.xib", "./Examples//Cell.xib", "Fixtures/../Examples/Cell.xib",
      root + "/Examples/Cell.xib",
    ]
    for name in names { #expect(stable.path(of: name) == "Examples/Cell.xib", "\(name)") }
    try GitTrial.with(["A.xib": []]) { trial in
      #expect(stable.path(of: trial.path("A.xib")) == "A.xib")
    }
  }

  /// The hash is written down on every machine.
  @Test func theHashStays() {
    #expect(String(Shard.hash(""), radix: 16) == "f52a15e9a9b5e89b")
    #expect(String(Shard.hash("Base.lproj/Main.storyboard"), radix: 16) == "3c289369f343cda")
  }

  /// Names that differ in a digit alone do not all come to one part.
  @Test func partsAreAboutEven() throws {
    for count in [2, 4, 8] {
      let shards = try (1...count).map { try Shard("\($0)/\(count)") }
      for shard in shards {
        let found = (0..<4000).count { shard.contains("Views/Cell\($0).xib") }
        #expect(abs(found - 4000 / count) < 400 / count + 60, "\(shard.text): \(found)")
      }
    }
  }

  @Test func nothingInAPart() throws {
    let file = "Examples/Cell.xib"
    let runs = ["1/2", "2/2"].map { CommandRun("lint", file, "--shard", $0) }
    #expect(runs.map(\.code) == [0, 0])
    let empty = runs.filter { $0.results.isEmpty }
    #expect(empty.count == 1)
    #expect(empty.first?.messages.contains("the one document is in another part.") == true)
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/999999999999999999999"])
  func whatIsNoPart(text: String) {
    let run = CommandRun("lint", "Examples", "--shard=\(text)")
    #expect(run.code == 2 && run.messages.contains("it takes a part and how many there are, such as 2/4."))
  }

  /// A renamed document is in one part, and the path that it had in another: none of them may call its findings gone.
  @Test func renamedDocumentsAreNotGone() throws {
    try CommandRun.withFiles(["Broken.storyboard": try FixtureFolder.examples.bytes(of: "Broken.storyboard")])
    {
      folder in
      let baseline = folder + "/base.txt"
      #expect(CommandRun("lint", folder, "--write-baseline", baseline).code == 0)
      try FileManager.default.moveItem(
        atPath: folder + "/Broken.storyboard", toPath: folder + "/Other.storyboard")
      for shard in ["1/3", "2/3", "3/3"] {
        let run = CommandRun(
          "lint", folder, "--baseline", baseline, "--strict-baseline", "--shard", shard)
        #expect(run.code == 0 && !run.messages.contains("gone"), "\(shard)")
      }
    }
  }

  @Test func baselinesAreNotWrittenByAPart() {
    for more in [["--write-baseline", "b"], ["--baseline", "b", "--update-baseline"]] {
      let run = CommandRun(["lint", "Examples", "--shard", "1/2"] + more)
      #expect(run.code == 2 && run.messages.contains("do not go together"))
    }
  }
}
