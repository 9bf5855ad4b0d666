import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

/// `plumb lint --fix`: what goes where, and how it ends.
@Suite struct LintFixTests {
  private static let misplaced = "Examples/MisplacedLabel.storyboard"
  private static let broken = "Examples/Broken.storyboard"
  private static let clean = "Examples/Form.storyboard"

  private func bytes(_ path: String) throws -> [UInt8] {
    try FixtureFolder.read(FixtureFolder.checkout.appendingPathComponent(path).path)
  }

  /// The diff alone is the result; what is left and the counts are messages.
  @Test func theDiffIsTheResult() {
    let run = CommandRun("lint", "--fix", Self.broken)
    #expect(run.code == 1)
    #expect(run.resultLines.first == "--- a/Examples/Broken.storyboard")
    #expect(run.resultLines.allSatisfy { line in "+- @".contains(line.prefix(1)) })
    #expect(run.messages.contains("conflicting-constraints"))
    #expect(!run.messages.contains("misplaced-view"))
    #expect(run.messages.contains("1 file, 2 errors\n"))
    #expect(run.messageLines.contains("plumb: 2 more with “--unsafe-fixes”."))
    #expect(run.messageLines.last == "plumb: “--in-place” writes the files.")
  }

  @Test func unsafeFixesSettleTheRest() {
    let run = CommandRun("lint", "--unsafe-fixes", Self.broken)
    #expect(run.code == 1)
    #expect(run.messages.contains("1 file, no findings"))
    #expect(!run.messages.contains("more with"))
  }

  /// A change that is only shown is something found; a clean document is not.
  @Test func exitCodesFollowWhatIsLeft() throws {
    #expect(CommandRun("lint", "--fix", Self.misplaced).code == 1)
    let clean = CommandRun("lint", "--fix", Self.clean)
    #expect(clean.code == 0)
    #expect(clean.results == "")
    try CommandRun.withFiles([
      "M.storyboard": bytes(Self.misplaced), "B.storyboard": bytes(Self.broken),
    ]) { folder in
      let one = CommandRun("lint", "--fix", "--in-place", folder + "/M.storyboard")
      #expect(one.code == 0)
      #expect(one.results.contains("+++ b/"))
      #expect(CommandRun("lint", folder + "/M.storyboard").code == 0)
      // Errors are left.
      #expect(CommandRun("lint", "--fix", "--in-place", folder).code == 1)
      #expect(CommandRun("lint", "--unsafe-fixes", "--in-place", folder).code == 0)
      #expect(CommandRun("lint", folder).code == 0)
      let again = CommandRun("lint", "--fix", folder)
      #expect(again.code == 0)
      #expect(again.results == "")
    }
  }

  @Test func oneDocumentCanGoElsewhere() throws {
    try CommandRun.withFiles(["M.storyboard": bytes(Self.misplaced)]) { folder in
      let target = folder + "/new.storyboard"
      let run = CommandRun("lint", "--fix", folder + "/M.storyboard", "-o", target)
      #expect(run.code == 0)
      let old = try FixtureFolder.read(folder + "/M.storyboard")
      let unchanged = try bytes(Self.misplaced)
      #expect(old == unchanged)
      #expect(CommandRun("lint", target).code == 0)
      let several = CommandRun("lint", "--fix", folder, "-o", target)
      #expect(several.code == 2)
      #expect(several.messages.contains("takes one document"))
    }
  }

  /// Findings on standard output, each with its edits, and no diff.
  @Test func jsonHasFindingsWithTheirEdits() throws {
    let run = CommandRun("lint", "--fix", "--json", Self.broken)
    #expect(run.code == 1)
    #expect(run.messages == "")
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    #expect(findings.count == 3)
    let misplaced = try #require(findings.first { $0["rule"] as? String == "misplaced-view" })
    #expect(misplaced["fixed"] as? Bool == true)
    let fix = try #require((misplaced["fixes"] as? [[String: Any]])?.first)
    #expect(fix["safe"] as? Bool == true)
    let edits = try #require(fix["edits"] as? [[String: Any]])
    #expect(edits.contains { $0["attribute"] as? String == "y" && $0["value"] as? String == "391" })
    let conflict = try #require(findings.first { $0["rule"] as? String == "conflicting-constraints" })
    #expect(conflict["fixed"] as? Bool == false)
    #expect(((conflict["fixes"] as? [[String: Any]])?.first?["safe"] as? Bool) == false)
    #expect((object["remaining"] as? [[String: Any]])?.count == 2)
  }

  /// Rules that do not count are not settled.
  @Test func onlyRulesThatCountAreSettled() {
    let run = CommandRun("lint", "--fix", "--disable", "misplaced-view", Self.misplaced)
    #expect(run.code == 0)
    #expect(run.results == "")
  }

  @Test func whatMakesNoSenseIsRefused() {
    for (arguments, sentence) in [
      (["lint", "--in-place", Self.clean], "“--in-place” goes with “--fix”."),
      (["lint", "-o", "x.xib", Self.clean], "“x.xib” is no value for “--output”"),
      (["lint", "--fix", "--in-place", "-"], "Standard input cannot be written in place"),
      (["lint", "--fix", "--in-place", "-o", "x.xib", Self.clean], "do not go together"),
    ] {
      let run = CommandRun(arguments)
      #expect(run.code == 2)
      #expect(run.messages.contains(sentence), "\(run.messages)")
    }
  }

  /// What is only known of the recorded size is no all-clear for the one that was asked for.
  @Test func sizesThatWereNotCheckedAreTold() {
    let run = CommandRun("lint", "--fix", "--device", "iPhone 8", "Examples/Cell.xib")
    #expect(run.messages.contains("Checked at the recorded size"))
  }

  /// What cannot be read is a finding, and stays as it is; it is no document to write elsewhere.
  @Test func whatCannotBeReadStays() throws {
    try CommandRun.withFiles(["N.xib": Array("<document".utf8)]) { folder in
      let run = CommandRun("lint", "--fix", "--in-place", folder)
      #expect(run.code == 1)
      #expect(run.messages.contains("unreadable-document"))
      let left = try FixtureFolder.read(folder + "/N.xib")
      #expect(left == Array("<document".utf8))
      let target = folder + "/new.xib"
      #expect(CommandRun("lint", "--fix", folder + "/N.xib", "-o", target).code == 1)
      #expect(!FileManager.default.fileExists(atPath: target))
    }
  }
}
