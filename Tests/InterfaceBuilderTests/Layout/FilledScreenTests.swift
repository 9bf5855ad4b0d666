import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import Testing

/// Which roots follow the device that is asked for, in documents that name none.
@Suite("Roots of documents without a device")
struct FilledScreenTests {
  /// A storyboard with a root of some size, and what its view controller and the document say besides.
  private func storyboard(_ size: String, metrics: String = "", device: String = "") throws
    -> InterfaceDocument
  {
    let (width, height) = parts(size)
    return try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="10117" \
        useAutolayout="YES" useTraitCollections="YES">\(device)<scenes><scene sceneID="s"><objects>
        <viewController id="c"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/></view>\(metrics)</viewController>
        </objects></scene></scenes></document>
        """.utf8))
  }

  private func xib(_ size: String, element: String = "view", metrics: String = "") throws -> InterfaceDocument
  {
    let (width, height) = parts(size)
    return try InterfaceDocument(
      bytes: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="7706" \
        useAutolayout="YES"><objects><\(element) id="root">
        <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(metrics)</\(element)>
        </objects></document>
        """.utf8))
  }

  private func parts(_ size: String) -> (width: Substring, height: Substring) {
    let parts = size.split(separator: "x")
    return (parts[0], parts[1])
  }

  /// The root's size, and whether it is told to keep it.
  private func root(
    _ document: InterfaceDocument, _ environment: PlumbInterfaceBuilder.Environment
  ) throws -> (size: String, keeps: Bool) {
    var result = (size: "", keeps: false)
    try document.forEachLayout(in: environment) { layout in
      let frame = layout.documentFrame(ofView: 0)
      result = ("\(Int(frame.width))x\(Int(frame.height))", layout.rootsKeepingSize == [0])
    }
    return result
  }

  private func environment(_ device: String?, landscape: Bool = false) throws
    -> PlumbInterfaceBuilder.Environment
  {
    .init(
      device: try device.map { name in try #require(Device.named(name)) },
      orientation: landscape ? .landscape : nil)
  }

  @Test(arguments: ["600x600", "320x480", "320x568", "375x667", "414x736", "414x896", "768x1024"])
  func aControllersViewFollowsTheDevice(_ size: String) throws {
    let document = try storyboard(size)
    #expect(try root(document, environment(nil)) == (size, false))
    #expect(try root(document, environment("ipad10_2")) == ("810x1080", false))
    #expect(try root(document, environment("ipad10_2", landscape: true)) == ("1080x810", false))
    #expect(try root(xib(size), environment("ipad10_2")) == ("810x1080", false))
  }

  /// What was held sideways is still.
  @Test func aRootHeldSidewaysStaysSo() throws {
    let metrics =
      "<simulatedOrientationMetrics key=\"simulatedOrientationMetrics\" orientation=\"landscapeRight\"/>"
    let document = try xib("667x375", metrics: metrics)
    #expect(document.orientation == .landscape)
    #expect(try root(document, environment("ipad10_2")) == ("1080x810", false))
  }

  @Test func turningNeedsNoDevice() throws {
    #expect(try root(storyboard("320x568"), environment(nil, landscape: true)) == ("568x320", false))
    // A square is the same either way, and says so.
    #expect(try root(storyboard("600x600"), environment(nil, landscape: true)) == ("600x600", true))
  }

  /// Cells, panels, freeform roots and those that leave room for bars filled no screen.
  @Test func othersKeepTheirSizesAndSaySo() throws {
    let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    for (document, size) in [
      (try storyboard("320x504"), "320x504"), (try storyboard("320x568", metrics: freeform), "320x568"),
      (try xib("320x568", metrics: freeform), "320x568"), (try xib("300x59"), "300x59"),
      (try xib("320x480", element: "tableViewCell"), "320x480"),
    ] {
      #expect(try root(document, environment("ipad10_2")) == (size, true))
      #expect(try root(document, environment(nil)) == (size, false))
    }
  }

  /// Simulated metrics that name a screen are believed, not the size alone.
  @Test func metricsNameTheScreen() throws {
    func metrics(_ type: String) -> String {
      "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"\(type)\"/>"
    }
    #expect(
      try root(xib("320x568", metrics: metrics("retina4")), environment("ipad10_2")) == ("810x1080", false))
    #expect(
      try root(xib("414x736", metrics: metrics("retina55")), environment("ipad10_2")).size == "810x1080")
    #expect(
      try root(xib("320x480", metrics: metrics("retina4")), environment("ipad10_2")) == ("320x480", true))
  }

  /// A device that nobody knows is none, and that is told.
  @Test func anUnknownDeviceIsTold() throws {
    let document = try storyboard("320x568", device: "<device id=\"retina4\" orientation=\"portrait\"/>")
    #expect(document.unknownDevice?.contains("“retina4” is unknown") == true)
    #expect(try root(document, environment("ipad10_2")) == ("810x1080", false))
    #expect(try storyboard("320x568").unknownDevice == nil)
    #expect(try storyboard("414x896", device: "<device id=\"retina6_1\"/>").unknownDevice == nil)
  }
}
