import CoreGraphics
public import PlumbViewKit

/// AppKit's colours, which are named for what they are on: as macOS has them in its light appearance.
extension NSColor {
  public typealias Name = String

  /// A colour that depends on the appearance in which it is shown.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
  ) {
    self.init { traits in
      let dark = traits.userInterfaceStyle == .dark ? NSAppearance(named: .darkAqua) : nil
      return dynamicProvider(dark ?? NSAppearance.light)
    }
  }
  public var hueComponent: CGFloat { hsb.0 }
  public var saturationComponent: CGFloat { hsb.1 }
  public var brightnessComponent: CGFloat { hsb.2 }
  private var hsb: (CGFloat, CGFloat, CGFloat) {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return (hue, saturation, brightness)
  }

  /// How a colour changes with what somebody does.
  public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }
  /// The colour itself: what AppKit makes of it is not known here.
  public func withSystemEffect(_ systemEffect: SystemEffect) -> NSColor { self }

  /// What somebody prefers for controls, as older sources ask: blue.
  public static var currentControlTint: NSControlTint { .blueControlTint }

  private static func desktop(_ name: String) -> NSColor { ofDesktop(named: name) ?? .black }

  private static func black(_ alpha: CGFloat) -> NSColor { NSColor(white: 0, alpha: alpha) }

  /// As dark as texts of controls.
  public static var labelColor: NSColor { desktop("controlText") }
  public static var secondaryLabelColor: NSColor { black(0.5) }
  public static var tertiaryLabelColor: NSColor { black(0.25) }
  public static var quaternaryLabelColor: NSColor { black(0.1) }
  public static var linkColor: NSColor { desktop("link") }
  public static var placeholderTextColor: NSColor { black(0.25) }
  public static var separatorColor: NSColor { black(0.1) }
  public static var gridColor: NSColor { desktop("grid") }
  public static var textColor: NSColor { desktop("text") }
  public static var textBackgroundColor: NSColor { desktop("textBackground") }
  public static var selectedTextColor: NSColor { desktop("selectedText") }
  public static var selectedTextBackgroundColor: NSColor { desktop("selectedTextBackground") }
  public static var controlColor: NSColor { desktop("control") }
  public static var controlBackgroundColor: NSColor { desktop("controlBackground") }
  public static var controlTextColor: NSColor { desktop("controlText") }
  public static var controlAccentColor: NSColor { desktop("controlAccent") }
  public static var controlShadowColor: NSColor { desktop("controlShadow") }
  public static var controlHighlightColor: NSColor { desktop("controlHighlight") }
  public static var disabledControlTextColor: NSColor { desktop("disabledControlText") }
  public static var selectedControlColor: NSColor { desktop("selectedControl") }
  public static var selectedControlTextColor: NSColor { desktop("selectedControlText") }
  public static var alternateSelectedControlTextColor: NSColor { desktop("alternateSelectedControlText") }
  public static var selectedContentBackgroundColor: NSColor { desktop("selectedContentBackground") }
  public static var unemphasizedSelectedContentBackgroundColor: NSColor {
    NSColor(srgbRed: 220 / 255, green: 220 / 255, blue: 220 / 255, alpha: 1)
  }
  public static var selectedMenuItemTextColor: NSColor { desktop("selectedMenuItemText") }
  public static var keyboardFocusIndicatorColor: NSColor {
    controlAccentColor.withAlphaComponent(0.5)
  }
  public static var headerTextColor: NSColor { desktop("headerText") }
  public static var windowBackgroundColor: NSColor { desktop("windowBackground") }
  public static var windowFrameTextColor: NSColor { desktop("windowFrameText") }
  public static var underPageBackgroundColor: NSColor { desktop("underPageBackground") }
  public static var highlightColor: NSColor { desktop("highlight") }
  public static var shadowColor: NSColor { .black }
  public static var scrubberTexturedBackground: NSColor { desktop("scrubberTexturedBackground") }
  /// The two by which rows of tables take turns.
  public static var alternatingContentBackgroundColors: [NSColor] {
    [controlBackgroundColor, NSColor(srgbRed: 244 / 255, green: 245 / 255, blue: 245 / 255, alpha: 1)]
  }
}

extension NSColor {
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  /// The same colour by red, green and blue; spaces are one here.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    NSColor(srgbRed: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
  }
  public var redComponent: CGFloat { components.red }
  public var greenComponent: CGFloat { components.green }
  public var blueComponent: CGFloat { components.blue }
  public var alphaComponent: CGFloat { components.alpha }
  public var whiteComponent: CGFloat { components.red }

  /// A mixture with another colour: none of it for 0, nothing else for 1.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (own, other) = (components, color.components)
    func mixed(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * min(max(fraction, 0), 1) }
    return NSColor(
      srgbRed: mixed(own.red, other.red), green: mixed(own.green, other.green),
      blue: mixed(own.blue, other.blue), alpha: mixed(own.alpha, other.alpha))
  }
  public func highlight(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .white) }
  public func shadow(withLevel level: CGFloat) -> NSColor? { blended(withFraction: level, of: .black) }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}

/// A space of colours, of which there is one here.
public final class NSColorSpace: Sendable {
  public static let sRGB = NSColorSpace()
  public static let extendedSRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let genericGray = NSColorSpace()
  public static let deviceGray = NSColorSpace()
}
