import CoreGraphics
public import PlumbViewKit

/// AppKit's fonts where they are not UIKit's: these members stand in front of those of the same names.
extension NSFont {
  /// - Parameter size: 0 for the descriptor's size.
  public convenience init?(descriptor: NSFontDescriptor, size: CGFloat) {
    self.init(describedBy: descriptor, size)
  }

  public static var systemFontSize: CGFloat { 13 }
  public static var smallSystemFontSize: CGFloat { 11 }
  public static var labelFontSize: CGFloat { 10 }

  /// That of the texts of controls of a size.
  @MainActor public static func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    case .regular, .large, .extraLarge: 13
    }
  }

  /// - Parameter fontSize: 0 for the system's.
  public static func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: sized(fontSize, 13), weight: .regular)
  }
  /// In its bold cut; UIKit's is semibold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: sized(fontSize, 13), weight: .bold)
  }
  public static func labelFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: sized(fontSize, 10), weight: .regular)
  }
  public static func messageFont(ofSize fontSize: CGFloat) -> NSFont { system(fontSize, 13) }
  public static func menuFont(ofSize fontSize: CGFloat) -> NSFont { system(fontSize, 13) }
  public static func menuBarFont(ofSize fontSize: CGFloat) -> NSFont { system(fontSize, 13) }
  public static func titleBarFont(ofSize fontSize: CGFloat) -> NSFont { system(fontSize, 13) }
  public static func controlContentFont(ofSize fontSize: CGFloat) -> NSFont { system(fontSize, 13) }
  public static func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont { system(fontSize, 11) }
  public static func paletteFont(ofSize fontSize: CGFloat) -> NSFont { system(fontSize, 11) }
  public static func userFont(ofSize fontSize: CGFloat) -> NSFont? { system(fontSize, 13) }
  public static func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    monospacedSystemFont(ofSize: sized(fontSize, 11), weight: .regular)
  }

  /// Text styles have fixed sizes on macOS (Human Interface Guidelines, Typography).
  public static func preferredFont(forTextStyle style: NSFont.TextStyle) -> NSFont {
    switch style {
    case .largeTitle: systemFont(ofSize: 26)
    case .title1: systemFont(ofSize: 22)
    case .title2: systemFont(ofSize: 17)
    case .title3: systemFont(ofSize: 15)
    case .headline: boldSystemFont(ofSize: 13)
    case .callout: systemFont(ofSize: 12)
    case .subheadline: systemFont(ofSize: 11)
    case .footnote, .caption1: systemFont(ofSize: 10)
    case .caption2: systemFont(ofSize: 10, weight: .medium)
    default: systemFont(ofSize: 13)
    }
  }
  public static func preferredFont(
    forTextStyle style: NSFont.TextStyle, options: [TextStyleOptionKey: Any]
  ) -> NSFont { preferredFont(forTextStyle: style) }

  /// What else is asked of the font of a text style; there is nothing.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private static func system(_ size: CGFloat, _ usual: CGFloat) -> NSFont {
    systemFont(ofSize: sized(size, usual), weight: .regular)
  }

  private static func sized(_ size: CGFloat, _ usual: CGFloat) -> CGFloat { size > 0 ? size : usual }

  /// The name that people read.
  public var displayName: String? { familyName }
}
