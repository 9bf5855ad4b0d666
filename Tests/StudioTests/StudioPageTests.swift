import Foundation
import Testing

@testable import PlumbStudio
@testable import pack_studio

@Suite("The studio's page takes a document")
struct StudioPageTests {
  private let page = StudioPage(
    bytes: Array("<script>\"<!-- document -->\"</script>\n<!-- document -->\n</body>\n".utf8))

  @Test func theMarkerIsThatOfThePacker() {
    #expect(StudioPage.marker == PackedPage.documentMarker)
  }

  @Test func theDocumentTakesTheLine() throws {
    let text = String(
      decoding: try #require(page.containing(Array("<a/>".utf8), name: "A.xib")), as: UTF8.self)
    #expect(
      text == """
        <script>"<!-- document -->"</script>
        <script type="application/octet-stream" id="document" data-name="A.xib" data-encoding="base64">PGEvPg==</script>
        </body>

        """)
  }

  @Test func namesAreNoMarkup() throws {
    let text = String(decoding: try #require(page.containing([], name: "\"><script>&.xib")), as: UTF8.self)
    #expect(text.contains(#"data-name="&quot;&gt;&lt;script&gt;&amp;.xib""#))
  }

  @Test func aPageWithoutALineTakesNone() {
    #expect(StudioPage(bytes: Array("<body> <!-- document -->\n".utf8)).containing([], name: "") == nil)
    #expect(StudioPage(bytes: []).containing([], name: "") == nil)
  }

  @Test func base64IsThatOfOthers() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + count) }
      #expect(String(decoding: Base64.encoded(bytes), as: UTF8.self) == Data(bytes).base64EncodedString())
    }
  }

  /// What a browser would run, and neither data nor what a document brings.
  @Test func policyNamesTheScriptsThatRun() {
    let page =
      "<script>a</script><script type=\"module\">\nb</script><script type=\"text/plain\" id=\"x\">c</script>"
    let scripts = PagePolicy.inlineScripts(of: Array(page.utf8)).map { String(decoding: $0, as: UTF8.self) }
    #expect(scripts == ["a", "\nb"])
  }
}
