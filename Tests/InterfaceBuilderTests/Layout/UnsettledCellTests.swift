import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

/// Cells that old documents record as they began.
struct UnsettledCellTests {
  /// The frame of a view that fills a prototype's content view without margins.
  private static func frame(
    _ toolsVersion: Int, cell: String, content: String, attributes: String = "", style: String = "plain"
  ) throws -> Rect {
    let edges = ["top", "bottom", "leading", "trailing"].map {
      """
      <constraint firstItem="v" firstAttribute="\($0)" secondItem="content" secondAttribute="\($0)" id="\($0)"/>
      """
    }.joined()
    let document = try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(toolsVersion)" \
        useAutolayout="YES"><objects><tableView dataMode="prototypes" style="\(style)" rowHeight="250" id="table">\
        <rect key="frame" x="0" y="0" width="600" height="600"/><prototypes>\
        <tableViewCell \(attributes) id="cell">\(cell)<tableViewCellContentView key="contentView" id="content">\
        \(content)<subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">\
        <rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews><constraints>\(edges)</constraints>\
        </tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
        """.utf8))
    return try #require(try document.layOut().flatMap(\.views).first { $0.id == "v" }).frame
  }

  private static func rect(_ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test func theyAreAsWideAsTheirTableAndAsHighAsItsRows() throws {
    let begun = try Self.frame(7706, cell: Self.rect(320, 44), content: Self.rect(320, 43))
    #expect(begun.size == Size(width: 600, height: 249))
    let absent = try Self.frame(7706, cell: "", content: "", attributes: "rowHeight=\"60\"")
    #expect(absent.size == Size(width: 600, height: 59))
  }

  @Test func anAccessoryStandsBesideTheContent() throws {
    let frame = try Self.frame(
      7706, cell: Self.rect(320, 44), content: "", attributes: "accessoryType=\"checkmark\"")
    #expect(frame.size == Size(width: 567, height: 249))
  }

  @Test func othersAreAsRecorded() throws {
    let settled = try Self.frame(7706, cell: Self.rect(600, 80), content: Self.rect(600, 79.5))
    #expect(settled.size == Size(width: 600, height: 79.5))
    let later = try Self.frame(12121, cell: Self.rect(320, 44), content: Self.rect(320, 43))
    #expect(later.size == Size(width: 320, height: 43))
  }

  @Test(arguments: [("plain", 600.0), ("insetGrouped", 560)])
  func aTableThatInsetsItsGroupsHasNarrowerCells(_ style: String, _ width: Double) throws {
    let frame = try Self.frame(
      23504, cell: Self.rect(600, 44), content: Self.rect(600, 44), style: style)
    #expect(frame.size == Size(width: width, height: 44))
  }
}
