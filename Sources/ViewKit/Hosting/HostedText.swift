import CoreGraphics
internal import PlumbAppleFacts
package import PlumbTextMetrics

// What hosts from outside UIKit measure by: texts, fonts, images and messages as this module has them.

extension UIFont {
  /// The font as texts are measured in it.
  package var measured: Font { face.font }
}

extension NSAttributedString {
  /// The pieces of the text, each in its font.
  ///
  /// - Parameter standard: The font of characters that have none.
  package func measuredRuns(standard: UIFont) -> [TextRun] { TextContent(self, standard: standard).runs }
}

extension UIImage {
  /// An image of a size in points.
  package convenience init(ofSize size: CGSize, scale: CGFloat) {
    self.init(ImageContents(.bitmap(size), scale: scale))
  }

  /// The size that the image was made with, in points.
  package var givenSize: CGSize { size }

  /// What is known of a symbol's size beside a text; nil for an image that is none.
  package func symbolEstimate(beside font: UIFont, preferring preferred: SymbolConfiguration?)
    -> SymbolEstimate?
  { estimate(beside: font, preferring: preferred) }
}

extension UIColor {
  /// The colour that AppKit has under a name, with or without `Color` at its end; nil for a name of none.
  package static func ofDesktop(named name: String) -> UIColor? {
    SystemColor(named: name).map { UIColor(.system($0)) }
  }
}

extension UIFont {
  /// The font that texts are measured in by another name for it.
  package convenience init(measuredAs font: Font) { self.init(FontFace(font)) }
}
