import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics
import Testing

@Suite("Controls of macOS in documents")
struct DesktopControlTests {
  /// A document whose root holds some views.
  private static func document(
    toolsVersion: Int, rootHeight: Double = 300, _ views: String, constraints: String = ""
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="root">
        <rect key="frame" x="0" y="0" width="400" height="\(rootHeight)"/><subviews>\(views)</subviews>
        <constraints>\(constraints)</constraints></customView></objects></document>
        """.utf8))
  }

  private static func popUp(_ id: String, menu: String, attributes: String = "") -> String {
    """
    <popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="1" y="1" width="9" height="9"/>
    <popUpButtonCell key="cell" type="push" bezelStyle="rounded" borderStyle="borderAndBezel" \
    controlSize="small" \(attributes)><font key="font" metaFont="smallSystem"/>
    <menu key="menu"><items>\(menu)</items></menu></popUpButtonCell></popUpButton>
    """
  }

  private static func edge(_ first: String, _ second: String, _ constant: Double) -> String {
    let first = first.split(separator: ".")
    let second = second.split(separator: ".")
    return """
      <constraint firstItem="\(first[0])" firstAttribute="\(first[1])" secondItem="\(second[0])" \
      secondAttribute="\(second[1])" constant="\(constant)" id="\(first[0])-\(first[1])"/>
      """
  }

  private static func frames(_ document: InterfaceDocument) throws -> [String: Rect] {
    let environment = PlumbInterfaceBuilder.Environment(content: .measured)
    let views = try document.layOut(in: environment).flatMap(\.views)
    return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  private static func title(_ document: InterfaceDocument, _ id: String) throws -> String {
    let views = document.resolve(PlumbInterfaceBuilder.Environment()).flatMap(\.views)
    let view = try #require(views.first { $0.id == id })
    return try #require(view.desktopControl(images: document.images)?.title)
  }

  @Test func popUpButtonIsSizedForItsWidestItem() throws {
    let menu = "<menuItem title=\"iiiiiiiii\"/><menuItem title=\"MMMMMM\"/><menuItem title=\"On\"/>"
    let document = try Self.document(toolsVersion: 22505, Self.popUp("menu", menu: menu))
    #expect(try Self.title(document, "menu") == "MMMMMM")
  }

  @Test func pullDownButtonIsSizedForItsFirstItem() throws {
    let menu = "<menuItem title=\"Add\"/><menuItem title=\"Add everything\"/>"
    let popUp = Self.popUp("menu", menu: menu, attributes: "pullsDown=\"YES\"")
    #expect(try Self.title(Self.document(toolsVersion: 22505, popUp), "menu") == "Add")
  }

  private static func label(_ id: String, _ title: String, _ attributes: String = "") -> String {
    """
    <textField translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="1" y="1" width="9" height="9"/>
    <textFieldCell key="cell" title="\(title)" \(attributes)><font key="font" metaFont="system"/></textFieldCell>
    </textField>
    """
  }

  /// Whether or not its text may wrap.
  @Test(arguments: ["", "lineBreakMode=\"clipping\"", "usesSingleLineMode=\"YES\""])
  func centeredAndFilledLabelsAreWider(mode: String) throws {
    let document = try Self.document(
      toolsVersion: 22505,
      Self.label("plain", "Version", mode) + Self.label("centered", "Version", mode + " alignment=\"center\"")
        + Self.label("filled", "Version", mode + " drawsBackground=\"YES\"")
        + Self.label("spaced", "Version ", mode),
      constraints: ["plain", "centered", "filled", "spaced"].map {
        Self.edge("\($0).leading", "root.leading", 20)
      }
      .joined())
    let frames = try Self.frames(document)
    let width = try #require(frames["plain"]?.width)
    #expect(frames["centered"]?.width == width + 4)
    // Without the insets of other labels.
    #expect(frames["filled"]?.width == width)
    #expect(try #require(frames["spaced"]?.width) > width + 2)
  }

  @Test(arguments: [("", 54.0), ("alignment=\"center\"", 8.0)])
  func emptyLabelOfAStackView(attributes: String, width: Double) throws {
    let stack = """
      <stackView distribution="fill" orientation="vertical" alignment="leading" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0" y="0" width="200" height="60"/><subviews>\(Self.label("empty", "", attributes))</subviews>
      </stackView>
      """
    let document = try Self.document(
      toolsVersion: 22505, stack, constraints: Self.edge("stack.leading", "root.leading", 20))
    let frame = try #require(try Self.frames(document)["empty"])
    #expect(frame.width == width && frame.height == 16)
  }

  /// A field that the user edits may be as wide as it likes; one that nobody edits is as wide as its text.
  @Test(arguments: ["", "editable=\"YES\"", "selectable=\"YES\""])
  func fieldsThatNobodyEdits(_ attributes: String) throws {
    let field = """
      <textField translatesAutoresizingMaskIntoConstraints="NO" id="field">
      <rect key="frame" x="20" y="0" width="90" height="21"/>
      <textFieldCell key="cell" title="Tea for two" borderStyle="bezel" \(attributes)>
      <font key="font" metaFont="system"/></textFieldCell></textField>
      """
    let document = try Self.document(
      toolsVersion: 22505, field,
      constraints: Self.edge("field.leading", "root.leading", 20)
        + Self.edge("field.bottom", "root.bottom", 0))
    let view = try #require(try document.layOut().flatMap(\.views).first { $0.id == "field" })
    #expect(view.free.isEmpty == !attributes.contains("editable"))
  }

  @Test func fontsOfTextStyles() throws {
    let label = """
      <textField id="label"><rect key="frame" x="0" y="0" width="50" height="16"/>
      <textFieldCell key="cell" title="Tea"><font key="font" textStyle="title1" name=".SFNS-Regular"/></textFieldCell>
      </textField>
      """
    let document = try Self.document(toolsVersion: 22505, label)
    let views = document.resolve(PlumbInterfaceBuilder.Environment()).flatMap(\.views)
    let view = try #require(views.first { $0.id == "label" })
    #expect(try #require(view.desktopControl(images: document.images)).font.size == 22)
  }

  @Test func emptyLabelIsSizedForItsPlaceholder() throws {
    let label = """
      <textField id="label"><rect key="frame" x="0" y="0" width="50" height="16"/>
      <textFieldCell key="cell" placeholderString="None"><font key="font" metaFont="system"/></textFieldCell>
      </textField>
      """
    #expect(try Self.title(Self.document(toolsVersion: 22505, label), "label") == "None")
  }

  @Test(arguments: [("Gear", true), ("Listed", false)])
  func imageThatIsNotListedHasNoKnownSize(image: String, isUnknown: Bool) throws {
    let button = """
      <button id="button"><rect key="frame" x="0" y="0" width="30" height="30"/>
      <buttonCell key="cell" type="square" bezelStyle="shadowlessSquare" image="\(image)" \
      imagePosition="only"/></button>
      """
    let bytes = Array(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="root">
      <rect key="frame" x="0" y="0" width="90" height="90"/><subviews>\(button)</subviews></customView>
      </objects>
      <resources><image name="Listed" width="12" height="14"/></resources></document>
      """.utf8)
    let document = try InterfaceDocument(bytes: bytes)
    let views = document.resolve(PlumbInterfaceBuilder.Environment()).flatMap(\.views)
    let view = try #require(views.first { $0.id == "button" })
    let control = try #require(view.desktopControl(images: document.images))
    #expect(control.lacksImageSize == isUnknown)
    #expect(control.image?.size == (isUnknown ? nil : Size(width: 12, height: 14)))
  }

  /// Two small pop-up buttons in a chain from top to bottom are 16 points high each up to macOS 15, 20 in
  /// macOS 26.
  @Test(arguments: [(80.0, 22.0), (88, 20)])
  func rootTellsTheDesignOfMeasuredControls(rootHeight: Double, height: Double) throws {
    let constraints = [
      Self.edge("one.top", "root.top", 20), Self.edge("two.top", "one.bottom", 8),
      Self.edge("root.bottom", "two.bottom", 20), Self.edge("one.leading", "root.leading", 20),
      Self.edge("two.leading", "root.leading", 20),
    ]
    let document = try Self.document(
      toolsVersion: 24506, rootHeight: rootHeight, Self.popUp("one", menu: "") + Self.popUp("two", menu: ""),
      constraints: constraints.joined())
    let frames = try Self.frames(document)
    #expect(frames["one"]?.height == height)
    #expect(frames["two"]?.height == height)
  }

  /// A view around a small pop-up button is recorded 16 points high up to macOS 15, 20 in macOS 26.
  @Test(arguments: [(16.0, 22.0), (20, 20)])
  func whatIsAroundMeasuredControlsTellsTheirDesign(around: Double, height: Double) throws {
    let view = """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="view">
      <rect key="frame" x="20" y="20" width="120" height="\(around)"/><subviews>\(Self.popUp("one", menu: ""))</subviews>
      </customView>
      """
    let constraints = [
      Self.edge("view.top", "root.top", 20), Self.edge("view.leading", "root.leading", 20),
      Self.edge("one.top", "view.top", 0), Self.edge("view.bottom", "one.bottom", 0),
      Self.edge("one.leading", "view.leading", 0), Self.edge("view.trailing", "one.trailing", 0),
    ]
    let document = try Self.document(toolsVersion: 24506, view, constraints: constraints.joined())
    #expect(try Self.frames(document)["one"]?.height == height)
  }

  /// A pop-up button of 25 points is inset by 3 points in macOS 11, by 2 in macOS 10.15.
  @Test(arguments: [(17701, 11.0, -2.0), (17701, 13, -3), (18122, 11, -3)])
  func templatesTellTheDesign(toolsVersion: Int, height: Double, x: Double) throws {
    let popUp = Self.popUp("one", menu: "").replacing("small", with: "regular")
    let constraints = [
      Self.edge("one.leading", "root.leading", 0), Self.edge("one.trailing", "root.leading", 200),
      Self.edge("one.top", "root.top", 20),
    ]
    let plain = try Self.document(toolsVersion: toolsVersion, popUp, constraints: constraints.joined())
    let images = "<image name=\"NSAddTemplate\" width=\"14\" height=\"\(height)\"/>"
    let document = try InterfaceDocument(
      bytes: Array(
        String(decoding: plain.markup.bytes, as: UTF8.self)
          .replacing("</document>", with: "<resources>\(images)</resources></document>").utf8))
    #expect(try Self.frames(document)["one"]?.minX == x)
  }

  /// The frames of views where contents have their recorded sizes.
  private static func recordedFrames(_ document: InterfaceDocument) throws -> [String: Rect] {
    let views = try document.layOut().flatMap(\.views)
    return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  /// A pop-up button of 25 points that touches both sides of the root has insets of 2 and 3 points in macOS 10.15, and of 3 and
  /// 4 in macOS 11, from where Xcode 12.5 runs.
  @Test(arguments: [(17701, 205.0, -2.0), (17701, 207, -3), (18122, 205, -3)])
  func recordedWidthsTellTheDesign(toolsVersion: Int, recorded: Double, x: Double) throws {
    let popUp = Self.popUp("one", menu: "").replacing("small", with: "regular")
      .replacing("width=\"9\" height=\"9\"", with: "width=\"\(recorded)\" height=\"25\"")
    let constraints = [
      Self.edge("one.leading", "root.leading", 0), Self.edge("one.trailing", "root.leading", 200),
      Self.edge("one.top", "root.top", 20),
    ]
    let document = try Self.document(
      toolsVersion: toolsVersion, popUp, constraints: constraints.joined())
    #expect(try Self.recordedFrames(document)["one"]?.minX == x)
  }

  @Test(arguments: [("datePickerStyle=\"textField\"", 20.0), ("", 16)])
  func datePickersWithoutStepperAreFields(style: String, y: Double) throws {
    let picker = """
      <datePicker translatesAutoresizingMaskIntoConstraints="NO" id="picker">
      <rect key="frame" x="1" y="1" width="90" height="21"/>
      <datePickerCell key="cell" borderStyle="bezel" \(style)><font key="font" metaFont="system"/></datePickerCell>
      </datePicker>
      """
    let document = try Self.document(
      toolsVersion: 22505, picker, constraints: Self.edge("picker.top", "root.top", 20))
    let frame = try #require(try Self.recordedFrames(document)["picker"])
    #expect(300 - frame.maxY == y)
  }

  @Test(arguments: [("oldStyle", 20.0), ("primary", 17)])
  func boxesOfTheOldStyleHaveNoInsets(type: String, x: Double) throws {
    let box = """
      <box translatesAutoresizingMaskIntoConstraints="NO" boxType="\(type)" titlePosition="noTitle" id="box">
      <rect key="frame" x="1" y="1" width="90" height="90"/></box>
      """
    let document = try Self.document(
      toolsVersion: 17701, box, constraints: Self.edge("box.leading", "root.leading", 20))
    #expect(try Self.recordedFrames(document)["box"]?.minX == x)
  }

  /// A view at 10.3 points has its edge on the 10th; one inside, 0.3 points further, on the 11th of the window.
  @Test func edgesAreOnPixelsOfTheWindow() throws {
    let inner = "<customView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"inner\"/>"
    let outer = """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="outer"><subviews>\(inner)</subviews></customView>
      """
    let sizes = ["outer", "inner"].flatMap { id in
      ["width", "height"].map {
        "<constraint firstItem=\"\(id)\" firstAttribute=\"\($0)\" constant=\"50\" id=\"\(id)-\($0)\"/>"
      }
    }
    let edges = [
      Self.edge("outer.leading", "root.leading", 10.3), Self.edge("outer.top", "root.top", 10.3),
      Self.edge("inner.leading", "outer.leading", 0.3), Self.edge("inner.top", "outer.top", 0.3),
    ]
    let frames = try Self.recordedFrames(
      Self.document(toolsVersion: 22505, outer, constraints: (sizes + edges).joined()))
    #expect(frames["outer"] == Rect(x: 10, y: 240, width: 50, height: 50))
    #expect(frames["inner"] == Rect(x: 1, y: -1, width: 50, height: 50))
  }

  /// What is on whole pixels is the alignment rectangle: insets of half a point leave the frame between two.
  @Test func halfPointsOfInsetsStay() throws {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="one">
      <rect key="frame" x="1" y="1" width="90" height="15"/>
      <buttonCell key="cell" type="radio" title="One" bezelStyle="regularSquare" controlSize="small">
      <font key="font" metaFont="smallSystem"/></buttonCell></button>
      """
    let edges = [Self.edge("one.leading", "root.leading", 20), Self.edge("one.top", "root.top", 20)]
    let document = try Self.document(toolsVersion: 22505, button, constraints: edges.joined())
    #expect(try Self.recordedFrames(document)["one"]?.minY == 300 - 20 + 0.5 - 15)
  }

  /// A symbol may be named by a child; its frame extends beyond the height that is written.
  @Test(arguments: [("catalog=\"system\"", 26.0), ("", 20)])
  func symbolsOfReferencesHaveTheirFrames(catalog: String, height: Double) throws {
    let image = """
      <imageView translatesAutoresizingMaskIntoConstraints="NO" id="one">
      <rect key="frame" x="1" y="1" width="24" height="26"/>
      <constraints><constraint firstAttribute="height" constant="20" id="h"/></constraints>
      <imageCell key="cell" imageScaling="proportionallyDown">
      <imageReference key="image" image="star" \(catalog) symbolScale="large"/></imageCell></imageView>
      """
    let edges = [Self.edge("one.leading", "root.leading", 20), Self.edge("one.top", "root.top", 20)]
    let document = try Self.document(toolsVersion: 22505, image, constraints: edges.joined())
    #expect(try Self.recordedFrames(document)["one"]?.height == height)
  }

  /// A button without bezel has its symbol's frame where its height is written, by itself or as a part of the width.
  @Test(arguments: [
    #"firstAttribute="height" constant="32""#,
    #"firstAttribute="width" secondItem="one" secondAttribute="height" multiplier="1:1""#,
  ])
  func buttonsHaveTheFramesOfTheirSymbols(height: String) throws {
    let button = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="one">
      <rect key="frame" x="1" y="1" width="32" height="43"/>
      <constraints><constraint firstAttribute="width" constant="32" id="w"/><constraint \(height) id="h"/></constraints>
      <buttonCell key="cell" type="bevel" bezelStyle="rounded" imagePosition="only" imageScaling="proportionallyDown">
      <imageReference key="image" image="xmark.circle.fill" catalog="system"/></buttonCell></button>
      """
    let edges = [Self.edge("one.leading", "root.leading", 20), Self.edge("one.top", "root.top", 20)]
    let document = try Self.document(toolsVersion: 22505, button, constraints: edges.joined())
    #expect(try Self.recordedFrames(document)["one"]?.size == Size(width: 32, height: 43))
  }

  @Test(arguments: [
    ("", 10.0, 33.0), ("type=\"noTabsBezelBorder\"", 10, 7), ("type=\"noTabsNoBorder\"", 0, 0),
  ])
  func tabViewsPlaceTheirItems(attributes: String, x: Double, y: Double) throws {
    let tabs = """
      <tabView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="tabs">
      <rect key="frame" x="20" y="20" width="200" height="150"/><font key="font" metaFont="system"/>
      <tabViewItems><tabViewItem id="item">
      <view key="view" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="77" y="88" width="180" height="104"/></view></tabViewItem></tabViewItems></tabView>
      """
    let frames = try Self.recordedFrames(Self.document(toolsVersion: 22505, tabs))
    #expect(frames["inner"] == Rect(x: x, y: y, width: 180, height: 104))
  }

  /// The inset style leaves 10 points at either side of a cell, where the table has them.
  @Test(arguments: [(80.0, 10.0), (100, 0)])
  func cellsAreInsetWhereThereIsRoom(width: Double, x: Double) throws {
    let cell = """
      <tableCellView translatesAutoresizingMaskIntoConstraints="NO" id="cell">
      <rect key="frame" x="55" y="66" width="\(width)" height="17"/></tableCellView>
      """
    let list = """
      <scrollView borderType="none" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <clipView key="contentView" id="clip"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <tableView id="table"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <tableColumns><tableColumn width="\(width)" id="column"><prototypeCellViews>\(cell)</prototypeCellViews>
      </tableColumn></tableColumns></tableView></subviews></clipView></scrollView>
      """
    let frames = try Self.recordedFrames(Self.document(toolsVersion: 22505, list))
    #expect(frames["cell"]?.minX == x)
  }
}
