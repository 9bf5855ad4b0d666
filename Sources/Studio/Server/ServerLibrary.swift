/// What the server needs beside Swift: libevent.
package enum ServerLibrary {
  /// Whether Plumb was built with it, the package trait `Server`. Without, there is no `StudioServer`.
  package static var isBuiltIn: Bool {
    #if Server
      true
    #else
      false
    #endif
  }

  /// What helps where it was not.
  package static let absence =
    "plumb open needs libevent: “apt-get install libevent-dev pkg-config”, then run ./plumb again. "
    + "“plumb render FILE -o page.html” gives a page that works without."
}

/// Why there is no server, in a sentence.
package struct ServerError: Error, Equatable {
  package let sentence: String
}
