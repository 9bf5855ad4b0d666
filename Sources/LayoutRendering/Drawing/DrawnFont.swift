/// A font as far as a back end can choose one: it takes the nearest that it has.
package struct DrawnFont: Hashable, Sendable {
  /// What kind of letters; the first available of a list of families stands in for each.
  package enum Family: Hashable, Sendable {
    case sans
    case mono
  }

  package var family: Family
  /// In points.
  package var size: Double
  /// From 1 to 1000; 400 is regular, 700 bold.
  package var weight: Double
  package var isItalic: Bool

  package init(family: Family = .sans, size: Double, weight: Double = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
