import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb render")
struct RenderTests {
  private func render(_ arguments: String...) -> CommandRun { CommandRun(["render"] + arguments) }

  @Test func writesToStandardOutput() {
    let run = render(CommandRun.form)
    #expect(run.code == 0)
    #expect(run.messages == "")
    #expect(XMLCheck.objection(to: run.results) == nil)
    #expect(XMLCheck.texts(of: "title", in: run.results).first == "Form.storyboard")
  }

  @Test(arguments: ["-o", "--output"])
  func writesAFileAsAWhole(_ option: String) throws {
    try CommandRun.withFiles(["old.svg": Array("old".utf8)]) { folder in
      for name in ["new.svg", "old.svg", "LOUD.SVG"] {
        let path = folder + "/" + name
        let run = render(CommandRun.form, option, path)
        #expect(run.code == 0)
        #expect(run.results == "")
        let written = try String(contentsOfFile: path, encoding: .utf8)
        #expect(written == render(CommandRun.form).results)
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(files == ["LOUD.SVG", "new.svg", "old.svg"])
    }
  }

  /// The promotion of Broken.storyboard wants 335 of the 414 − 20 − 20 = 374 points that its edges leave it.
  @Test func conflictsAreDrawnByThemselves() {
    let run = render("Examples/Broken.storyboard", "--conflicts")
    #expect(run.code == 0)
    let texts = XMLCheck.texts(of: "text", in: run.results)
    #expect(texts.contains("“Promo card”.width = 335 contradicts 5 other constraints."))
    #expect(texts.contains("6: width = 335, broken by 39"))
    #expect(texts.contains("Broken.storyboard:69:37"))
  }

  @Test func withoutAConflictNothingIsWritten() throws {
    try CommandRun.withFiles(["old.svg": Array("old".utf8)]) { folder in
      let path = folder + "/old.svg"
      let run = render(CommandRun.form, "--conflicts", "-o", path)
      #expect(run.code == 2)
      #expect(run.messages == "plumb: \(CommandRun.form): There is no conflict to draw.\n")
      let kept = try String(contentsOfFile: path, encoding: .utf8)
      #expect(kept == "old")
    }
  }

  @Test(arguments: [["--highlight", "Email"], ["--constraints", "all"]])
  func conflictsAreNotChosenByView(_ arguments: [String]) {
    let run = CommandRun(["render", "Examples/Broken.storyboard", "--conflicts"] + arguments)
    #expect(run.code == 2)
    #expect(run.messages.contains("do not go together"))
  }

  @Test func failuresLeaveWhatWasThere() throws {
    try CommandRun.withFiles(["old.svg": Array("old".utf8)]) { folder in
      let path = folder + "/old.svg"
      #expect(render("No/such.xib", "-o", path).code == 2)
      let kept = try String(contentsOfFile: path, encoding: .utf8)
      #expect(kept == "old")
      let missing = render(CommandRun.form, "-o", folder + "/none/new.svg")
      #expect(missing.code == 2)
      #expect(missing.messages.contains("There is no such folder."))
      #expect(render(CommandRun.form, "-o", folder + "/").code == 2)
    }
  }

  @Test(arguments: [
    (["-o", "x.gif"], ".svg"), (["-o", "svg"], ".svg"), (["--scene", "Contct"], "Did you mean"),
    (["--highlight", "Emial"], "Did you mean “Email”?"), (["--constraints", "some"], "all, none or of VIEW"),
    (["--constraints", "of"], "needs a value"),
    (["--constraints", "of", "Nobody"], "There is no view “Nobody”"),
    (["Examples/Cell.xib"], "one document"), (["-x"], "There is no option “-x”"),
    (["--size", "10x"], "--size"), (["--device", "nokia"], "nokia"),
  ])
  func mistakesAreExplained(_ arguments: [String], _ words: String) {
    let run = CommandRun(["render", CommandRun.form] + arguments)
    #expect(run.code == 2)
    #expect(run.results == "")
    #expect(run.messages.contains(words), "\(run.messages)")
  }

  @Test func aPageHasTheDocumentInside() throws {
    try CommandRun.withFiles([:]) { folder in
      let path = folder + "/Form.HTML"
      let run = render(CommandRun.form, "-o", path)
      #expect(run.code == 0)
      #expect(run.messages == "")
      let page = try String(contentsOfFile: path, encoding: .utf8)
      #expect(page.hasPrefix("<!DOCTYPE html>"))
      let match = try #require(
        page.firstMatch(
          of: #/id="document" data-name="Form.storyboard" data-encoding="base64">([^<]*)<\/script>\n<\/body>/#
        ))
      let form = try Data(contentsOf: FixtureFolder.checkout.appending(path: CommandRun.form))
      #expect(Data(base64Encoded: String(match.1)) == form)
      #expect(
        render("Fixtures/FullScreen.storyboard", "-o", path, "--rtl").messages.contains(
          "“--rtl” is for pictures"))
      #expect(render("Package.swift", "-o", path).code == 2)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == page)
    }
  }

  @Test func scenesAreChosen() throws {
    func scenes(_ arguments: String...) -> Int {
      let run = CommandRun(["render", "Fixtures/FullScreen.storyboard"] + arguments)
      return XMLCheck.values(of: "class", in: run.results).count { $0 == "scene" }
    }
    let text = try String(
      contentsOfFile: FixtureFolder.fixtures.path(of: "FullScreen.storyboard"), encoding: .utf8)
    let ids = XMLCheck.values(of: "sceneID", in: text)
    #expect(ids.count == 2 && scenes() == 2)
    #expect(scenes("--scene", ids[0]) == 1)
    #expect(scenes("--scene", ids[0], "--scene", ids[1]) == 2)
  }

  @Test func constraintsAreChosen() {
    func labels(_ arguments: String...) -> [String] {
      XMLCheck.texts(of: "text", in: CommandRun(["render", CommandRun.form] + arguments).results)
    }
    #expect(labels().contains("120"))
    #expect(!labels("--constraints", "none").contains("120"))
    #expect(labels("--constraints", "of", "Portrait").contains("120"))
    #expect(labels("--constraints", "of Portrait").contains("120"))
    #expect(!labels("--constraints", "of", "Email").contains("120"))
    #expect(labels("--constraints", "all").contains("120"))
  }

  @Test func viewsStandOut() {
    #expect(XMLCheck.values(of: "opacity", in: render(CommandRun.form).results).isEmpty)
    let run = render(
      CommandRun.form, "--highlight", "Email", "--highlight", "kh9-bI-dsS", "--alignment-rects")
    #expect(XMLCheck.values(of: "opacity", in: run.results).contains("0.25"))
    #expect(run.results.contains("#c2185b"))
  }

  @Test func environmentIsThatOfLayout() {
    let run = render(CommandRun.form, "--device", "iPhone 8", "--landscape", "--rtl", "--content", "measured")
    #expect(run.code == 0)
    #expect(XMLCheck.texts(of: "text", in: run.results).contains("iPhone 8, 667 × 375, right to left"))
    let size = render("Examples/Cell.xib", "--size", "320x90")
    #expect(XMLCheck.texts(of: "text", in: size.results).contains("320 × 90"))
    #expect(render("Fixtures/FullScreen.storyboard", "--size", "100x100").messages.contains("--scene"))
  }

  @Test func everyProcessDrawsTheSame() throws {
    for name in FixtureFolder.examples.names {
      let here = render("Examples/" + name).results
      for seed in [nil, "1"] as [String?] {
        let there = try PlumbProcess(
          ["render", "Examples/" + name], environment: ["SWIFT_DETERMINISTIC_HASHING": seed])
        #expect(there.results == here, "\(name)")
      }
    }
  }
}
