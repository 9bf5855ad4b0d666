/// Which requests are the page's own, and no other program's or page's.
///
/// Whoever knows the token may ask. A page from elsewhere that a browser shows cannot know it, and should it, is told by
/// its `Origin`; a name that its owner lets point to this machine (DNS rebinding) is told by `Host`.
struct RequestCheck {
  /// The address with its port, as `Host` has it.
  let host: String
  let token: String

  var origin: String { "http://" + host }
  /// Where the page is.
  var address: String { origin + "/" + token + "/" }

  /// The rest of the path, from the slash after the token on, and the query.
  ///
  /// - Throws: Why the request is refused.
  func route(of request: StudioRequest) throws(StudioRefusal) -> (path: String, query: String) {
    guard request.values(of: "Host") == [host] else {
      throw StudioRefusal(403, "This server answers to \(host) alone.")
    }
    // An absolute address or a host instead of a path would be taken for what a proxy is asked.
    guard request.target.hasPrefix("/"), !request.target.hasPrefix("//") else {
      throw StudioRefusal(400, "The request names no path.")
    }
    let parts = request.target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].dropFirst()
    let given = path.prefix { $0 != "/" }
    guard Self.isSame(given, token) else {
      throw StudioRefusal(403, "The address has no valid token; “plumb open” prints the one that has.")
    }
    let rest = String(path.dropFirst(given.count))
    try checkOrigin(of: request, isPage: rest == "/")
    return (rest, parts.count > 1 ? String(parts[1]) : "")
  }

  private func checkOrigin(of request: StudioRequest, isPage: Bool) throws(StudioRefusal) {
    let origins = request.values(of: "Origin")
    if request.method == "GET" {
      guard origins.isEmpty || origins == [origin] else {
        throw StudioRefusal(403, "Another page may not ask this server.")
      }
    } else if origins != [origin] {
      throw StudioRefusal(403, "Only the page that this server has sent may change something.")
    }
    let sites = request.values(of: "Sec-Fetch-Site")
    if sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) { return }
    // Whoever follows a link to the page has the token in it, and cannot read what is shown.
    let isNavigation =
      request.values(of: "Sec-Fetch-Mode") == ["navigate"]
      && request.values(of: "Sec-Fetch-Dest") == ["document"]
    guard request.method == "GET", isPage, isNavigation else {
      throw StudioRefusal(403, "Another page may not ask this server.")
    }
  }

  /// Compares in a time that does not tell how much was right.
  private static func isSame(_ given: Substring, _ token: String) -> Bool {
    guard given.utf8.count == token.utf8.count else { return false }
    return zip(given.utf8, token.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 32 hex digits that nobody can guess.
  static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
