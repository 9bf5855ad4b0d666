import PlumbAppleFacts
import PlumbGeometry

/// What a `UIButton.Configuration` adds to a button's title and image.
package struct TouchButtonConfiguration: Hashable, Sendable {
  /// On which side of the title the image stands.
  package enum ImagePlacement: UInt8, Sendable, CaseIterable {
    case leading
    case trailing
    case top
    case bottom

    /// The side that a document's `imagePlacement` attribute names; leading for any other word.
    package init(documentName name: String) {
      switch true {
      case name.isSpelled("trailing"): self = .trailing
      case name.isSpelled("top"): self = .top
      case name.isSpelled("bottom"): self = .bottom
      default: self = .leading
      }
    }

    /// Whether image and texts stand one above the other.
    var isVertical: Bool { self == .top || self == .bottom }
  }

  package var size: ControlSize
  /// `contentInsets`; nil for those of the size.
  package var contentInsets: EdgeInsets?
  package var imagePlacement: ImagePlacement
  /// Between image and texts, in points.
  package var imagePadding: Double
  package var subtitle: String
  package var subtitleFont: Font
  /// Between title and subtitle, in points.
  package var titlePadding: Double

  package init(
    size: ControlSize = .regular, contentInsets: EdgeInsets? = nil,
    imagePlacement: ImagePlacement = .leading, imagePadding: Double = 0, subtitle: String = "",
    subtitleFont: Font = .textStyle(.caption1), titlePadding: Double = 1
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.imagePlacement = imagePlacement
    self.imagePadding = imagePadding
    self.subtitle = subtitle
    self.subtitleFont = subtitleFont
    self.titlePadding = titlePadding
  }
}
