import CStudioPage
import PlumbTextOutput

/// The studio: one page of HTML with the engine inside, which needs nothing else.
///
/// `Scripts/build-studio` makes it, before the program is built. A line in it is the place of a document.
package struct StudioPage: Sendable {
  /// The page without a document.
  package let bytes: [UInt8]

  /// The line of the page that a document takes the place of.
  package static let marker = "<!-- document -->"

  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The page that was built into the program; nil where it was built without.
  package static let builtIn: StudioPage? = {
    guard let start = plumb_studio_page() else { return nil }
    return StudioPage(bytes: Array(UnsafeBufferPointer(start: start, count: plumb_studio_page_size())))
  }()

  /// What helps where the program was built without its page.
  package static let absence =
    "This plumb was built without the studio's page: run it as ./plumb, or build it with ./setup --release."

  /// The page with a document inside, which opens by itself from any folder; nil where the page has no place for one.
  ///
  /// - Parameter name: What the document is called: its path's last part.
  /// - Complexity: Linear in the bytes of both.
  package func containing(_ document: [UInt8], name: String) -> [UInt8]? {
    let marker = Array(Self.marker.utf8)
    // The place is near the end, and most of the page before it is one line.
    guard let start = Self.lastLine(marker, in: bytes) else { return nil }
    let opening =
      #"<script type="application/octet-stream" id="document" data-name=""# + HTMLText.escaped(name)
      + #"" data-encoding="base64">"#
    return bytes[..<start] + Array(opening.utf8) + Base64.encoded(document) + Array("</script>".utf8)
      + bytes[(start + marker.count)...]
  }

  /// Where the last line begins that is these bytes.
  private static func lastLine(_ line: [UInt8], in bytes: [UInt8]) -> Int? {
    let newline = UInt8(ascii: "\n")
    var end = bytes.endIndex
    while true {
      let start = bytes[..<end].lastIndex(of: newline).map { $0 + 1 } ?? 0
      if bytes[start..<end].elementsEqual(line) { return start }
      guard start > 0 else { return nil }
      end = start - 1
    }
  }
}
