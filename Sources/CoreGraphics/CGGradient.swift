/// Whether a gradient goes on beyond where it begins and ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colours that go over into each other.
public final class CGGradient: Hashable, Sendable {
  package let colors: [CGColor]
  /// Where the colours are, from 0 to 1.
  package let locations: [CGFloat]

  private init(colors: [CGColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
  }

  /// Colours at places from 0 to 1, or the same distance apart.
  ///
  /// - Parameter colors: Those that are no colours are left out; there is no gradient without any.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    self.init(colors: colors, locations: Self.places(locations, colors.count))
  }

  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<count).compactMap { CGColor(colorSpace: space, components: components + $0 * width) }
    guard !colors.isEmpty else { return nil }
    self.init(colors: colors, locations: Self.places(locations, colors.count))
  }

  private static func places(_ locations: UnsafePointer<CGFloat>?, _ count: Int) -> [CGFloat] {
    (0..<count).map { locations?[$0] ?? CGFloat($0) / CGFloat(max(count - 1, 1)) }
  }

  public static func == (a: CGGradient, b: CGGradient) -> Bool {
    a.colors == b.colors && a.locations == b.locations
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(locations)
  }
}
