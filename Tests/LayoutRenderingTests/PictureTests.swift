import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbLayoutRendering

@Suite("Pictures of scenes")
struct PictureTests {
  private let box = Rect(x: 20, y: 40, width: 100, height: 60)
  private let root = Rect(x: 0, y: 0, width: 200, height: 200)

  private func svg(_ scene: RenderedScene, _ options: PictureOptions = PictureOptions()) -> String {
    SVGWriter.string(Drawing(title: "Test", scenes: [scene], options: options))
  }

  private func spacing(_ id: String, to view: Int = 1, state: LayoutState = .satisfied) -> RenderedConstraint
  {
    RenderedConstraint(
      id: id, first: Samples.anchor(view, box, .minEdge, .vertical),
      second: Samples.anchor(0, root, .minEdge, .vertical), constant: 40, state: state)
  }

  @Test(arguments: [
    (LayoutState.satisfied, "#1a73e8", nil), (.ambiguous, "#e8710a", "ambiguous"),
    (.misplaced, "#e8710a", "solved frame of a misplaced view"),
    (.conflicting, "#e0241b", "conflicting constraints"),
  ])
  func statesHaveColorsAndALegend(_ state: LayoutState, _ color: String, _ legend: String?) {
    let text = svg(Samples.scene([Samples.view("box", box)], [spacing("c", state: state)]))
    let strokes = XMLCheck.values(of: "stroke", in: text)
    #expect(strokes.contains(color))
    for other in ["#1a73e8", "#e8710a", "#e0241b"] where other != color { #expect(!strokes.contains(other)) }
    let words = XMLCheck.texts(of: "text", in: text)
    #expect(words.contains("40"))
    if let legend { #expect(words.contains(legend)) } else { #expect(!words.contains("ambiguous")) }
  }

  private func elements(of picture: Drawing, role: String) -> [DrawingGroup] {
    func groups(_ elements: [DrawingElement]) -> [DrawingGroup] {
      elements.flatMap { element -> [DrawingGroup] in
        guard case .group(let group) = element else { return [] }
        return [group] + groups(group.elements)
      }
    }
    return groups(picture.elements).filter { $0.role == role }
  }

  /// The content where the document has it, a dashed outline where the view will be.
  @Test func misplacedViewsAreDashedWhereTheyShouldBe() throws {
    let view = Samples.view("box", box, shape: .text(Samples.text("content")), state: .misplaced)
    let recorded = try #require(view.recordedFrame)
    let scene = Samples.scene([view])
    let text = svg(scene)
    #expect(XMLCheck.texts(of: "text", in: text).contains("wrong"))

    var picture = ScenePicture(scene, PictureOptions()).elements()
    let drawing = Drawing(title: "", size: .zero, elements: picture)
    let shown = elements(of: drawing, role: "view").flatMap(\.elements)
    let content = shown.compactMap { if case .text(let text) = $0 { text } else { nil } }
    #expect(content.map { $0.anchor.x } == [recorded.minX])
    picture = elements(of: drawing, role: "outlines").flatMap(\.elements)
    let outlines = picture.compactMap { element -> (Rect, [Double])? in
      guard case .rectangle(let rect, _, let paint) = element, let stroke = paint.stroke else { return nil }
      return (rect.outset(by: EdgeInsets(all: stroke.width / 2)), stroke.dashes)
    }
    #expect(outlines.first { $0.1 == [5, 3] }?.0 == box)
    #expect(outlines.first { $0.1.isEmpty }?.0 == recorded)
  }

  /// What is far off is cut off before it reaches another scene, and says so beside its own.
  @Test func outlinesAndRemarksStayInTheirScene() throws {
    let far = Rect(x: -3000, y: -40, width: 9000, height: 5000)
    let views = [Samples.view("far", far, state: .misplaced), Samples.view("top", root, state: .ambiguous)]
    let drawing = Drawing(
      title: "", size: .zero, elements: ScenePicture(Samples.scene(views), PictureOptions()).elements())
    // The caption ends 8 points above the root, and the gap between scenes is 44 wide and 36 high.
    let area = Rect(x: -22, y: -8, width: 244, height: 230)
    for role in ["outlines", "constraints"] {
      let group = try #require(elements(of: drawing, role: role).first)
      let clip = try #require(group.clip).rect
      #expect(clip.minX >= area.minX && clip.maxX <= area.maxX)
      #expect(clip.minY >= area.minY && clip.maxY <= area.maxY)
    }
    let remarks = elements(of: drawing, role: "constraints").flatMap(\.elements)
    let tags = remarks.compactMap { if case .rectangle(let rect, _, _) = $0 { rect } else { nil } }
    #expect(tags.count == 2)
    for tag in tags {
      #expect(
        tag.minX >= area.minX && tag.maxX <= area.maxX && tag.minY >= area.minY && tag.maxY <= area.maxY)
    }
  }

  @Test func constraintsAreChosen() {
    let scene = Samples.scene(
      [Samples.view("a", box), Samples.view("b", box.moved(0, 80))],
      [spacing("one", to: 1), spacing("two", to: 2), spacing("bad", to: 2, state: .conflicting)])
    func labels(_ constraints: PictureOptions.Constraints, _ highlighted: [String] = []) -> Int {
      XMLCheck.texts(
        of: "text", in: svg(scene, PictureOptions(constraints: constraints, highlighted: highlighted))
      ).count { $0 == "40" }
    }
    #expect(labels(.all) == 3)
    #expect(labels(.automatic) == 3)
    #expect(labels(.none) == 0)
    #expect(labels(.of(["a"])) == 1)
    #expect(labels(.automatic, ["a"]) == 1)
    #expect(labels(.of([])) == 0)
  }

  @Test func crowdedScenesShowTroubleAlone() {
    let calm = (0...PictureOptions.fewConstraints).map { spacing("c\($0)") }
    let scene = Samples.scene([Samples.view("a", box)], calm + [spacing("bad", state: .conflicting)])
    let strokes = XMLCheck.values(of: "stroke", in: svg(scene))
    #expect(!strokes.contains("#1a73e8"))
    #expect(strokes.contains("#e0241b"))
  }

  @Test func hiddenViewsAndTheirConstraintsAreNotDrawn() {
    var hidden = Samples.view("secret", box, shape: .text(Samples.text("secret")), state: .ambiguous)
    hidden.isHidden = true
    let inner = Samples.view("inner", box, parent: 1, shape: .text(Samples.text("inner")))
    let text = svg(Samples.scene([hidden, inner], [spacing("c")]))
    #expect(!text.contains("secret") && !text.contains("inner") && !text.contains("ambiguous"))
    #expect(!XMLCheck.texts(of: "text", in: text).contains("40"))
  }

  @Test func viewsAreClippedByThoseThatClip() {
    var scroll = Samples.view("scroll", box)
    scroll.appearance.clipsSubviews = true
    let inside = Samples.view("inside", box.inset(5, 5), parent: 1, shape: .web)
    let outside = Samples.view("outside", box.moved(50, 0), parent: 1, shape: .web)
    #expect(!svg(Samples.scene([scroll, inside])).contains("<rect x=\"48\""))
    let clips = svg(Samples.scene([scroll, outside])).components(separatedBy: "<clipPath").count - 1
    // The scene's own, the overlay's, and the scroll view's.
    #expect(clips == svg(Samples.scene([scroll, inside])).components(separatedBy: "<clipPath").count)
  }

  @Test func highlightFadesTheRest() {
    let scene = Samples.scene([
      Samples.view("a", box, shape: .web), Samples.view("b", box.moved(0, 80), shape: .web),
    ])
    #expect(XMLCheck.values(of: "opacity", in: svg(scene)).isEmpty)
    #expect(XMLCheck.values(of: "opacity", in: svg(scene, PictureOptions(highlighted: ["a"]))) == ["0.25"])
  }

  @Test func alignmentRectsAreOutlined() {
    let scene = Samples.scene([Samples.view("a", box)])
    #expect(svg(scene, PictureOptions(showsAlignmentRects: true)).contains("#c2185b"))
    #expect(!svg(scene).contains("#c2185b"))
  }

  /// Frames of any size, all shapes, in both looks: a picture, and numbers in it.
  @Test(arguments: [0, 0.3, 3, 1e4, 1e12, -20, Double.nan, .infinity])
  func degenerateSizesAreDrawn(_ extent: Double) {
    let frame = Rect(x: 10, y: extent, width: extent, height: extent)
    for look in [PlatformLook.touch, .desktop] {
      var views: [RenderedView] = []
      let buttons = Samples.buttonStyles.map {
        ViewShape.button(ButtonContent(style: $0, title: Samples.text("OK"), tint: ControlPalette.blue))
      }
      for (number, shape) in (Samples.shapes + buttons).enumerated() {
        var view = Samples.view(
          "v\(number)", frame, shape: shape, state: number % 2 == 0 ? .misplaced : .ambiguous)
        view.appearance.look = look
        view.appearance.cornerRadius = extent
        views.append(view)
      }
      let constraint = RenderedConstraint(
        id: "c", first: Samples.anchor(1, frame, .extent, .horizontal), multiplier: extent, constant: extent,
        priority: extent)
      var scene = Samples.scene(views, [constraint])
      scene.size = Size(width: extent, height: extent)
      let text = svg(scene, PictureOptions(constraints: .all, showsAlignmentRects: true))
      #expect(XMLCheck.objection(to: text) == nil)
      for attribute in [
        "x", "y", "width", "height", "cx", "cy", "rx", "ry", "x1", "y2", "textLength", "font-size",
      ] {
        for number in XMLCheck.values(of: attribute, in: text) {
          #expect(Double(number)?.isFinite == true, "\(attribute) is \(number)")
        }
      }
      #expect(!text.contains("nan") && !text.contains("inf"))
    }
  }

  @Test func sameSceneSameBytes() {
    let scene = Samples.scene(
      Samples.shapes.enumerated().map { Samples.view("v\($0)", box, shape: $1) }, [spacing("c")])
    #expect(svg(scene) == svg(scene))
  }

  @Test func scenesStandInRows() {
    let extents = (0..<12).map { _ in Size(width: 400, height: 800) }
    let rows = SceneRows(extents)
    #expect(Set(rows.origins.map(\.y)).count > 1)
    for (number, origin) in rows.origins.enumerated() {
      let rect = Rect(origin: origin, size: extents[number])
      #expect(rect.maxX <= rows.size.width && rect.maxY <= rows.size.height)
      for other in rows.origins[..<number] {
        #expect(!rect.intersects(Rect(origin: other, size: extents[0])))
      }
    }
    #expect(SceneRows([]).origins.isEmpty)
  }
}
