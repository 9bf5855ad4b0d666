/// What a browser is told that the page may do: run the scripts that were built into it and the module, talk to the
/// server that it came from, and nothing else.
enum PagePolicy {
  /// The value of `Content-Security-Policy`.
  ///
  /// Scripts are allowed by the hash of their text, so that a document whose text finds its way into the page's HTML
  /// brings no script with it.
  static func value(for page: [UInt8]) -> String {
    let hashes = inlineScripts(of: page).map { script in
      "'sha256-" + String(decoding: Base64.encoded(ContentHash.digest(script)), as: UTF8.self) + "'"
    }
    let parts = [
      "default-src 'none'",
      "script-src " + (hashes + ["'wasm-unsafe-eval'"]).joined(separator: " "),
      "style-src 'unsafe-inline'",
      "img-src data:",
      "connect-src 'self'",
      "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ]
    return parts.joined(separator: "; ")
  }

  /// The texts of the scripts that a browser would run. Takes time in proportion to the page.
  static func inlineScripts(of page: [UInt8]) -> [[UInt8]] {
    var scripts: [[UInt8]] = []
    var place = 0
    while let opening = find("<script", in: page, from: place),
      let start = find(">", in: page, from: opening),
      let end = find("</script", in: page, from: start)
    {
      let attributes = String(decoding: page[opening..<start], as: UTF8.self)
      if attributes.contains("type=\"module\"") || !attributes.contains("type=") {
        scripts.append(Array(page[(start + 1)..<end]))
      }
      place = end + 1
    }
    return scripts
  }

  private static func find(_ text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    text.withUTF8Buffer { text in
      var place = start
      while let next = bytes[place...].firstIndex(of: text[0]) {
        if bytes[next...].starts(with: text) { return next }
        place = next + 1
      }
      return nil
    }
  }
}
