/// The heights of iOS's search bars, in points.
package enum SearchBars {
  /// Before iOS 11: 5 of 5 documents, 5 projects.
  static let classic = 44.0
  /// A field of 36 with 10 above and below: 5 documents, 3 projects; 5 have other heights, 2 of them 44.
  static let usual = 56.0
  /// A field of 44: 1 of 2 documents; the other has 66.
  static let glass = 64.0

  package static func height(in release: Release) -> Double {
    if release < .xcode9 { return classic }
    return TouchDesign(in: release) == .glass ? glass : usual
  }
}
