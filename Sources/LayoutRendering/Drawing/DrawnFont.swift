/// A font as far as a back end can choose one: it takes the nearest that it has.
public struct DrawnFont: Hashable, Sendable {
  /// What kind of letters; the first available of a list of families stands in for each.
  public enum Family: Hashable, Sendable {
    case sans
    case mono
  }

  public var family: Family
  /// In points.
  public var size: Double
  /// From 1 to 1000; 400 is regular, 700 bold.
  public var weight: Double
  public var isItalic: Bool

  public init(family: Family = .sans, size: Double, weight: Double = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
