import PlumbAppleFacts
import PlumbGeometry

/// An image in a control of macOS, with the size that a document lists for it.
package struct DesktopImage: Hashable, Sendable {
  /// In points.
  package var size: Size
  /// Whether AppKit draws the image itself: the `NSImage` names of the form `NS…Template`.
  package var isSystemTemplate: Bool

  package init(size: Size, isSystemTemplate: Bool = false) {
    self.size = size
    self.isSystemTemplate = isSystemTemplate
  }

  /// The size at which a control with a font shows the image.
  ///
  /// Since macOS 11 the system's templates are symbols, which follow the font. Documents up to 20037 list
  /// them at 13 pt (14 and 15 points wide, n = 5), those from 21507 on at 17 pt (18 and 20, n = 17); controls
  /// show them at their own size (13 and 15 points wide in fonts of 11 and 13 pt, n = 3).
  func shownSize(in font: Font, _ release: Release) -> Size {
    guard isSystemTemplate, release >= .xcode14 else { return size }
    let scale = font.measuredSize / 17
    return Size(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
  }
}
