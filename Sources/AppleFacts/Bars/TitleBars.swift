/// The heights of macOS's title bars, in points.
package enum TitleBars {
  /// Since macOS 11.
  package static let usual = 28.0
  /// What roots in windows leave free above, as documents record it: before macOS 11, since, and with a toolbar in the title
  /// bar, compact and not.
  package static let possible = [22, usual, 38, 52]
}
