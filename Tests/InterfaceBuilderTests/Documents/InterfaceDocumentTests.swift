import PlumbAppleFacts
import PlumbInterfaceBuilder
import TestSupport
import Testing

@Suite("Interface Builder documents")
struct InterfaceDocumentTests {
  private func document(_ text: String) throws -> InterfaceDocument {
    try InterfaceDocument(bytes: Array(text.utf8))
  }

  @Test func firstLinesAreRead() throws {
    let storyboard = try FixtureFolder.fixtures.document("SafeArea.storyboard")
    #expect(storyboard.platform == .iOS)
    #expect(storyboard.release.build == 22155)
    #expect(storyboard.usesAutoLayout)
    #expect(storyboard.usesSafeAreas)
    #expect(storyboard.deviceName == "retina6_12")
    #expect(storyboard.orientation == .portrait)
    #expect(storyboard.scenes.map(\.id) == ["scene"])

    let tv = try FixtureFolder.fixtures.document("TV.storyboard")
    #expect(tv.platform == .tvOS)
    #expect(tv.orientation == .landscape)

    let mac = try FixtureFolder.examples.document("Preferences.xib")
    #expect(mac.platform == .macOS)
    #expect(mac.deviceName == nil)
    #expect(mac.scenes.map(\.id) == [nil])

    let masks = try FixtureFolder.examples.document("Masks.xib")
    #expect(!masks.usesAutoLayout)
  }

  @Test(arguments: [
    ("21507", 21507), ("21507.1", 21507), ("", 0), ("x", 0), ("99999999999999999999", 9_999_999),
  ])
  func toolsVersionMayHaveParts(_ text: String, _ number: Int) throws {
    let document = try document("<document toolsVersion=\"\(text)\"/>")
    #expect(document.release.build >= min(number, 1_000_000))
    if number < 1_000_000 { #expect(document.release.build == number) }
  }

  @Test func imagesHaveSizes() throws {
    let document = try FixtureFolder.fixtures.document("ContentSizes.xib")
    #expect(document.images["picture"]?.width == 80)
    #expect(document.images["picture"]?.height == 50)
    #expect(document.images["nobody"] == nil)
  }

  @Test func otherFilesAreRefusedAtTheirPlace() {
    #expect(throws: DocumentError.self) { try document("") }
    let page = #expect(throws: DocumentError.self) { try document("<?xml version=\"1.0\"?>\n  <html/>") }
    #expect(page?.position.line == 2)
    #expect(page?.position.column == 3)
    #expect(page?.message.contains("<html>") == true)
    let old = #expect(throws: DocumentError.self) {
      try document("<archive version=\"7.10\"><data/></archive>")
    }
    #expect(old?.message.contains("Xcode 3") == true)
  }

  @Test func emptyDocumentsHaveNoScenes() throws {
    #expect(try document("<document/>").layOut().isEmpty)
    #expect(try document("<document><scenes/></document>").layOut().isEmpty)
    #expect(try document("<document><objects/></document>").layOut().map(\.views.count) == [0])
  }

  /// A chain of views as deep as the reader allows is laid out without running out of stack.
  @Test func deepDocumentsAreLaidOut() throws {
    let depth = 60
    var text = "<document useAutolayout=\"YES\"><objects>"
    for level in 0..<depth {
      text +=
        "<view id=\"v\(level)\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"9\" height=\"9\"/><subviews>"
    }
    text += String(repeating: "</subviews></view>", count: depth) + "</objects></document>"
    #expect(try document(text).layOut().flatMap(\.views).count == depth)
  }

  /// Numbers that are none, or that no screen has, cost a view its place but nobody the layout.
  @Test(arguments: [
    "nan", "inf", "-inf", "1e400", "1e308", "-1e308", "abc", "", "0x10", "1,5", "9999999999999999999",
  ])
  func strangeNumbersAreSurvived(_ number: String) throws {
    try checkStrangeNumber(number)
  }

  private func checkStrangeNumber(_ number: String) throws {
    for target in [
      "x", "width", "constant", "multiplier", "priority", "horizontalHuggingPriority", "pointSize",
    ] {
      func value(_ name: String, _ usual: String) -> String {
        "\(name)=\"\(name == target ? number : usual)\""
      }
      let document = try document(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
        <view id="root">
        <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <label id="a" text="a" translatesAutoresizingMaskIntoConstraints="NO"
          \(value("horizontalHuggingPriority", "251"))>
        <rect key="frame" \(value("x", "1")) y="1" \(value("width", "9")) height="9"/>
        <fontDescription key="fontDescription" type="system" \(value("pointSize", "17"))/></label>
        </subviews><constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="trailing"
          \(value("multiplier", "0.5")) \(value("constant", "3")) \(value("priority", "900")) id="c"/>
        </constraints></view></objects></document>
        """)
      for content in ContentMode.allCases {
        let views = try document.layOut(in: .init(content: content)).flatMap(\.views)
        #expect(views.map(\.id) == ["root", "a"])
        for view in views {
          #expect(
            view.frame.numbers.allSatisfy { $0.isFinite }, "\(target)=\(number) \(content): \(view.frame)")
        }
      }
    }
  }
}
