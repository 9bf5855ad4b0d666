/// What the home indicators of phones take of the bottom, in points; `Device` has those of tablets, and of phones since iOS 26.
package enum HomeIndicators {
  /// On a phone held upright, as the safe areas of full screens imply it: 122 documents, 37 projects. 19 have it twice, by
  /// the tools that add insets once more.
  package static let upright = 34.0
  /// On a phone held sideways before iOS 26 (simulators of iOS 18; 2 documents).
  package static let sideways = 21.0
}
