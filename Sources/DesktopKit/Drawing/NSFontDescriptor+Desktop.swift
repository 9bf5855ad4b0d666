import CoreGraphics
public import PlumbViewKit

extension NSFontDescriptor {
  /// AppKit gives a descriptor in any case, and UIKit none where there is no such font.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> NSFontDescriptor {
    cut(symbolicTraits) ?? self
  }
}

extension NSFontDescriptor.SymbolicTraits {
  public static let bold = Self.traitBold
  public static let italic = Self.traitItalic
  public static let monoSpace = Self.traitMonoSpace
  public static let condensed = Self.traitCondensed
  public static let expanded = Self.traitExpanded
}
