import PlumbAnswers
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

/// Changes of frames and sizes solve what they touch where nothing else depends on them.
@Suite struct ChangeReachTests {
  private func layouts(_ name: String) throws -> SceneLayouts {
    try SceneLayouts(of: InterfaceDocument(bytes: FixtureFolder.examples.bytes(of: name)))
  }

  @Test func anotherSizeOfTheRoot() throws {
    let layouts = try layouts("Form.storyboard").resized(to: Size(width: 340, height: 600))
    var layout = try layouts.layout(of: layouts.document.scenes[0])
    let resized = layouts.resized(to: Size(width: 350, height: 610))
    var edits = SceneEdits()
    edits.size = Size(width: 350, height: 610)
    #expect(try layout.change(edits))
    #expect(!layout.takeMovedViews().isEmpty)
    let fresh = try resized.layout(of: layouts.document.scenes[0])
    for node in fresh.viewNodes { #expect(layout.tree.frame(of: node) == fresh.tree.frame(of: node)) }
  }

  /// A width from which on margins are others.
  @Test func aSizeThatRulesDependOn() throws {
    let layouts = try layouts("Form.storyboard").resized(to: Size(width: 340, height: 600))
    var layout = try layouts.layout(of: layouts.document.scenes[0])
    var edits = SceneEdits()
    edits.size = Size(width: 700, height: 600)
    #expect(try !layout.change(edits))
  }

  /// The recorded origin of a constrained view decides nothing.
  @Test func anotherFrameOfAView() throws {
    let layouts = try layouts("Form.storyboard")
    var layout = try layouts.layout(of: layouts.document.scenes[0])
    let view = try #require(layout.scene.views.firstIndex { $0.kind == .textField })
    let recorded = try #require(layout.scene.views[view].recorded)
    var edits = SceneEdits()
    edits.frames = [
      (view, Rect(x: recorded.minX + 9, y: recorded.minY, width: recorded.width, height: recorded.height))
    ]
    #expect(try layout.change(edits))
    #expect(layout.takeMovedViews().isEmpty)
    // A root's frame decides its surroundings.
    edits.frames = [(0, recorded)]
    #expect(try !layout.change(edits))
  }
}
