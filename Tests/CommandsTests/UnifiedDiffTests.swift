import Foundation
import PlumbTextOutput
import TestSupport
import Testing

@Suite("Differences of texts")
struct UnifiedDiffTests {
  private static func diff(_ from: String, _ to: String, name: String = "x", effort: Int? = nil)
    -> UnifiedDiff
  {
    UnifiedDiff(from: Array(from.utf8), to: Array(to.utf8), name: name, effort: effort)
  }

  private static let cases: [(from: String, to: String, hunks: String)] = [
    ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
    ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    ("a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
    ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
    ("a\nb", "A\nb", "@@ -1,2 +1,2 @@\n-a\n+A\n b\n\\ No newline at end of file\n"),
    ("a\nb", "a", "@@ -1,2 +1 @@\n-a\n-b\n\\ No newline at end of file\n+a\n\\ No newline at end of file\n"),
    ("a\r\nb\r\n", "a\r\nb\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+b\n"),
    ("\n\n", "\n\n\n", "@@ -1,2 +1,3 @@\n \n \n+\n"),
    // Six equal lines keep changes together, seven do not.
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n", "x\n2\n3\n4\n5\n6\n7\ny\n",
      "@@ -1,8 +1,8 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n"
    ),
    (
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "x\n2\n3\n4\n5\n6\n7\n8\ny\n",
      "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n"
    ),
  ]

  @Test(arguments: cases.indices) func knownDifferences(_ index: Int) {
    let (from, to, hunks) = Self.cases[index]
    #expect(Self.diff(from, to).text == "--- a/x\n+++ b/x\n" + hunks)
  }

  @Test func equalTextsHaveNoDifference() {
    for text in ["", "a", "a\n", "\n", "a\r\nb"] {
      let diff = Self.diff(text, text)
      #expect(diff.isEmpty && diff.text == "" && diff.added == 0 && diff.removed == 0)
    }
  }

  @Test func changesAreCountedAndHaveTheirPlaces() throws {
    let diff = Self.diff("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\nx\ny\n6\n")
    #expect(diff.added == 2)
    #expect(diff.removed == 1)
    let hunk = try #require(diff.hunks.first)
    #expect(diff.hunks.count == 1)
    #expect(hunk.from == 1..<6)
    #expect(hunk.to == 1..<7)
  }

  /// Of the places that a group of lines might have as well, the one that adds whole elements.
  @Test(arguments: [
    ("<a>\n  <b>\n    1\n  </b>\n</a>\n", "<a>\n  <b>\n    0\n  </b>\n  <b>\n    1\n  </b>\n</a>\n", 2),
    ("<a>\n  <b>\n    1\n  </b>\n</a>\n", "<a>\n  <b>\n    1\n  </b>\n  <b>\n    2\n  </b>\n</a>\n", 5),
  ])
  func elementsAreAddedWhole(_ from: String, _ to: String, _ line: Int) {
    let added = to.split(separator: "\n").dropFirst(line - 1).prefix(3).map { "+" + $0 }
    let removed = added.map { "-" + $0.dropFirst() }
    #expect(
      Self.diff(from, to).text.split(separator: "\n").filter { $0.hasPrefix("+ ") } == added.map { $0[...] })
    #expect(
      Self.diff(to, from).text.split(separator: "\n").filter { $0.hasPrefix("- ") } == removed.map { $0[...] }
    )
  }

  @Test(arguments: [
    ("Main.storyboard", "a/Main.storyboard"), ("My Views/Main.xib", "a/My Views/Main.xib\t"),
    ("tab\there.xib", #""a/tab\there.xib""#), ("line\nhere.xib", #""a/line\nhere.xib""#),
    (#"say"\.xib"#, #""a/say\"\\.xib""#), ("bell\u{1} x.xib", #""a/bell\001 x.xib""#),
    ("Größe.xib", "a/Größe.xib"), ("/tmp/x.xib", "a/tmp/x.xib"), ("./a//b/./x.xib", "a/a/b/x.xib"),
    ("../x.xib", "a/../x.xib"),
  ])
  func namesAreWrittenAsGitDoes(_ name: String, _ written: String) {
    #expect(Self.diff("a\n", "b\n", name: name).text.hasPrefix("--- \(written)\n+++ "))
  }

  @Test func noDifferenceIsLargerThanItMustBe() {
    for seed in SeededGenerator.seeds(300) {
      var generator = SeededGenerator(seed: seed)
      let (from, to) = EditedText.pair(&generator, lines: 40)
      let diff = UnifiedDiff(from: from, to: to, name: "x")
      let common = EditedText.commonLines(from, to)
      #expect(diff.removed == EditedText.lines(from).count - common, "seed \(seed)")
      #expect(diff.added == EditedText.lines(to).count - common, "seed \(seed)")
    }
  }

  /// With hardly any effort a difference may be larger than it must, and is still one.
  @Test(.enabled(if: PatchTrial.has("git")), arguments: [nil, 1, 2])
  func gitAppliesEveryDifference(_ effort: Int?) throws {
    let trial = PatchTrial(seed: 1, effort: effort) { "a \"file\"\t\($0) ü" }
    let failures = try trial.failures(of: ["git", "apply", "--whitespace=nowarn", PatchTrial.patch])
    #expect(failures == [])
  }

  @Test(.enabled(if: PatchTrial.has("patch")), arguments: [nil, 1, 2])
  func patchAppliesEveryDifference(_ effort: Int?) throws {
    let trial = PatchTrial(seed: 2, effort: effort) { "file \($0).xib" }
    #expect(try trial.failures(of: ["patch", "-p1", "-s", "-i", PatchTrial.patch]) == [])
  }

  @Test func littleEffortStillFindsWhatIsCommon() {
    var generator = SeededGenerator(seed: 5)
    let (from, to) = (EditedText.coins(1_000, &generator), EditedText.coins(1_000, &generator))
    let fewest = UnifiedDiff(from: from, to: to, name: "x")
    let quick = UnifiedDiff(from: from, to: to, name: "x", effort: 2)
    #expect(fewest.added == 1_000 - EditedText.commonLines(from, to))
    #expect(quick.added > fewest.added && quick.added < 600)
  }

  /// Texts whose fewest changes would take some billion steps to find end all the same.
  @Test func hostileTextsEnd() {
    var generator = SeededGenerator(seed: 7)
    let (from, to) = (EditedText.coins(100_000, &generator), EditedText.coins(100_000, &generator))
    let diff = UnifiedDiff(from: from, to: to, name: "x", effort: 4)
    #expect(diff.added == diff.removed && diff.added < 60_000)
  }
}
