public import CoreGraphics
internal import PlumbTextMetrics

extension UIFont {
  /// The thickness of strokes, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let scale: [(weight: Double, openType: Double)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
      (0.62, 900),
    ]

    /// Between two named weights, in proportion.
    var onOpenTypeScale: FontWeight {
      let value = Double(rawValue)
      guard let last = Self.scale.last(where: { $0.weight <= value }) else { return .ultraLight }
      guard let next = Self.scale.first(where: { $0.weight > value }) else { return .black }
      let share = (value - last.weight) / (next.weight - last.weight)
      return FontWeight(last.openType + (next.openType - last.openType) * share)
    }

    init(onOpenTypeScale weight: FontWeight) {
      let value = weight.value
      guard let last = Self.scale.last(where: { $0.openType <= value }) else {
        self = .ultraLight
        return
      }
      guard let next = Self.scale.first(where: { $0.openType > value }) else {
        self = .black
        return
      }
      let share = (value - last.openType) / (next.openType - last.openType)
      self.init(CGFloat(last.weight + (next.weight - last.weight) * share))
    }
  }
}
