/// The heights of macOS's title bars, in points.
package enum TitleBars {
  /// Since macOS 11.
  package static let usual = 28.0
  /// Since macOS 11 with a toolbar in the title bar, and with a compact one, as the roots of documents leave it free above.
  package static let withToolbar = 52.0
  package static let withCompactToolbar = 38.0
  /// What roots in windows leave free above, as documents record it: before macOS 11, since, and with a toolbar in the title
  /// bar, compact and not.
  package static let possible = [22, usual, withCompactToolbar, withToolbar]
}
