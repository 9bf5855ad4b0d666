import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbSceneRendering
import Testing

/// What Interface Builder's canvas shows of a document, and where.
@Suite("As on the canvas")
struct CanvasTests {
  private func scenes(
    _ objects: String, _ platform: String = "CocoaTouch", _ environment: Environment = Environment()
  ) throws -> [RenderedScene] {
    let runtime = platform == "Cocoa" ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.\(platform).XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="\(runtime)" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects></document>
      """
    return try InterfaceDocument(bytes: Array(text.utf8)).renderedScenes(in: environment)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func view(_ id: String, in scenes: [RenderedScene]) throws -> RenderedView {
    try #require(scenes.flatMap(\.views).first { $0.id == id })
  }

  private func texts(_ elements: [DrawingElement]) -> [DrawnText] {
    elements.flatMap { element -> [DrawnText] in
      switch element {
      case .text(let text): return [text]
      case .group(let group): return texts(group.elements)
      default: return []
      }
    }
  }

  @Test(arguments: ContentMode.allCases)
  func aLabelIsDrawnInTheLinesThatItsHeightIsOf(_ content: ContentMode) throws {
    let scenes = try scenes(
      """
      <view id="root">\(rect(0, 0, 200, 200))<subviews>
      <label text="state-of-the-art/well-known-hyphenated-words" numberOfLines="0" \
      lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      \(rect(10, 10, 120, 101.5))
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints></label>
      </subviews><constraints>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="x"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="y"/>
      </constraints></view>
      """, "CocoaTouch", Environment(content: content))
    #expect(try view("label", in: scenes).frame.size == Size(width: 120, height: 101.5))
    let drawing = Drawing(title: "", scenes: scenes, options: PictureOptions(constraints: .none))
    let lines = texts(drawing.elements).filter { $0.font.size == 17 }.map { $0.string }
    #expect(lines == ["state-of-the-", "art/well-", "known-", "hyphenated-", "words"])
  }

  @Test(arguments: [
    ("", ["one"]), ("initialItem=\"b\"", ["two", "inner"]), ("initialItem=\"none\"", ["one"]),
  ])
  func aTabViewShowsOneItem(_ initial: String, _ shown: [String]) throws {
    let scenes = try scenes(
      """
      <customView id="root">\(rect(0, 0, 200, 200))<subviews>
      <tabView \(initial) id="tabs">\(rect(0, 0, 200, 200))<tabViewItems>
      <tabViewItem label="A" id="a"><view key="view" id="one">\(rect(10, 33, 180, 154))</view></tabViewItem>
      <tabViewItem label="B" id="b"><view key="view" id="two">\(rect(10, 33, 180, 154))
      <subviews><customView id="inner">\(rect(0, 0, 9, 9))</customView></subviews></view></tabViewItem>
      </tabViewItems></tabView></subviews></customView>
      """, "Cocoa")
    let views = scenes.flatMap(\.views)
    let hidden = Set(views.indices.filter { views[$0].isHidden })
    let visible = views.indices.filter { position in
      !hidden.contains(position) && !hidden.contains(views[position].parent ?? -1)
    }
    #expect(visible.map { views[$0].id } == ["root", "tabs"] + shown)
  }

  /// The header is recorded from the corner of a clip view of its own, which the document does not have.
  @Test(arguments: [(98.0, 1.0), (82, 17)])
  func headersStandOverTheirTables(_ height: Double, _ y: Double) throws {
    let scenes = try scenes(
      """
      <customView id="root">\(rect(0, 0, 200, 150))<subviews>
      <scrollView id="scroll">\(rect(0, 50, 200, 100))
      <clipView key="contentView" id="clip">\(rect(1, y, 198, height))<subviews>
      <tableView headerView="header" id="table">\(rect(0, 0, 198, 300))<size key="intercellSpacing" width="3" height="2"/><tableColumns><tableColumn width="20" id="first"/><tableColumn width="60" id="column"><tableHeaderCell key="headerCell" title="Size"/>
      <prototypeCellViews><tableCellView id="cell">\(rect(1, 1, 190, 17))</tableCellView></prototypeCellViews>
      </tableColumn></tableColumns></tableView></subviews></clipView>
      <tableHeaderView key="headerView" id="header">\(rect(0, 0, 198, 23))</tableHeaderView>
      </scrollView></subviews></customView>
      """, "Cocoa")
    #expect(try view("header", in: scenes).frame == Rect(x: 0, y: 0, width: 198, height: 23))
    guard case .tableHeader(let titles, let widths) = try view("header", in: scenes).appearance.shape else {
      Issue.record("a header is drawn as one")
      return
    }
    #expect(titles == ["", "Size"] && widths == [23, 63])
    #expect(try view("table", in: scenes).frame.minY == max(y, 23))
    #expect(try view("cell", in: scenes).frame.minY == max(y, 23) + 1)
  }

  /// A misplaced view is where it was dragged to, with what is in it; where it will be is another matter.
  @Test func misplacedViewsAreDrawnWhereTheyWereDraggedTo() throws {
    let scenes = try scenes(
      """
      <view id="root">\(rect(0, 0, 200, 200))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="off">\(rect(50, 60, 100, 40))<subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">\(rect(5, 5, 10, 10))<constraints>
      <constraint firstAttribute="width" constant="10" id="iw"/><constraint firstAttribute="height" constant="10" id="ih"/>
      </constraints></view></subviews><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/><constraint firstAttribute="height" constant="40" id="h"/>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="off" secondAttribute="leading" constant="5" id="ix"/>
      <constraint firstItem="inner" firstAttribute="top" secondItem="off" secondAttribute="top" constant="5" id="iy"/>
      </constraints></view></subviews><constraints>
      <constraint firstItem="off" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
      <constraint firstItem="off" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="y"/>
      </constraints></view>
      """)
    let off = try view("off", in: scenes)
    #expect(off.state == .misplaced && off.remark == "x −30")
    #expect(off.frame == Rect(x: 20, y: 60, width: 100, height: 40))
    #expect(off.recordedFrame == Rect(x: 50, y: 60, width: 100, height: 40))
    let inner = try view("inner", in: scenes)
    #expect(inner.state == .satisfied)
    #expect(inner.frame == Rect(x: 25, y: 65, width: 10, height: 10))
    #expect(inner.recordedFrame == Rect(x: 55, y: 65, width: 10, height: 10))
    #expect(try view("root", in: scenes).recordedFrame == nil)
  }

  /// What is in doubt looks like it, and says why.
  @Test func doubtIsDrawn() throws {
    func picture(_ attributes: String) throws -> (view: RenderedView, caption: String) {
      let scenes = try scenes(
        """
        <view id="root">\(rect(0, 0, 200, 200))<subviews>
        <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="box">\(rect(10, 90, 60, 40))<constraints>
        <constraint firstAttribute="width" constant="60" id="w"/>
        <constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
        </subviews><constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="x"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="y"/>
        </constraints></view>
        """)
      return (try view("box", in: scenes), scenes[0].caption)
    }
    let doubt = "it is hidden, and hidden views are left where they were"
    let shown = try picture("")
    #expect(shown.view.state == .misplaced && shown.view.doubt == "")
    #expect(shown.caption.hasSuffix(", 1 misplaced"))
    let hidden = try picture("hidden=\"YES\"")
    #expect(hidden.view.state == .doubtful && hidden.view.doubt == doubt)
    #expect(hidden.caption.hasSuffix(", 1 in doubt"))
  }

  @Test func doubtHasALineInTheLegend() {
    func drawing(_ state: LayoutState) -> Drawing {
      let frame = Rect(x: 0, y: 0, width: 100, height: 100)
      let view = RenderedView(
        id: "a", name: "Box", parent: nil, frame: frame, alignmentRect: frame,
        appearance: ViewAppearance(shape: .plain, clipsSubviews: false), state: state,
        doubt: state == .doubtful ? "rounding may explain it" : "")
      return Drawing(
        title: "",
        scenes: [
          RenderedScene(
            title: "", caption: "", size: frame.size, surroundings: .loose(.touch), views: [view], bars: [],
            constraints: [])
        ])
    }
    func titles(_ elements: [DrawingElement]) -> [String] {
      elements.flatMap { element -> [String] in
        guard case .group(let group) = element else { return [] }
        return [group.title].compactMap { group.role == "doubt" ? $0 : nil } + titles(group.elements)
      }
    }
    let words = "in doubt: perhaps misplaced or ambiguous"
    #expect(texts(drawing(.doubtful).elements).contains { $0.string == words })
    #expect(titles(drawing(.doubtful).elements) == ["Box: rounding may explain it"])
    #expect(!texts(drawing(.satisfied).elements).contains { $0.string == words })
    #expect(titles(drawing(.satisfied).elements) == [])
  }

  @Test(arguments: [
    ("", 0.0), ("<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\"/>", 20),
    ("<simulatedStatusBarMetrics key=\"simulatedStatusBarMetrics\" type=\"none\"/>", 0),
  ])
  func aViewOfItsOwnHasTheStatusBarThatItSimulates(_ metrics: String, _ height: Double) throws {
    let scene = try #require(
      try scenes("<view id=\"root\">\(rect(0, 0, 375, 667))\(metrics)</view>").first)
    #expect(scene.surroundings == .device(statusBar: height, hasHomeIndicator: false))
  }

  /// The cells of a section of an inset grouped table have round corners together.
  @Test(arguments: [("insetGrouped", true), ("grouped", false)])
  func sectionsAreRound(_ style: String, _ isRound: Bool) throws {
    func cell(_ id: String, _ y: Double) -> String {
      "<tableViewCell id=\"\(id)\">\(rect(16, y, 343, 44))</tableViewCell>"
    }
    let scenes = try scenes(
      """
      <tableView dataMode="static" style="\(style)" id="table">\(rect(0, 0, 375, 400))<sections>
      <tableViewSection id="s"><cells>\(cell("a", 20))\(cell("b", 64))</cells></tableViewSection>
      <tableViewSection id="t"><cells>\(cell("c", 140))</cells></tableViewSection></sections></tableView>
      """)
    let clips = try ["a", "b", "c"].map { try view($0, in: scenes).clip }
    let first = DrawingGroup.Clip(Rect(x: 16, y: 20, width: 343, height: 88), cornerRadius: 10)
    let second = DrawingGroup.Clip(Rect(x: 16, y: 140, width: 343, height: 44), cornerRadius: 10)
    #expect(clips == (isRound ? [first, first, second] : [nil, nil, nil]))
  }

  @Test func anEmptyTableSaysWhatTheCanvasSays() throws {
    let scenes = try scenes(
      "<view id=\"root\">\(rect(0, 0, 200, 200))<subviews><tableView id=\"table\">\(rect(0, 0, 200, 200))</tableView>"
        + "</subviews></view>")
    let drawing = Drawing(title: "", scenes: scenes)
    #expect(texts(drawing.elements).suffix(2).map { $0.string } == ["Table View", "Prototype Content"])
  }
}
