import PlumbTextOutput
import TestSupport
import Testing
import UIKit

@testable import PlumbViewKit

/// Live hierarchies as pages of HTML.
@MainActor @Suite(.serialized) struct HierarchyPageTests {
  private let sample = HierarchyPageSample()

  // MARK: The record

  @Test func viewsAndConstraintsAreInOrder() throws {
    let record = try record(of: sample.root)
    let views = try #require(record["views"]?.array)
    #expect(views.map { $0["id"]?.string } == ["v0", "v1", "v2"])
    #expect(views.map { $0["name"]?.string } == ["“Root”", "“Box”", "UIView"])
    #expect(views.map { $0["parent"]?.string } == [nil, "v0", "v0"])
    #expect(views.map { $0["state"]?.string } == ["", "", "ambiguous"])
    #expect(views[1]["frame"]?.array?.map { $0.number } == [20, 20, 240, 44])
    let constraints = try #require(record["constraints"]?.array)
    #expect(constraints.count == 10)
    let width = try #require(constraints.first { $0["identifier"]?.string == "fixed width" })
    #expect(width["words"]?.string == "“Box”.width = 280")
    #expect(width["place"]?.string == "ViewKitTests/HierarchyPageSample.swift:18")
    #expect(width["place"]?.string == sample.width.plumb.creationPlace)
    #expect(width["owner"]?.string == "v1" && width["state"]?.string == "conflicting")
  }

  /// All lines of all forms together are what a program gets as text.
  @Test func explanationsAreThoseOfTheProgram() throws {
    let record = try record(of: sample.root)
    let views = try #require(record["views"]?.array)
    for (view, recorded) in zip([sample.root, sample.box, sample.dot], views) {
      let sections = try #require(recorded["why"]?["sections"]?.array)
      let texts = sections.map { section in
        let rows = section["rows"]?.array ?? []
        let lines = rows.map { row in
          (row["controls"]?.array ?? []).compactMap { $0["value"]?.string }.joined(separator: "   ")
        }
        return ([section["title"]?.string ?? ""] + lines).joined(separator: "\n") + "\n"
      }
      let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
      #expect(texts == attributes.map { view.plumb.why($0) })
    }
  }

