import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Options of plumb layout")
struct OptionTests {
  /// Two scenes: a navigation controller and its table.
  private static let tracks = "Examples/Tracks.storyboard"

  private func frames(_ arguments: String...) throws -> [String: [Double]] {
    let run = CommandRun(["layout", "--json"] + arguments)
    #expect(run.code == 0, "\(run.messages)")
    let document = try JSONDecoder().decode(DocumentOutput.self, from: Data(run.results.utf8))
    return Dictionary(document.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func sizeResizesTheRoot() throws {
    let frames = try frames("Examples/Masks.xib", "--size", "480x320")
    #expect(frames["iN0-l3-epB"] == [0, 0, 480, 320])
    // The header is as wide as the root, and its button keeps its distance from the right.
    #expect(frames["oV6-2w-kRt"] == [0, 0, 480, 64])
    #expect(frames["3Lf-aY-9jU"] == [410, 22, 60, 40])
    // The cover takes what the header and the footer leave, and the middle button stays in the middle.
    #expect(frames["Pz8-Dc-1vG"] == [20, 80, 440, 72])
    #expect(frames["yH4-Xm-7oB"] == [0, 168, 480, 152])
    #expect(frames["SPC-RJ-ZRc"] == [200, 100, 80, 40])
  }

  @Test func sizeMayHaveFractions() throws {
    #expect(try frames("Examples/Masks.xib", "--size", "480.5X320")["iN0-l3-epB"] == [0, 0, 480.5, 320])
  }

  @Test func sizeNeedsOneRoot() throws {
    let run = CommandRun("layout", Self.tracks, "--size", "100x100")
    #expect(run.code == 2)
    #expect(run.results == "")
    #expect(run.messages.contains(Self.tracks + ": ") && run.messages.contains("--scene"))
    let one = try frames(Self.tracks, "--size", "400x700", "--scene", "23Q-WR-lN4")
    #expect(one["H19-u5-kNm"] == [0, 0, 400, 700])
    let form = try frames(CommandRun.form, "--size", "400x700")
    #expect(form["Wm3-Tj-9cB"]?[2] == 400)
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
    let frames = try frames(Self.tracks, "--scene", "ucD-pH-KaD")
    #expect(Set(frames.keys) == ["LKB-az-gMi"])
    let wrong = CommandRun("layout", Self.tracks, "--scene", "23Q-WR-lN5")
    #expect(wrong.code == 2)
    #expect(wrong.messages.contains("“23Q-WR-lN5”. Did you mean 23Q-WR-lN4"))
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
      try frames("Examples/Preferences.xib", "--device", "retina4_7")["se5-gp-TjO"] == [0, 0, 420, 190])
  }

  @Test func rightToLeftTurnsLeadingRound() throws {
    let frames = try frames("Examples/Planets.storyboard", "--rtl")
    // 414 - 20 - 56
    #expect(frames["XUp-c0-Dz7"]?[0] == 338)
    #expect(CommandRun("layout", CommandRun.form, "--rtl").results.contains("right to left"))
  }

  @Test func textsAreNamed() throws {
    let article = "Examples/Article.storyboard"
    let run = CommandRun("layout", article, "--text-size", "ax3", "--double-strings")
    #expect(run.results.contains("portrait, 414 × 896 · text size ax3 · double strings · content recorded"))
    let unknown = CommandRun("layout", article, "--text-size", "ax6")
    #expect(
      unknown.code == 2 && unknown.messages.contains("Did you mean “ax1”, “ax2” or"), "\(unknown.messages)")
    #expect(CommandRun("layout", article, "--text-size", "AX3").results.contains("text size ax3"))
    let usual = try frames(article)["Ar6-bo-dyt"]?[3] ?? 0
    #expect(try frames(article, "--text-size", "ax3")["Ar6-bo-dyt"]?[3] ?? 0 > 3 * usual)
    #expect(try frames(article, "--double-strings")["Ar6-bo-dyt"]?[3] ?? 0 > 1.5 * usual)
  }

  /// Two labels have room beside each other until texts are large.
  @Test func lintFindsWhatLargeTextsBring() {
    let article = "Examples/Article.storyboard"
    #expect(CommandRun("lint", article).code == 0)
    let large = CommandRun("lint", article, "--text-size", "ax3")
    #expect(large.code == 1)
    #expect(large.results.contains("“Monday, 21 December”.width ≥"), "\(large.results)")
    #expect(CommandRun("lint", article, "--double-strings").code == 1)
  }

  @Test func contentIsNamed() {
    #expect(CommandRun("layout", CommandRun.form).results.contains("content recorded"))
    let measured = CommandRun("layout", CommandRun.form, "--content", "measured")
    #expect(measured.results.contains("content measured"))
  }
}
