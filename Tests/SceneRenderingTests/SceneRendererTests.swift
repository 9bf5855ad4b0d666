import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbSceneRendering
import TestSupport
import Testing

@Suite("From documents to rendered scenes")
struct SceneRendererTests {
  private func scenes(
    _ name: String, _ folder: FixtureFolder = .examples, _ environment: Environment = Environment()
  ) throws -> [RenderedScene] {
    try InterfaceDocument(bytes: folder.bytes(of: name)).renderedScenes(in: environment)
  }

  private func view(_ id: String, in scenes: [RenderedScene]) throws -> RenderedView {
    try #require(scenes.flatMap(\.views).first { $0.id == id })
  }

  private func state(_ id: String, in scenes: [RenderedScene]) throws -> LayoutState {
    try #require(scenes.flatMap(\.constraints).first { $0.id == id }).state
  }

  @Test func framesAreInTheRootsCoordinates() throws {
    let scenes = try scenes("Form.storyboard")
    #expect(scenes.map(\.title) == ["Contact"])
    #expect(try view("kh9-bI-dsS", in: scenes).frame == Rect(x: 20, y: 218.5, width: 45, height: 20.5))
  }

  /// On macOS y grows upwards in the document and downwards in the picture.
  @Test func documentsOfTheDesktopAreTurnedOver() throws {
    let scenes = try scenes("Preferences.xib")
    // The document has y = 149 in a content view 190 high, for a field 21 high.
    #expect(try view("x8Q-Zf-2hT", in: scenes).frame == Rect(x: 105, y: 20, width: 295, height: 21))
    guard case .window(let title) = try #require(scenes.first).surroundings else {
      Issue.record("a window's content stands in its window")
      return
    }
    #expect(title == "Preferences")
  }

  @Test func statesFollowTheSolution() throws {
    let open = try scenes("Ambiguity.xib", .fixtures)
    #expect(try view("box", in: open).state == .ambiguous)
    #expect(try view("box", in: open).remark.contains("x"))
    #expect(try view("flat", in: open).remark.contains("width"))
    #expect(try view("root", in: open).state == .satisfied)
    // What is open is the width; the height is not.
    #expect(try state("flat-x", in: open) == .ambiguous)
    #expect(try state("fh", in: open) == .satisfied)

    let off = try scenes("Misplaced.xib", .fixtures)
    #expect(try view("off", in: off).state == .misplaced)
    #expect(try view("off", in: off).recordedFrame != nil)
    #expect(try view("exact", in: off).state == .satisfied)
    #expect(try view("exact", in: off).recordedFrame == nil)
  }

  /// A root is drawn although it is hidden, and a view inside it is not.
  @Test func hiddenRootsAreDrawn() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch"><objects><view hidden="YES" id="root">
      <rect key="frame" x="0" y="0" width="100" height="50"/><subviews><view hidden="YES" id="inside">
      <rect key="frame" x="10" y="10" width="20" height="20"/></view></subviews></view></objects></document>
      """
    let scenes = try InterfaceDocument(bytes: Array(text.utf8)).renderedScenes(in: Environment())
    #expect(try !view("root", in: scenes).isHidden && view("inside", in: scenes).isHidden)
  }

  @Test func conflictsAreOfConstraints() throws {
    let device = try #require(Device.named("iPhone 8"))
    let scenes = try scenes("FixedWidth.storyboard", .examples, Environment(device: device))
    #expect(scenes.flatMap(\.constraints).contains { $0.state == .conflicting })
    let own = try self.scenes("FixedWidth.storyboard")
    #expect(!own.flatMap(\.constraints).contains { $0.state == .conflicting })
  }

  @Test func viewsElsewhereHaveNoRecordedFrame() throws {
    let scenes = try scenes("Misplaced.xib", .fixtures, Environment(direction: .rightToLeft))
    #expect(scenes.flatMap(\.views).allSatisfy { $0.recordedFrame == nil })
  }

  /// What right to left changes is on which side things are, not how far apart.
  @Test func rightToLeftMirrorsConstraints() throws {
    let scenes = try scenes("Form.storyboard", .examples, Environment(direction: .rightToLeft))
    let root = try view("Rk4-7e-tPw", in: scenes)
    let name = try view("kh9-bI-dsS", in: scenes)
    #expect(abs(root.frame.maxX - name.frame.maxX - 20) < 0.01)
    for constraint in scenes.flatMap(\.constraints)
    where constraint.relation == .equal && constraint.multiplier == 1 {
      guard let second = constraint.second, constraint.first.kind != .extent, constraint.priority == 1000
      else {
        continue
      }
      let gap = constraint.first.position - second.position
      #expect(abs(gap - constraint.constant) < 0.6, "\(constraint.id)")
    }
  }

  /// Anchors lie where the solution has them: required equalities hold between their positions.
  @Test(arguments: FixtureFolder.examples.names)
  func anchorsAgreeWithConstants(_ name: String) throws {
    for scene in try scenes(name) {
      for constraint in scene.constraints
      where constraint.relation == .equal && constraint.multiplier == 1 && constraint.priority == 1000
        && constraint.state != .conflicting
      {
        let first = constraint.first
        if first.kind == .extent {
          guard constraint.second == nil else { continue }
          let extent = first.axis == .horizontal ? first.rect.width : first.rect.height
          #expect(abs(extent - constraint.constant) < 0.01, "\(constraint.id)")
        } else if let second = constraint.second {
          #expect(abs(first.position - second.position - constraint.constant) < 0.01, "\(constraint.id)")
        }
      }
    }
  }

  @Test func controlsAreRecognised() throws {
    let shapes = try scenes("Form.storyboard").flatMap(\.views).map(\.appearance.shape)
    #expect(
      shapes.contains { if case .field(let field) = $0 { field.text.string == "Full name" } else { false } })
    #expect(shapes.contains { if case .text(let text) = $0 { text.string == "Email" } else { false } })
    #expect(shapes.contains { if case .image(let image) = $0 { image.name == "portrait" } else { false } })
    #expect(shapes.contains { if case .toolbar = $0 { true } else { false } })
    let desktop = try scenes("Preferences.xib").flatMap(\.views).map(\.appearance.shape)
    func hasButton(_ style: ButtonContent.Style) -> Bool {
      desktop.contains { if case .button(let button) = $0 { button.style == style } else { false } }
    }
    #expect(hasButton(.check(isOn: true)) && hasButton(.check(isOn: false)))
    #expect(hasButton(.push) && hasButton(.defaultPush))
  }

  @Test func everyRootOfAXibIsAScene() throws {
    let scenes = try scenes("SeveralRoots.xib", .fixtures)
    #expect(scenes.count > 1)
    for scene in scenes {
      #expect(scene.views.first?.parent == nil && scene.views.dropFirst().allSatisfy { $0.parent != nil })
    }
  }
}
