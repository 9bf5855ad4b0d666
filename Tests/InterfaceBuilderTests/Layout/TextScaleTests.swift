import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

/// The pixels to which texts were rounded when a document was saved, which the fractions of recorded sizes tell.
@Suite struct TextScaleTests {
  /// How high a label of 17 points is measured, beside labels of these sizes.
  private static func height(
    of sizes: [Size], on device: String, font: String = "type=\"system\" pointSize=\"17\""
  ) throws -> Double {
    try size(of: sizes, on: device, font: font).height
  }

  /// How large the first of labels of 17 points is measured that are recorded with these sizes.
  private static func size(
    of sizes: [Size], on device: String, font: String = "type=\"system\" pointSize=\"17\""
  ) throws -> Size {
    let labels = sizes.enumerated().map { index, size in
      """
      <label text="Active" translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)">
      <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/>
      <fontDescription key="fontDescription" \(font)/></label>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
      useAutolayout="YES"><device id="\(device)" orientation="portrait"/><objects><view id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(labels.joined())</subviews><constraints>
      <constraint firstItem="v0" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="a"/>
      <constraint firstItem="v0" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
      </constraints></view></objects></document>
      """
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    let views = try document.layOut(in: .init(content: .measured)).flatMap(\.views)
    return try #require(views.first { $0.id == "v0" }).frame.size
  }

  private static let whole = Size(width: 46, height: 21)
  private static let fine = Size(width: 45.0 + 1 / 3, height: 20.0 + 1 / 3)
  private static let mixed = Size(width: 45.0 + 2 / 3, height: 21)

  @Test func labelsWithoutFractionsHavePoints() throws {
    #expect(try Self.height(of: [Self.whole], on: "retina6_12") == 21)
    #expect(try Self.height(of: [Self.whole, Self.whole], on: "retina4_7") == 21)
  }

  @Test func someFractionsAmongWholeHeightsProveNothingAtThreePixels() throws {
    #expect(try Self.height(of: [Self.whole, Self.whole, Self.mixed], on: "retina6_12") == 21)
    #expect(try Self.height(of: [Self.whole, Self.whole, Self.mixed], on: "retina4_7") == 20.5)
  }

  @Test func labelsOfTextStylesTellAsWell() throws {
    let font = "style=\"UICTFontTextStyleBody\""
    #expect(try Self.height(of: [Self.whole, Self.mixed], on: "retina6_12", font: font) == 21)
  }

  @Test func asManyFractionsDo() throws {
    let height = try Self.height(of: [Self.fine, Self.whole], on: "retina6_12")
    #expect(abs(height - 20 - 1.0 / 3) < 1e-9)
  }

  @Test func atThreePixelsALabelsOwnNumbersTellOfIt() throws {
    let fractions = [Self.fine, Self.fine, Self.fine]
    let high = try Self.size(of: [Self.mixed] + fractions, on: "retina6_12")
    #expect(high.height == 21)
    #expect(high.width != high.width.rounded())
    let wide = try Self.size(of: [Self.mixed, Self.whole, Self.whole], on: "retina6_12")
    #expect(wide == high)
    let whole = try Self.size(of: [Self.whole, Self.whole], on: "retina6_12")
    #expect(whole.width == high.width.rounded(.up))
  }
}
