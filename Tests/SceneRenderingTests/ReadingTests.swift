import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbSceneRendering
import Testing

/// Pictures read documents as layouts measure them, and as Interface Builder writes them.
@Suite("What pictures read of views")
struct ReadingTests {
  private func shape(_ element: String, isDesktop: Bool = false) throws -> ViewShape {
    let type =
      isDesktop ? "com.apple.InterfaceBuilder3.Cocoa.XIB" : "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    let text = """
      <document type="\(type)" version="3.0" toolsVersion="21507" useAutolayout="YES"><objects>\
      <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>\(element)</subviews>\
      </view></objects></document>
      """
    let scenes = try InterfaceDocument(bytes: Array(text.utf8)).renderedScenes()
    return try #require(scenes.flatMap(\.views).first { $0.id == "it" }).appearance.shape
  }

  private let frame = #"<rect key="frame" x="20" y="20" width="80" height="20"/>"#

  @Test func fieldsAreSetInTheFontThatTheyAreMeasuredIn() throws {
    guard case .field(let field) = try shape(#"<textField text="Town" id="it">\#(frame)</textField>"#) else {
      Issue.record("a text field is a field")
      return
    }
    #expect(field.text.text.runs.map(\.font.size) == [17])
  }

  @Test func switchesAreOnWhereTheDocumentSaysSo() throws {
    for (on, attribute) in [(true, #"on="YES""#), (false, "")] {
      guard case .toggle(let isOn, _) = try shape("<switch \(attribute) id=\"it\">\(frame)</switch>") else {
        Issue.record("a switch is a toggle")
        return
      }
      #expect(isOn == on)
    }
  }

  @Test func labelsShrinkAsFarAsTheyMay() throws {
    for (attributes, size) in [
      (#"adjustsFontSizeToFit="NO""#, 17.0), (#"minimumFontSize="11""#, 11), ("", 17),
    ] {
      let label = "<label text=\"More than there is room for\" \(attributes) id=\"it\">\(frame)</label>"
      guard case .text(let content) = try shape(label) else {
        Issue.record("a label is a text")
        return
      }
      #expect(content.text.runs.map { $0.font.size.rounded() } == [size])
    }
  }

  @Test func placeholdersAreNoTexts() throws {
    let cell = #"<textFieldCell key="cell" borderStyle="bezel" placeholderString="Town"/>"#
    let element = "<textField id=\"it\">\(frame)\(cell)</textField>"
    guard case .field(let field) = try shape(element, isDesktop: true) else {
      Issue.record("a text field is a field")
      return
    }
    #expect(field.text.text.runs.map(\.text) == ["Town"])
    #expect(field.text.colors == [Color(white: 0, alpha: 0.25)])
  }

  @Test func textViewsOfTheDesktopShowTheirText() throws {
    let storage = """
      <attributedString key="textStorage"><fragment content="Dear "/><fragment content="all"/></attributedString>
      """
    guard
      case .text(let content) = try shape(
        "<textView id=\"it\">\(frame)\(storage)</textView>", isDesktop: true)
    else {
      Issue.record("a text view is a text")
      return
    }
    #expect(content.text.runs.map(\.text).joined() == "Dear all")
  }
}
