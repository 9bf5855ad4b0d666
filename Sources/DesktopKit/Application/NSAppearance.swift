import Foundation

/// Light or dark: layout has no say in it. Does nothing here.
public final class NSAppearance: NSObject, Sendable {
  public let name: Name
  static let light = NSAppearance(.aqua)

  private init(_ name: Name) { self.name = name }

  public init?(named name: Name) { self.name = name }

  /// That of what is drawn at the moment, by the thread that asks.
  public static var currentDrawing: NSAppearance { current }
  /// The same, as older sources set and ask for it.
  public static var current: NSAppearance! {
    get { Thread.current.threadDictionary[currentKey] as? NSAppearance ?? light }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }
  private static let currentKey = "NSAppearance.current"
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let previous = NSAppearance.current
    defer { NSAppearance.current = previous }
    NSAppearance.current = self
    block()
  }
  public var allowsVibrancy: Bool { name == .vibrantLight || name == .vibrantDark }

  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first
  }

  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(rawValue: "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantDark")
  }
}
