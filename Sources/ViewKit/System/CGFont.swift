import CoreGraphics

/// A font of a file. Nothing is drawn with it here, and its texts are measured with the font that stands in for it.
public final class CGFont {
  private let name: CFString?

  public init?(_ provider: CGDataProvider) {
    if provider.data?.isEmpty ?? true { return nil }
    name = nil
  }

  /// The font of a name, of which the name is all that is known here; nil without one.
  public init?(_ name: CFString) {
    if name.isEmpty { return nil }
    self.name = name
  }

  /// The name that the font was asked for by; nil for that of a file, whose tables are not read here.
  public var postScriptName: CFString? { name }
  /// Nil: a font's tables are not read here.
  public var fullName: CFString? { nil }
}
