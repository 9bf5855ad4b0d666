/// A colour of the sRGB space or a shade of grey.
public final class CGColor: Hashable, Sendable {
  /// Red, green and blue or only the brightness, then the opacity; from 0 to 1.
  private let numbers: [CGFloat]

  private init(numbers: [CGFloat]) { self.numbers = numbers }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(numbers: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(numbers: [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(numbers: [gray, alpha]) }

  public var components: [CGFloat]? { numbers }
  public var numberOfComponents: Int { numbers.count }
  public var alpha: CGFloat { numbers[numbers.count - 1] }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(numbers: numbers.dropLast() + [alpha]) }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.numbers == b.numbers }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
