import CoreGraphics
internal import PlumbTextMetrics

/// A picture among the characters of a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The character that a picture stands for.
  public static let character = 0xFFFC

  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  public override convenience init() { self.init(data: nil, ofType: nil) }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
  public required init?(coder: NSCoder) {}
  /// Does nothing here.
  open func encode(with coder: NSCoder) {}

  open var image: UIImage?
  /// From the baseline, y upwards, in points; zero for one that is as large as its image and stands on the baseline.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  /// How far it may be from what is beside it.
  open var lineLayoutPadding: CGFloat = 0
  /// Does nothing here.
  open var allowsTextAttachmentView = true
  /// Does nothing here.
  open var accessibilityLabel: String?
  /// Does nothing here: an image is as large whatever the text's size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// How large a picture is on its line, from the baseline, y upwards, in points.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect { bounds != .zero ? bounds : CGRect(origin: .zero, size: image?.size ?? .zero) }

  /// Nil: a text shows no views here.
  @MainActor
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? { nil }

  /// What is shown in the place; nobody draws it here but a test.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// As lines are filled with it.
  ///
  /// It is offered a line as wide as the container; outside of layout managers, one without limit.
  ///
  /// - Parameter lineHeight: Of the text that it stands in, in points.
  func box(lineHeight: CGFloat) -> TextBox {
    let place = AttachmentPlace.current
    let rect = attachmentBounds(
      for: place?.container,
      proposedLineFragment: CGRect(x: 0, y: 0, width: place?.width ?? 1e7, height: lineHeight),
      glyphPosition: .zero, characterIndex: 0)
    return TextBox(
      width: Double(rect.width + 2 * lineLayoutPadding), ascent: Double(max(rect.maxY, 0)),
      descent: Double(max(-rect.minY, 0)))
  }
}

/// The container that pictures are asked for their sizes for.
struct AttachmentPlace: Sendable {
  @TaskLocal static var current: AttachmentPlace?

  let container: NSTextContainer
  /// Of a line, in points.
  let width: CGFloat
}

extension NSAttributedString.Key {
  /// An `NSTextAttachment`, in the place of whose character a picture stands.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}

extension NSAttributedString {
  /// A picture as a text of one character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
