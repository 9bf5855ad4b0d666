import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics
import Testing

/// Texts whose heights follow from the widths that constraints give them.
@Suite("Texts that wrap")
struct WrappedTextTests {
  private static let prose = "Several words that do not fit on one line of a telephone that is held upright"

  /// A label between the margins of a view that fills a telephone, with a second one below.
  private static func phone(
    label: String = "", text: String = prose, height: Double = 41, extra: String = "", trailing: String = ""
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
        useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="\(text)" \(label) id="text" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="20" width="335" height="\(height)"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>\(extra)</label>
        <label text="Below" id="below" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="\(28 + height)" width="46" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews><constraints>
        <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading"
        constant="20" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing" constant="20"
        \(trailing) id="c2"/>
        <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20"
        id="c3"/>
        <constraint firstItem="below" firstAttribute="leading" secondItem="text" secondAttribute="leading"
        id="c4"/>
        <constraint firstItem="below" firstAttribute="top" secondItem="text" secondAttribute="bottom"
        constant="8" id="c5"/>
        </constraints></view></objects></document>
        """.utf8))
  }

  private func frames(
    _ document: InterfaceDocument, _ environment: PlumbInterfaceBuilder.Environment
  ) throws -> [String: Rect] {
    let scene = try #require(try document.layOut(in: environment).first)
    return Dictionary(uniqueKeysWithValues: scene.views.map { ($0.id, $0.frame) })
  }

  private func measured(width: Double? = nil) -> PlumbInterfaceBuilder.Environment {
    Environment(size: width.map { Size(width: $0, height: 667) }, content: .measured)
  }

  @Test func theHeightFollowsTheWidth() throws {
    let document = try Self.phone(label: "numberOfLines=\"0\"")
    let upright = try frames(document, measured())
    #expect(upright["text"] == Rect(x: 20, y: 20, width: 335, height: 41))
    #expect(upright["below"]?.minY == 69)
    #expect(try frames(document, measured(width: 900))["text"]?.height == 20.5)
    #expect(try frames(document, measured(width: 200))["text"]?.height == 81.5)
  }

  @Test func linesAreCountedOff() throws {
    let two = try Self.phone(label: "numberOfLines=\"2\"")
    #expect(try frames(two, measured(width: 200))["text"]?.height == 41)
    let one = try Self.phone()
    #expect(try frames(one, measured(width: 200))["text"]?.height == 20.5)
  }

  @Test func aLabelThatMayBeNarrowerIsAsWideAsItsLongestLine() throws {
    let document = try Self.phone(
      label: "numberOfLines=\"0\"", trailing: "relation=\"greaterThanOrEqual\"")
    let text = WrappingText([TextRun(Self.prose, font: .system(17))], platform: .iOS).known(
      in: document.release)
    for room in [335.0, 160] {
      let lines = text.lines(within: room).lines
      let widest = try #require(lines.max { $0.width + $0.hanging < $1.width + $1.hanging })
      #expect(widest.hanging > 0)
      let frame = try #require(try frames(document, measured(width: room + 40))["text"])
      #expect(frame.width == min((2 * (widest.width + widest.hanging)).rounded(.up) / 2, room))
      #expect(frame.height == (2 * text.size(within: room).height).rounded(.up) / 2)
    }
    #expect(try frames(document, Environment())["text"]?.width == 335)
  }

  @Test func aPreferredWidthDecidesInsteadOfTheLabels() throws {
    let document = try Self.phone(label: "numberOfLines=\"0\" preferredMaxLayoutWidth=\"150\"")
    #expect(try frames(document, measured())["text"]?.height == 81.5)
  }

  @Test func recordedHeightsStayWhereWidthsDo() throws {
    let document = try Self.phone(label: "numberOfLines=\"0\"", height: 43)
    #expect(try frames(document, Environment())["text"]?.height == 43)
    // Elsewhere what Plumb's metrics say of the difference is added: a line less, and two more.
    let wide = Environment(size: Size(width: 900, height: 667))
    #expect(try frames(document, wide)["text"]?.height == 22.5)
    let narrow = Environment(size: Size(width: 200, height: 667))
    #expect(try frames(document, narrow)["text"]?.height == 83.5)
  }

  @Test func aStretchedLabelSaysNothingOfItsText() throws {
    let document = try Self.phone(label: "numberOfLines=\"0\"", height: 300)
    let wide = Environment(size: Size(width: 900, height: 667))
    #expect(try frames(document, wide)["text"]?.height == 20.5)
  }

  @Test func attributedTextsHaveTheirOwnFontsAndLines() throws {
    let document = try Self.phone(
      label: "numberOfLines=\"0\"", text: "",
      extra: """
        <attributedString key="attributedText"><fragment content="One line&#10;"><attributes>
        <font key="NSFont" metaFont="system" size="30"/></attributes></fragment><fragment content="another">
        <attributes><font key="NSFont" metaFont="system" size="12"/><paragraphStyle key="NSParagraphStyle"
        lineHeightMultiple="2"/></attributes></fragment></attributedString>
        """)
    let sum =
      lineHeight(of: .system(30), platform: .iOS) + 2 * lineHeight(of: .system(12), platform: .iOS)
    let height = try #require(try frames(document, measured())["text"]?.height)
    #expect(height == (sum * 2).rounded(.up) / 2)
  }

  /// A text field without a border, as wide as a window less 20 points on either side.
  private static func window(cell: String, title: String = prose) throws -> InterfaceDocument {
    try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507"
        useAutolayout="YES"><objects><customView id="root">
        <rect key="frame" x="0" y="0" width="200" height="300"/><subviews>
        <textField id="text" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="18" y="200" width="164" height="80"/>
        <textFieldCell key="cell" \(cell) title="\(title)" id="cell"><font key="font" metaFont="system"/>
        </textFieldCell></textField></subviews><constraints>
        <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading"
        constant="20" id="c1"/>
        <constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing" constant="20" id="c2"/>
        <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20"
        id="c3"/></constraints></customView></objects></document>
        """.utf8))
  }

  @Test(arguments: [
    ("", 64.0), ("lineBreakMode=\"charWrapping\"", 48), ("lineBreakMode=\"clipping\"", 16),
    ("lineBreakMode=\"truncatingTail\"", 16), ("usesSingleLineMode=\"YES\"", 16),
  ]) func desktopLabelsWrapIfTheirCellsDo(cell: String, height: Double) throws {
    let document = try Self.window(cell: cell)
    #expect(try frames(document, measured())["text"]?.height == height)
  }

  @Test func aDesktopLabelShowsTheLinesThatAreWritten() throws {
    let document = try Self.window(cell: "lineBreakMode=\"clipping\"", title: "One&#10;two&#10;three")
    #expect(try frames(document, measured())["text"]?.height == 48)
  }
}
