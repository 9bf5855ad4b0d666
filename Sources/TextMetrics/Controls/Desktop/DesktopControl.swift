import PlumbGeometry

/// A standard control of macOS, with the attributes that its size depends on.
public struct DesktopControl: Hashable, Sendable {
  public var kind: DesktopControlKind
  public var controlSize: ControlSize
  /// What the control says; for a pop-up button what the widest of its items says.
  public var title: String
  /// The font of the title; a text field's decides its height.
  public var font: Font
  /// The image that the control shows, if any.
  public var image: DesktopImage?
  /// The look of a segmented control; of no account for others.
  public var segmentStyle = DesktopSegmentStyle.rounded
  /// Whether a button's image stands behind its title; of no account for others.
  public var hasTrailingImage = false
  /// Where a button shows its image.
  public var imagePlacement = DesktopImagePlacement.beside
  /// Whether a button or a token field has a bezel; of no account for others.
  public var isBezeled = true
  /// The segments of a segmented control, from left to right.
  public var segments: [DesktopSegment] = []
  /// Whether the document names an image without telling its size.
  public var lacksImageSize = false
  /// Whether the control shows one of Apple's symbols, whose size depends on its configuration.
  public var showsSymbol = false
  /// The items that a pop-up button has to have room for; they decide its width.
  public var items: [DesktopMenuItem] = []

  public init(
    kind: DesktopControlKind, controlSize: ControlSize = .regular, title: String = "",
    font: Font = .system(13), image: DesktopImage? = nil
  ) {
    self.kind = kind
    self.controlSize = controlSize
    self.title = title
    self.font = font
    self.image = image
  }
}
