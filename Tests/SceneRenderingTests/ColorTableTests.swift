import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbLayoutRendering
@_spi(Lookup) import PlumbMarkup
import Testing

@testable import PlumbSceneRendering

@Suite("Colours of documents")
struct ColorTableTests {
  private let resources = """
    <resources><namedColor name="Brand"><color red="1" green="0.5" blue="0" alpha="1"/></namedColor>\
    <systemColor name="novelColor"><color white="0.25" alpha="1"/></systemColor></resources>
    """

  private func color(_ attributes: String, _ palette: ColorPalette = .fifteen) throws -> Color? {
    let text = "<document><color \(attributes)/>\(resources)</document>"
    let root = try MarkupDocument(bytes: Array(text.utf8)).root
    return ColorTable(DocumentElement(root), palette).color(
      root.children.first { $0.isNamed(.color) }.map { ColorElement($0) })
  }

  @Test func spacesAndNames() throws {
    #expect(
      try color("red=\"1\" green=\"0\" blue=\"0\" alpha=\"0.5\" colorSpace=\"calibratedRGB\"")
        == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(try color("white=\"0.5\" alpha=\"1\"") == Color(white: 0.5))
    #expect(try color("systemColor=\"systemRedColor\"") == Color(hex: 0xFF3B30))
    #expect(try color("systemColor=\"systemRedColor\"", .glass) == Color(hex: 0xFF383C))
    #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .black)
    #expect(try color("systemColor=\"novelColor\"") == Color(white: 0.25))
    #expect(try color("name=\"Brand\"") == Color(red: 1, green: 0.5, blue: 0))
    #expect(try color("name=\"controlTextColor\" catalog=\"System\"") == Color(white: 0, alpha: 0.85))
    #expect(
      try color("cyan=\"0\" magenta=\"1\" yellow=\"1\" black=\"0\" alpha=\"1\"") == Color(hex: 0xFF0000))
  }

  @Test func unknownColorsAreNone() throws {
    #expect(try color("name=\"Nobody\"") == nil)
    #expect(try color("systemColor=\"nobodyColor\"") == nil)
    #expect(try color("red=\"1\"") == nil)
  }
}
