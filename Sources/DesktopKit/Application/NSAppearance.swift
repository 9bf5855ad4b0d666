import Foundation

/// Light or dark: layout has no say in it. Does nothing here.
public final class NSAppearance: NSObject, Sendable {
  public let name: Name
  static let light = NSAppearance(.aqua)

  private init(_ name: Name) { self.name = name }

  public init?(named name: Name) { self.name = name }

  /// That of what is drawn at the moment.
  public static var currentDrawing: NSAppearance { current ?? light }
  /// The same, as older sources set and ask for it.
  nonisolated(unsafe) public static var current: NSAppearance! = light
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    let previous = NSAppearance.current
    NSAppearance.current = self
    block()
    NSAppearance.current = previous
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
  }
}
