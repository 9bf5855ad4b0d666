import CoreGraphics

/// What a colour is made of; numbers from 0 to 1.
enum Paint: Sendable {
  case gray(white: CGFloat, alpha: CGFloat)
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// A colour that the system names.
  indirect case system(name: String, Paint)
  case dynamic(@Sendable (UITraitCollection) -> UIColor)

  /// Black for a colour that a closure chooses.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch self {
    case .gray(let white, let alpha): (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    case .system(_, let paint): paint.components
    case .dynamic: (0, 0, 0, 1)
    }
  }

  func with(alpha: CGFloat) -> Paint {
    switch self {
    case .gray(let white, _): .gray(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
    case .system(_, let paint): paint.with(alpha: alpha)
    case .dynamic: self
    }
  }

  func isEqual(to other: Paint) -> Bool {
    switch (self, other) {
    case (.system(let name, _), .system(let otherName, _)): name == otherName
    case (.gray, .gray), (.rgb, .rgb): components == other.components
    default: false
    }
  }
}
