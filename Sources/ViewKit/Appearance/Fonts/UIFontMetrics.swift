public import CoreGraphics
internal import PlumbTextMetrics

/// Scales fonts and lengths as a text style is scaled by the preferred text size.
///
/// By the style's leading, not by its size, to the nearest pixel: a body length of 17 points is 16⅓ at
/// medium, where body text has 16 (published measurement; 17 · 21 / 22 at 3 pixels a point).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: PlumbTextMetrics.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.measured }

  /// Scales as body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = UIContentSizeCategory.measured(traitCollection)
    guard category != .large else { return value }
    let specified = traitCollection?.displayScale ?? 0
    let scale = specified > 0 ? specified : max(UITraitCollection.current.displayScale, 1)
    let scaled = Double(value) * style.leading(category: category) / style.leading(category: .large)
    return (CGFloat(scaled) * scale).rounded() / scale
  }
}
