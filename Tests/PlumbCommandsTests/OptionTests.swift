import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Options of plumb layout")
struct OptionTests {
  private func frames(_ arguments: String...) throws -> [String: [Double]] {
    let run = CommandRun(["layout", "--json"] + arguments)
    #expect(run.code == 0, "\(run.messages)")
    let document = try JSONDecoder().decode(DocumentOutput.self, from: Data(run.results.utf8))
    return Dictionary(document.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func sizeResizesTheRoot() throws {
    let frames = try frames("Examples/Masks.xib", "--size", "480x320")
    #expect(frames["iN0-l3-epB"] == [0, 0, 480, 320])
    // The header is as wide as the root, its button keeps its distance from the right, the centre stays.
    #expect(frames["oV6-2w-kRt"] == [0, 0, 480, 80])
    #expect(frames["3Lf-aY-9jU"] == [400, 20, 60, 40])
    #expect(frames["Pz8-Dc-1vG"] == [190, 110, 100, 100])
    #expect(frames["yH4-Xm-7oB"] == [0, 270, 480, 50])
  }

  @Test func sizeMayHaveFractions() throws {
    #expect(try frames("Examples/Masks.xib", "--size", "480.5X320")["iN0-l3-epB"] == [0, 0, 480.5, 320])
  }

  @Test func sizeNeedsOneRoot() throws {
    let run = CommandRun("layout", "Examples/Broken.storyboard", "--size", "100x100")
    #expect(run.code == 2)
    #expect(run.results == "")
    #expect(run.messages.contains("Examples/Broken.storyboard: ") && run.messages.contains("--scene"))
    let one = try frames("Examples/Broken.storyboard", "--size", "400x700", "--scene", "xN8-5b-VyK")
    #expect(one["Tu6-Qs-2cL"] == [0, 0, 400, 700])
    #expect(one["M8p-Ez-6rH"]?[2] == 368)
    #expect(CommandRun("layout", "Fixtures/SeveralRoots.xib", "--size", "100x100").code == 2)
  }

  /// Asking for what is recorded anyway is asking for nothing.
  @Test func theRecordedSettingChangesNothing() {
    let path = "Examples/Form.storyboard"
    let plain = CommandRun("layout", "--json", path).results
    #expect(CommandRun("layout", "--json", path, "--device", "retina6_1").results == plain)
    #expect(CommandRun("layout", "--json", path, "--size", "414x896").results == plain)
    #expect(CommandRun("layout", "--json", path, "--size", "414x895").results != plain)
  }

  @Test func sceneIsOneOfTheDocument() throws {
    let frames = try frames("Examples/Broken.storyboard", "--scene", "Fe9-2m-YtQ")
    #expect(Set(frames.keys) == ["3Pb-Xj-6uC", "Zk2-Mv-7aJ"])
    let wrong = CommandRun("layout", "Examples/Broken.storyboard", "--scene", "Fe9-2m-YtO")
    #expect(wrong.code == 2)
    #expect(
      wrong.messages.contains("“Fe9-2m-YtO”")
        && wrong.messages.contains("Did you mean Fe9-2m-YtQ “Ambiguity”?"))
  }

  @Test func deviceAndLandscape() throws {
    #expect(try frames(CommandRun.form, "--device", "retina4_7")["Rk4-7e-tPw"] == [0, 0, 375, 667])
    #expect(try frames(CommandRun.form, "--landscape")["Rk4-7e-tPw"] == [0, 0, 896, 414])
    #expect(
      try frames(CommandRun.form, "--device", "ipad9_7", "--landscape")["Rk4-7e-tPw"] == [0, 0, 1024, 768])
    let text = CommandRun("layout", CommandRun.form, "--device", "ipad9_7", "--landscape").resultLines.first
    #expect(text?.contains("iPad 9.7 inch landscape, 1024 × 768") == true)
  }

  @Test func deviceLeavesCellsAndWindowsAlone() throws {
    #expect(try frames("Examples/Cell.xib", "--device", "retina4_7")["KGk-i7-Jjw"] == [0, 0, 414, 76])
    #expect(
      try frames("Examples/Preferences.xib", "--device", "retina4_7")["se5-gp-TjO"] == [0, 0, 400, 152])
  }

  @Test func rightToLeftTurnsLeadingRound() throws {
    let frames = try frames("Examples/Planets.storyboard", "--rtl")
    // 414 - 40 - 64
    #expect(frames["Me1-cU-rY0"]?[0] == 310)
    #expect(CommandRun("layout", CommandRun.form, "--rtl").results.contains("right to left"))
  }

  @Test func contentIsNamed() {
    #expect(CommandRun("layout", CommandRun.form).results.contains("content recorded"))
    let measured = CommandRun("layout", CommandRun.form, "--content", "measured")
    #expect(measured.results.contains("content measured"))
  }
}
