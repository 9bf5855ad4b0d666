import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

/// Texts of which Interface Builder says that they are not recorded where constraints put them.
struct MarkedContentTests {
  /// The width of a label “Volume” that only a leading and an upper edge place, recorded with a width.
  private static func width(_ recorded: Double, _ attributes: String) throws -> Double? {
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects><view id="root">\
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
        <label text="Volume" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="v">\
        <rect key="frame" x="20" y="20" width="\(recorded)" height="20.5"/>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>\
        <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>\
        <constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t"/>\
        </constraints></view></objects></document>
        """.utf8))
    return try document.layOut(in: Environment(content: .recorded)).first?.views.last?.frame.width
  }

  /// The text is 57 points wide.
  @Test(
    arguments: [(200, "", 200), (200, "misplaced=\"YES\"", 57), (60, "misplaced=\"YES\"", 60)]
      as [(Double, String, Double)])
  func theyAreMeasuredWhereTheRecordIsFarOff(_ recorded: Double, _ attributes: String, _ width: Double) throws
  {
    #expect(try Self.width(recorded, attributes) == width)
  }
}
