import Geometry

/// A standard control of macOS, with the attributes that its size depends on.
public struct DesktopControl: Hashable, Sendable {
  public var kind: DesktopControlKind
  public var controlSize: ControlSize
  /// What the control says; for a pop-up button the longest of its items.
  public var title: String
  /// The font of the title; a text field's decides its height.
  public var font: Font
  /// The size of the image that the control shows, if any.
  public var imageSize: Size?
  /// Where a button shows its image.
  public var imagePlacement = DesktopImagePlacement.beside
  /// Whether a button has a bezel, and a token field; of no account for others.
  public var isBezeled = true
  /// The segments of a segmented control, in the order of its titles.
  public var segments: [DesktopSegment] = []

  public init(
    kind: DesktopControlKind, controlSize: ControlSize = .regular, title: String = "",
    font: Font = .system(13), imageSize: Size? = nil
  ) {
    self.kind = kind
    self.controlSize = controlSize
    self.title = title
    self.font = font
    self.imageSize = imageSize
  }
}
