import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics
import Testing

@testable import PlumbInterfaceBuilder

/// Sizes of contents, and how far they may be believed, without any layout.
struct ContentSizerTests {
  private func trust(
    in element: String, _ mode: ContentMode = .recorded, resources: String = ""
  ) throws -> ContentTrust {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
      useAutolayout="YES"><objects>\(element)</objects><resources>\(resources)</resources></document>
      """
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    let view = try #require(document.resolve().first?.views.first)
    let sizer = ContentSizer(
      platform: .iOS, images: document.images,
      context: ControlContext(platform: .iOS, release: document.release, scale: 2), generations: [:],
      scale: 2, mode: mode, direction: .leftToRight, texts: TextSettings(), keepsSize: true)
    return sizer.content(
      of: view, recorded: view.recorded?.size ?? .zero, isArranged: false, isInStaleSize: false
    ).trust
  }

  private func view(_ name: String, _ attributes: String = "", _ children: String = "") -> String {
    "<\(name) \(attributes) id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"50\" height=\"40\"/>\(children)</\(name)>"
  }

  @Test func whatPlumbMeasuresIsExact() throws {
    #expect(try trust(in: view("switch")) == .exact)
    #expect(try trust(in: view("label", "text=\"A\"")) == .exact)
    #expect(try trust(in: view("view")) == .none)
  }

  @Test func recordedSizesStandInForAReason() throws {
    #expect(try trust(in: view("imageView", "image=\"photo\"")) == .recorded(because: .absentImage))
    let symbol = view("imageView", "image=\"star\" catalog=\"system\"")
    let listed = "<image name=\"star\" catalog=\"system\" width=\"20\" height=\"20\"/>"
    #expect(try trust(in: symbol, resources: listed) == .recorded(because: .symbol))
    let font =
      "<fontDescription key=\"fontDescription\" name=\"Unheard\" family=\"Unheard\" pointSize=\"17\"/>"
    #expect(try trust(in: view("label", "text=\"A\"", font)) == .recorded(because: .unknownFont))
    let long = view("label", "text=\"Several words of a text\" numberOfLines=\"0\"")
    #expect(try trust(in: long) == .recorded(because: .wraps))
    #expect(try trust(in: long, .measured) == .exact)
    #expect(
      try trust(in: view("datePicker", "style=\"compact\"")) == .recorded(because: .noFigures))
  }

  @Test func aSymbolBesideATitleIsEstimated() throws {
    let state = "<state key=\"normal\" title=\"Star\" image=\"star\" catalog=\"system\"/>"
    let button = view("button", "buttonType=\"system\"", state)
    #expect(try trust(in: button, .measured) == .estimated)
    #expect(try trust(in: button) == .recorded(because: .symbol))
  }

  @Test func onlyReasonsThatNobodyCanKnowMakeASizeUnknown() {
    #expect(ContentTrust.recorded(because: .wraps).isKnown)
    #expect(!ContentTrust.recorded(because: .symbol).isKnown)
    #expect(!ContentTrust.estimated.isCertain && ContentTrust.estimated.isMeasured)
    #expect(ContentTrust.estimated.highestPriority == .required)
    #expect(ContentTrust.recorded(because: .wraps).highestPriority < .required)
  }
}
