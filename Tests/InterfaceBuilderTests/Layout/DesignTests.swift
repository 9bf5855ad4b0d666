import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbMarkup
import Testing

@Suite("Designs of macOS's controls in documents")
struct DesignTests {
  private static func check(_ id: String, height: Int, _ attributes: String = "", _ constraints: String = "")
    -> String
  {
    """
    <button translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
    <rect key="frame" x="1" y="1" width="90" height="\(height)"/>
    <buttonCell key="cell" type="check" title="On" bezelStyle="regularSquare" imagePosition="left">
    <font key="font" metaFont="system"/></buttonCell><constraints>\(constraints)</constraints></button>
    """
  }

  private static func group(_ id: String, _ views: String) -> String {
    """
    <customView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="1" y="1" width="100" height="100"/><subviews>\(views)
    <comboBox translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-other">
    <rect key="frame" x="1" y="1" width="77" height="77"/>
    <comboBoxCell key="cell"><font key="font" metaFont="system"/></comboBoxCell></comboBox></subviews></customView>
    """
  }

  private static func designs(_ views: String) throws -> [String: DesktopGeneration] {
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="24506" \
        targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="root">
        <rect key="frame" x="0" y="0" width="400" height="300"/><subviews>\(views)</subviews>
        </customView></objects></document>
        """.utf8))
    let layouts = try SceneLayouts(of: document, in: PlumbInterfaceBuilder.Environment(content: .recorded))
    let layout = try layouts.layout(of: #require(document.scenes.first))
    return Dictionary(
      layout.scene.views.compactMap { view in layout.controlContext(of: view).generation.map { (view.id, $0) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Check boxes are 18 points high in the design of macOS 11 and 16 in that of macOS 26.
  @Test func whatTellsNothingIsOfTheDesignAroundIt() throws {
    let old = Self.group("old", Self.check("a", height: 18) + Self.check("b", height: 18))
    let new = Self.group("new", Self.check("c", height: 16))
    let designs = try Self.designs(old + new + Self.group("none", ""))
    #expect(designs["a"] == .flat && designs["old-other"] == .flat)
    #expect(designs["c"] == .glass && designs["new-other"] == .glass)
    // Most of the scene's.
    #expect(designs["none-other"] == .flat)
  }

  @Test func heightsGivenByHandTellNothing() throws {
    let height = "<constraint firstAttribute=\"height\" constant=\"18\" id=\"h\"/>"
    let views =
      Self.check("fixed", height: 18, "fixedFrame=\"YES\"") + Self.check("written", height: 18, "", height)
      + Self.check("own", height: 16)
    let designs = try Self.designs(Self.group("group", views))
    #expect(designs["fixed"] == .glass && designs["written"] == .glass && designs["group-other"] == .glass)
  }
}
