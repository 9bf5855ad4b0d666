import CoreGraphics

/// A font of a file. Nothing is drawn with it here, and its texts are measured with the font that stands in for it.
public final class CGFont {
  public init?(_ provider: CGDataProvider) { if provider.data?.isEmpty ?? true { return nil } }

  /// Nil: a font's tables are not read here.
  public var postScriptName: CFString? { nil }
  /// Nil: a font's tables are not read here.
  public var fullName: CFString? { nil }
}
