import PlumbMarkup

/// How much and how long a server puts up with.
package struct ServerLimits: Sendable {
  /// The most bytes of a document.
  package var document = MarkupLimits.standard.bytes
  /// The most bytes of a request's line and headers.
  package var headers = 16 << 10
  /// The longest that a request may take to arrive, in seconds.
  package var arrival = 30.0
  /// The longest that a connection may be silent, in seconds.
  package var silence = 60
  /// After how many seconds a page that waits for a change is told that there was none.
  package var waiting = 25.0
  /// The most pages that may wait for changes; beyond that, the one that waits longest is told at once.
  package var waiters = 64

  package init() {}
}
