import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

@Suite("Size classes of devices")
struct SizeClassTests {
  /// The phones that are regularly wide when held sideways, by Apple's Human Interface Guidelines: those of
  /// 414 points and more, that is Plus, XR, 11, Max and Air.
  private static let widePhones: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
    "iphoneAir",
  ]

  /// Views that are installed in one combination of size classes each.
  private static func document() throws -> InterfaceDocument {
    let keys = [
      "cc": "heightClass=compact-widthClass=compact", "cr": "heightClass=compact-widthClass=regular",
      "rc": "heightClass=regular-widthClass=compact", "rr": "heightClass=regular-widthClass=regular",
    ]
    let ids = keys.keys.sorted()
    let views = ids.map {
      "<view id=\"\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>"
    }
    let variations = ids.map { id in
      """
      <variation key="\(keys[id] ?? "")"><mask key="subviews"><include reference="\(id)"/></mask></variation>
      """
    }
    let excluded = ids.map { "<exclude reference=\"\($0)\"/>" }.joined()
    return try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><objects><view id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views.joined())</subviews>
        <variation key="default"><mask key="subviews">\(excluded)</mask></variation>
        \(variations.joined())</view></objects></document>
        """.utf8))
  }

  @Test(
    arguments: Device.all.filter { $0.family == .phone || $0.family == .pad }.map(\.name),
    Orientation.allCases)
  func classes(_ name: String, _ orientation: Orientation) throws {
    let device = try #require(Device.named(name))
    let environment = PlumbInterfaceBuilder.Environment(device: device, orientation: orientation)
    let installed = try Self.document().resolve(environment).flatMap(\.views).dropFirst().map(\.id)
    let expected: String
    if name.hasPrefix("ipad") {
      expected = "rr"
    } else if orientation == .portrait {
      expected = "rc"
    } else {
      expected = Self.widePhones.contains(name) ? "cr" : "cc"
    }
    #expect(installed == [expected])
  }

  @Test func noDeviceMatchesNoClass() throws {
    let text = try String(decoding: Array(Self.document().markup.bytes), as: UTF8.self)
      .replacing("<device id=\"retina4_7\" orientation=\"portrait\"/>", with: "")
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    #expect(document.resolve().flatMap(\.views).map(\.id) == ["root"])
  }

  @Test(arguments: Device.all.map(\.name))
  func sidewaysSwapsTheSides(_ name: String) throws {
    let device = try #require(Device.named(name))
    let upright = device.size(.portrait)
    let sideways = device.size(.landscape)
    #expect(sideways.width >= sideways.height)
    #expect([upright.width, upright.height].sorted() == [sideways.width, sideways.height].sorted())
  }

  @Test func namesMayHaveSuffixes() {
    #expect(Device.named("retina6_1.fullscreen")?.name == "retina6_1")
    #expect(Device.named("retina") == nil)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  /// Of a tablet's widths in Split View those up to 639 points are compact, and a phone is what it is at any width.
  @Test(arguments: [
    ("ipad12_9", 320.0, "rc"), ("ipad12_9", 639, "rc"), ("ipad12_9", 678, "rr"), ("ipad12_9", 1024, "rr"),
    ("retina4_7", 700, "rc"),
  ])
  func splitView(_ name: String, _ width: Double, _ expected: String) throws {
    let environment = PlumbInterfaceBuilder.Environment(
      device: Device.named(name), size: Size(width: width, height: 1000))
    let installed = try Self.document().resolve(environment).flatMap(\.views).dropFirst().map(\.id)
    #expect(installed == [expected])
  }
}
