import CorpusRecord
import PlumbAutoLayout
import PlumbInterfaceBuilder
import TestSupport
import Testing

/// A view as it was laid out, in the words of a fixture.
private func fixtureView(_ view: SolvedView, named: Bool) -> FixtureView {
  FixtureView(
    id: view.id, frame: view.frame.numbers, free: view.free.names, isMisplaced: view.isMisplaced,
    isRecorded: view.recorded != nil, isHidden: view.isHidden, isContentKnown: view.contentKnown,
    name: named ? view.name : nil)
}

@Suite("Fixtures give the frames that their comments say")
struct FixtureLayoutTests {
  @Test(arguments: FixtureFolder.fixtures.names)
  func fixture(_ name: String) throws {
    let layouts = try FixtureLayout.all(in: FixtureFolder.fixtures.bytes(of: name))
    #expect(!layouts.isEmpty, "the comment of \(name) expects nothing")
    try check(name, layouts)
  }

  @Test func thereAreFixtures() { #expect(FixtureFolder.fixtures.names.count > 40) }

  private func check(_ name: String, _ layouts: [FixtureLayout]) throws {
    let document = try FixtureFolder.fixtures.document(name)
    for layout in layouts {
      let scenes = try document.layOut(in: PlumbInterfaceBuilder.Environment(layout.options))
      let views = scenes.flatMap(\.views)
      let setting = "\(name) \(layout.options)"
      #expect(views.map(\.id) == layout.views.map(\.id), "\(setting)")
      for (view, expected) in zip(views, layout.views) {
        var expected = expected
        // Elsewhere than where the document was saved there is nothing to compare with.
        if !layout.isAsRecorded { expected.isMisplaced = nil }
        #expect(fixtureView(view, named: expected.name != nil) == expected, "\(setting)")
      }
      let conflicts = scenes.flatMap(\.conflicts).map { conflict in
        FixtureConflict(
          broken: conflict.broken, others: conflict.constraints.filter { $0 != conflict.broken }.sorted())
      }
      #expect(conflicts == layout.conflicts, "\(setting)")
    }
  }
}

@Suite("Fixture comments")
struct FixtureCommentTests {
  private func layouts(_ comment: String) throws -> [FixtureLayout] {
    try FixtureLayout.all(in: Array("<?xml version=\"1.0\"?>\n<!--\n\(comment)\n-->\n<document/>".utf8))
  }

  @Test func everyWordIsRead() throws {
    let read = try layouts(
      """
      Some layout in prose.

      layout
        a  1 2.5 3 4  free x,width
        b  0 0 1 1  misplaced hidden  “two words”
        conflict c: z y
      layout device=retina4_7 rtl
        b  0 0 1 1  unknown unrecorded
      """)
    let first = FixtureLayout(
      options: [],
      views: [
        FixtureView(id: "a", frame: [1, 2.5, 3, 4], free: ["x", "width"], isMisplaced: nil),
        FixtureView(id: "b", frame: [0, 0, 1, 1], isMisplaced: true, isHidden: true, name: "two words"),
      ], conflicts: [FixtureConflict(broken: "c", others: ["y", "z"])])
    let second = FixtureLayout(
      options: ["device=retina4_7", "rtl"],
      views: [
        FixtureView(
          id: "b", frame: [0, 0, 1, 1], isMisplaced: nil, isRecorded: false, isContentKnown: false)
      ])
    #expect(read == [first, second])
  }

  @Test(arguments: [
    "a 1 2 3", "a 1 2 3 x", "a 1 2 3 4 wrong", "a 1 2 3 4 free", "conflict a", "a 1 2 3 4 “b",
  ])
  func malformedLinesAreErrors(_ line: String) {
    #expect(throws: FixtureError.malformedLine("  " + line)) { try layouts("layout\n  " + line) }
  }

  @Test func missingCommentIsAnError() {
    #expect(throws: FixtureError.noComment) { try FixtureLayout.all(in: Array("<document/>".utf8)) }
  }
}
