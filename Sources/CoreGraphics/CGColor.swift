// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

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

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    let light = 1 - black
    self.init(
      red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
  }

  /// - Parameter components: As many as the space has, and the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb:
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case .cmyk:
      self.init(
        genericCMYKCyan: components[0], magenta: components[1], yellow: components[2], black: components[3],
        alpha: components[4])
    default: return nil
    }
  }

  public static let black: CFString = "kCGColorBlack"
  public static let white: CFString = "kCGColorWhite"
  public static let clear: CFString = "kCGColorClear"

  public var components: [CGFloat]? { numbers }
  public var numberOfComponents: Int { numbers.count }
  public var alpha: CGFloat { numbers[numbers.count - 1] }
  public var colorSpace: CGColorSpace? {
    CGColorSpace(name: numbers.count == 2 ? CGColorSpace.extendedGray : CGColorSpace.extendedSRGB)
  }

  /// The same colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(numbers: numbers.dropLast() + [alpha]) }

  public func copy() -> CGColor? { self }

  public static func == (a: CGColor, b: CGColor) -> Bool { a.numbers == b.numbers }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }

  /// Red, green, blue and opacity.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    numbers.count == 4
      ? (numbers[0], numbers[1], numbers[2], numbers[3]) : (numbers[0], numbers[0], numbers[0], alpha)
  }
}
