import PlumbTextOutput

/// The characters that output is drawn with.
struct Glyphs {
  let isASCII: Bool

  var bar: String { isASCII ? "|" : "│" }
  var mark: String { isASCII ? "^" : "━" }
  var ellipsis: String { isASCII ? "..." : "…" }
  /// Before a line that says that all is well.
  var check: String { isASCII ? "" : "✓ " }

  /// A text of the document: as it is, without what a terminal would obey.
  func printable(_ text: String) -> String { isASCII ? text.printableInASCII : text.printable }

  /// A text of Plumb, names of the document in it.
  func own(_ text: String) -> String { printable(isASCII ? text.typewritten : text) }
}
