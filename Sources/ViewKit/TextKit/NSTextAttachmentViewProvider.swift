public import CoreGraphics

/// A place in a text, as TextKit 2 tells it.
public protocol NSTextLocation: NSObjectProtocol {
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// Makes the view that stands in a text for an attachment. Nobody asks here: texts are measured with what the attachment
/// says of itself.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  open private(set) weak var textAttachment: NSTextAttachment?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  open private(set) var location: any NSTextLocation
  /// Whether the view's size is the attachment's.
  open var tracksTextAttachmentViewBounds = false
  /// Made when it is first asked for.
  open var view: UIView? {
    get {
      if made == nil { loadView() }
      return made
    }
    set { made = newValue }
  }
  private var made: UIView?

  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.textLayoutManager) = (textAttachment, textLayoutManager)
    self.location = location
    super.init()
  }

  open func loadView() {}

  /// The attachment's own, unless the view says it.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view { return view.bounds }
    return textAttachment?.bounds ?? .zero
  }
}

extension NSTextAttachment {
  private static let providers = AttachmentViewProviders()

  /// Says whose views stand for a kind of contents.
  public class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) { providers.set(textAttachmentViewProviderClass, fileType) }

  public class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    providers.of(fileType)
  }

  /// False: nobody shows views in a text.
  public var usesTextAttachmentView: Bool { false }
}

/// Whose views stand for which contents, for any thread.
private final class AttachmentViewProviders: @unchecked Sendable {
  private let lock = NSLock()
  private var classes: [String: AnyClass] = [:]

  func set(_ provider: AnyClass, _ fileType: String) { lock.withLock { classes[fileType] = provider } }
  func of(_ fileType: String) -> AnyClass? { lock.withLock { classes[fileType] } }
}
