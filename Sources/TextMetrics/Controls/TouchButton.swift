import Geometry

/// What decides the size of a `UIButton`.
public struct TouchButton: Hashable, Sendable {
  /// The looks that leave different room around the title.
  public enum Style: Hashable, Sendable {
    /// `buttonType` system, custom or absent, without a configuration.
    case plain
    /// `buttonType="roundedRect"`, which is what old documents call system.
    case roundedRect
    /// A `buttonConfiguration` (Xcode 13 and later) with Apple's default insets.
    case configuration
    /// `infoLight`, `infoDark`, `detailDisclosure`, `contactAdd`, `close`: a symbol in a circle.
    case symbol
  }

  public var style: Style
  public var title: String
  public var font: Font
  /// The size of the image beside the title, if any.
  public var imageSize: Size?
  /// `contentEdgeInsets`, or the configuration's own insets; nil where the document gives none.
  public var contentInsets: EdgeInsets?

  public init(
    style: Style, title: String, font: Font, imageSize: Size? = nil, contentInsets: EdgeInsets? = nil
  ) {
    self.style = style
    self.title = title
    self.font = font
    self.imageSize = imageSize
    self.contentInsets = contentInsets
  }
}
