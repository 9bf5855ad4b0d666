import PlumbAppleFacts
import PlumbGeometry

/// What is known of the size of a symbol image: its proportions, from the document's resources, and the
/// font that it is set beside.
package struct SymbolEstimate: Hashable, Sendable {
  /// How large a symbol is beside its text (`UIImage.SymbolScale`).
  package enum Scale: UInt8, Sendable, CaseIterable {
    case small
    case medium
    case large

    /// The scale that a document's `scale` or `symbolScale` attribute names; medium for any other word, which
    /// is what UIKit takes for `default`.
    package init(documentName name: String) {
      switch true {
      case name.isSpelled("small"): self = .small
      case name.isSpelled("large"): self = .large
      default: self = .medium
      }
    }

    /// Large symbols are about 1.28 times as high as medium ones, and these as small ones: from memory of
    /// the template that the SF Symbols app exports.
    fileprivate var factor: Double {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// Width through height, as the resources list the plain symbol; 1 stands for an odd one.
  package var aspect: Double
  /// The font of the symbol configuration, or of the text beside.
  package var font: Font
  package var scale: Scale
  /// Whether the symbol is all that a button with a configuration shows, which says nothing of how large.
  package var isAlone = false

  package init(aspect: Double, font: Font, scale: Scale) {
    self.aspect = aspect
    self.font = font
    self.scale = scale
  }

  /// The size of the symbol's alignment rectangle, in points.
  ///
  /// It is as high as a line of the font: constraints that hold between recorded frames put the same height
  /// around symbols whatever their own is (n = 36, at 17 and 24 pt). What is drawn has an area of about the
  /// square of 1.13 times the font's size, from wide ones (an envelope, 1.14) to high ones (a key, 1.12; n =
  /// 12). One that is alone in a configuration is as wide as a large one, and no higher than others (n = 8 of 5 projects).
  package func size(in context: ControlContext) -> Size {
    let pixels = PixelGrid(scale: context.scale)
    let side = 1.13 * font.measuredSize * (isAlone ? .large : scale).factor
    let line = lineHeight(of: font, platform: context.platform)
    return Size(
      width: pixels.round(side * (aspect > 0 && aspect.isFinite ? aspect : 1).squareRoot()),
      height: pixels.ceil(scale == .large ? line * scale.factor : line))
  }
}
