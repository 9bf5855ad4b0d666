/// The studio's page as one file, which needs no other, from a server or from a disk.
struct PackedPage {
  private(set) var text: String

  /// Where the program puts a document, and tests look for the place.
  static let documentMarker = "<!-- document -->"

  /// The script of the page itself.
  static let ownEntry = "main.mjs"

  /// - Parameters:
  ///   - entry: What the page runs in place of its own script; it goes without what is between `<!-- editor -->` and
  ///     `<!-- /editor -->`, which only that needs.
  ///   - module: The engine: a WebAssembly module, packed in the form of gzip; nil packs a page without one.
  ///   - read: The text of a file of the page; nil where there is none.
  init(entry: String = ownEntry, module: [UInt8]?, reading read: (String) -> String?) throws(PackingError) {
    let index = "index.html"
    guard var page = read(index) else { throw PackingError(index, "There is no such file.") }
    page = page.replacing(#/<!-- editor -->\n([\s\S]*?)<!-- \/editor -->\n/#) {
      entry == Self.ownEntry ? $0.1 : ""
    }
    guard page.firstMatch(of: #/<!-- \/?editor -->/#) == nil else {
      throw PackingError(index, "“<!-- editor -->” and “<!-- /editor -->” are lines, and come in pairs.")
    }
    page = try Self.replacing(#/<link rel="stylesheet" href="([^"]+)">/#, in: page) {
      file throws(PackingError) in
      guard let style = read(file) else { throw PackingError(index, "There is no file “\(file)”.") }
      guard !style.contains("</style"), !style.contains("@import"), !style.contains("url(") else {
        throw PackingError(file, "A style sheet is packed as it is, and may name no other file.")
      }
      return "<style>\n\(style)</style>"
    }
    page = try Self.replacing(#/<script type="module" src="([^"]+)"></script>/#, in: page) {
      file throws(PackingError) in
      let file = file == Self.ownEntry ? entry : file
      return "<script type=\"module\">\n\(try ScriptBundle(file, reading: read).text)</script>"
    }
    let html = page.replacing(#/<(style|script)[^>]*>[\s\S]*?</(?:style|script)>/#, with: "")
    if let match = html.firstMatch(of: #/(?:src|href)="(?!data:|#|https:)([^"]*)"/#) {
      throw PackingError(index, "“\(match.1)” is another file, and the page has to be one.")
    }
    let end = "</body>"
    guard page.ranges(of: end).count == 1, !page.contains(Self.documentMarker) else {
      throw PackingError(
        index, "The page needs one “\(end)”, before which the module goes, and no “\(Self.documentMarker)”.")
    }
    var data = ""
    if let module {
      let packed = SevenBitText(module)
      data =
        "<script type=\"application/octet-stream\" id=\"module\" data-length=\"\(packed.count)\">\(packed.text)</script>\n"
    }
    text = page.replacing(end, with: data + Self.documentMarker + "\n" + end)
  }

  /// A text with something else for each match.
  private static func replacing(
    _ pattern: Regex<(Substring, Substring)>, in text: String,
    _ replacement: (String) throws(PackingError) -> String
  ) throws(PackingError) -> String {
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: pattern) {
      result += rest[..<match.range.lowerBound] + (try replacement(String(match.1)))
      rest = rest[match.range.upperBound...]
    }
    return result + rest
  }
}
