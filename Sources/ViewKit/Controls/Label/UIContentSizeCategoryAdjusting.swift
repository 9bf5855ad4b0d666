import CoreGraphics
internal import PlumbTextMetrics

/// Something whose fonts may follow the text size that the user prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts of text styles change with the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// Something whose images may grow at the text sizes for accessibility.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIFont {
  /// A text style's font at the text size of traits; other fonts stay as they are.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    var face = face
    let category = UIContentSizeCategory.measured(traits)
    face.font = TextSettings(category: category).font(face.font)
    return face == self.face ? self : UIFont(face)
  }
}