  @Test func whatIsWrongIsListed() throws {
    let record = try record(of: sample.root)
    let issues = try #require(record["issues"]?.array)
    #expect(issues.map { $0["kind"]?.string } == ["conflict", "ambiguity"])
    #expect(
      issues[0]["title"]?.string == "“Box”.width = 280 contradicts 3 other constraints, which make it 240")
    #expect(issues[0]["ids"]?.array?.map { $0.string } == ["c1", "c2", "c7"])
    #expect(issues[1]["ids"]?.array?.map { $0.string } == ["v2"])
    #expect(record["findings"]?["errors"]?.integer == 1 && record["findings"]?["warnings"]?.integer == 1)
  }

  /// The dot lies where its first inequality ends, so the one layout that is as good and another one is at the other end.
  @Test func ambiguityIsExercised() throws {
    _ = messages { sample.root.layoutIfNeeded() }
    let record = try record(of: sample.root)
    let extremes = try #require(record["extremes"]?.array)
    #expect(extremes.map { $0["title"]?.string } == ["UIView.y at its greatest, 148"])
    #expect(extremes[0]["id"]?.string == "v2")
    #expect(extremes[0]["boxes"]?["v2"]?.array?.map { $0.number } == [134, 148, 12, 12])
    #expect(extremes[0]["patches"]?.array?.map { $0["name"]?.string } == ["bv2"])
    // The layout itself stays.
    #expect(sample.dot.frame.minY == 72)
  }

  @Test func theRecordStaysAsItIs() throws {
    let text = try json(of: sample.root).replacingOccurrences(of: "},{", with: "},\n{") + "\n"
    let snapshot = Snapshot("Tests/ViewKitTests/Snapshots/HierarchyPage.json")
    #expect(try snapshot.difference(from: text) == nil)
  }

  @Test func equalHierarchiesHaveEqualPages() throws {
    let (one, other) = (try json(of: sample.root), try json(of: HierarchyPageSample().root))
    #expect(one == other)
    #expect(!one.contains("0x"))
  }

  /// Names that are the same are told apart by numbers.
  @Test func namesAreNumbered() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<3 { root.addSubview(UIView()) }
    let views = try #require(try record(of: root)["views"]?.array)
    #expect(views.map { $0["name"]?.string } == ["UIView", "UIView 2", "UIView 3", "UIView 4"])
  }

  @Test func textsCannotLeaveTheData() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "</script><script>alert(1)</script><!--"
    let data = try json(of: label)
    #expect(!data.contains("<"))
    #expect(try record(of: label)["views"]?.array?.first?["name"]?.string?.contains("</script>") == true)
  }

  @Test func largeHierarchiesAreExplainedBriefly() throws {
    _ = messages { sample.root.layoutIfNeeded() }
    let (inspection, node) = try #require(sample.root.inspected)
    func rows(_ limits: HierarchyRecord.Limits) throws -> Int {
      let record = try HierarchyRecord(inspection, under: node, limits: limits)
      return record.items.reduce(0) { $0 + $1.explanations.reduce(0) { $0 + $1.rows.count } }
    }
    let whole = try rows(.init())
    let brief = try rows(.init(explainedWholly: 2))
    #expect(brief > 0 && brief < whole)
    #expect(try rows(.init(explainedWholly: 2, explained: 2)) == 0)
  }

  // MARK: Files

  @Test func theEndingSaysWhatIsWritten() throws {
    try inFolder { folder in
      let (svg, html) = (folder + "/a.svg", folder + "/a.HTML")
      try sample.root.plumb.picture(to: svg)
      #expect(try String(contentsOfFile: svg, encoding: .utf8) == sample.root.plumb.layoutPicture())
      try sample.root.plumb.picture(to: html)
      let page = try String(contentsOfFile: html, encoding: .utf8)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
      #expect(!page.contains(HierarchyPage.marker))
      // Nothing of the editor is left, and nothing is loaded.
      #expect(!page.contains("data-tool=\"undo\"") && !page.contains("id=\"module\""))
      #expect(!page.contains(" src=\"") && !page.contains("rel=\"stylesheet\""))
    }
  }

  @Test func otherEndingsAndFoldersAreRefused() throws {
    try inFolder { folder in
      for name in ["picture.png", "picture", "html"] {
        let path = folder + "/" + name
        #expect(throws: LayoutPictureError.unknownEnding(path: path)) {
          try sample.root.plumb.picture(to: path)
        }
      }
      let path = folder + "/none/picture.html"
      #expect(throws: LayoutPictureError.notWritten(path: path)) { try sample.root.plumb.picture(to: path) }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files.isEmpty)
      #expect(
        LayoutPictureError.unknownEnding(path: "a.png").localizedDescription
          == "“a.png” names no picture: let it end in .svg for a drawing, or in .html for a page to ask."
      )
    }
  }

  @Test func constraintsAreVisualized() throws {
    try inFolder { folder in
      setenv("PLUMB_PICTURES", folder, 1)
      defer { unsetenv("PLUMB_PICTURES") }
      _ = messages { sample.root.layoutIfNeeded() }
      let logged = messages {
        // Of any view in it, the page is of the whole hierarchy.
        sample.box.plumb.visualizeConstraints([sample.width])
        sample.root.plumb.visualizeConstraints([
          sample.width, sample.root.widthAnchor.constraint(equalToConstant: 1),
        ])
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(files.count == 2 && files.allSatisfy { $0.wholeMatch(of: #/constraints-[0-9]+\.html/#) != nil })
      for name in files {
        let path = folder + "/" + name
        let record = try Self.record(inPage: try String(contentsOfFile: path, encoding: .utf8))
        #expect(record["selection"]?.array?.map { $0.string } == ["c7"])
        #expect(record["views"]?.array?.count == 3 && record["open"] == .null)
        #expect(logged.contains { $0.contains(path) })
      }
      #expect(logged.first?.hasPrefix("[LayoutConstraints] 1 constraint is shown in ") == true)
      #expect(logged.last?.contains("1 of 2 constraints are shown in ") == true)
    }
  }

  @Test func withTheSwitchAConflictIsAPage() throws {
    try inFolder { folder in
      setenv("PLUMB_PICTURES", folder, 1)
      LayoutDebugging.switches.visualizesConflicts = true
      defer {
        unsetenv("PLUMB_PICTURES")
        LayoutDebugging.switches.visualizesConflicts = false
      }
      _ = messages { sample.root.layoutIfNeeded() }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      #expect(files.map { $0.hasSuffix(".html") } == [true, false])
      let page = try String(contentsOfFile: folder + "/" + (files.first ?? ""), encoding: .utf8)
      let record = try Self.record(inPage: page)
      #expect(record["open"]?.integer == 0)
      #expect(record["selection"]?.array?.map { $0.string } == ["c1", "c2", "c7"])
    }
  }

  @Test func aPageThatCannotBeWrittenIsLogged() {
    setenv("PLUMB_PICTURES", "/no/such/folder", 1)
    defer { unsetenv("PLUMB_PICTURES") }
    _ = messages { sample.root.layoutIfNeeded() }
    let logged = messages { sample.root.plumb.visualizeConstraints([sample.width]) }
    #expect(logged.count == 1 && logged[0].contains("cannot be written to “/no/such/folder/constraints-"))
  }

  // MARK: Helpers

  /// The data of the page that a view's picture is.
  private func json(of view: UIView) throws -> String {
    var text = ""
    try inFolder { folder in
      _ = try messages { try view.plumb.picture(to: folder + "/page.html") }
      text = try Self.json(inPage: try String(contentsOfFile: folder + "/page.html", encoding: .utf8))
    }
    return text
  }

  private func record(of view: UIView) throws -> JSONValue {
    try JSONReader.value(of: Array(try json(of: view).utf8))
  }

  private static func record(inPage page: String) throws -> JSONValue {
    try JSONReader.value(of: Array(try json(inPage: page).utf8))
  }

  private static func json(inPage page: String) throws -> String {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"hierarchy\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  /// What is logged meanwhile.
  private func messages(_ body: () throws -> Void) rethrows -> [String] {
    var messages: [String] = []
    let handler = LayoutLog.handler
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = handler }
    try body()
    return messages
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
