/// A colour in the sRGB space, its components from 0 to 1, not multiplied by its alpha.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  /// 0 is transparent, 1 opaque.
  package var alpha: Double

  /// Components outside 0 to 1 are brought back to it; what is no number counts as 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.component(red)
    self.green = Self.component(green)
    self.blue = Self.component(blue)
    self.alpha = Self.component(alpha)
  }

  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The colour of a number such as 0x007AFF.
  package init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  package static let black = Color(white: 0)
  package static let white = Color(white: 1)
  package static let clear = Color(white: 0, alpha: 0)

  /// The same colour, as opaque as a factor says.
  package func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  private static func component(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
