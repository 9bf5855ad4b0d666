import CoreGraphics
internal import PlumbAppleFacts

/// What a colour is made of; numbers from 0 to 1.
enum Paint: Sendable {
  case gray(white: CGFloat, alpha: CGFloat)
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// A colour that the system names.
  case system(SystemColor)
  case dynamic(@Sendable (UITraitCollection) -> UIColor)

  /// Black for a colour that a closure chooses, the light one for a colour of the system.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch self {
    case .gray(let white, let alpha): (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    case .system(let color): color.components(isDark: false)
    case .dynamic: (0, 0, 0, 1)
    }
  }

  func with(alpha: CGFloat) -> Paint {
    switch self {
    case .gray(let white, _): .gray(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _): .rgb(red: red, green: green, blue: blue, alpha: alpha)
    case .system: resolved(isDark: false).with(alpha: alpha)
    case .dynamic: self
    }
  }

  /// Without a name.
  func resolved(isDark: Bool) -> Paint {
    guard case .system(let color) = self else { return self }
    let (red, green, blue, alpha) = color.components(isDark: isDark)
    return .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }

  func isEqual(to other: Paint) -> Bool {
    switch (self, other) {
    case (.system(let color), .system(let other)): color == other
    case (.gray, .gray), (.rgb, .rgb): components == other.components
    default: false
    }
  }
}

extension SystemColor {
  /// Under the simulated device's system.
  fileprivate func components(isDark: Bool) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let release = Release(ofSystem: SimulatedDevice.current.systemVersion)
    let components = components(in: ColorPalette(in: release), dark: isDark)
    return (components.red, components.green, components.blue, components.alpha)
  }
}
