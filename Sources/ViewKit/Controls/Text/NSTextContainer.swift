import CoreGraphics

/// The area that a text view sets its lines in.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  weak var textView: UITextView?

  public init(size: CGSize) { self.size = size }

  /// In points.
  open var size: CGSize
  /// Room before and behind each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { textView?.textChanged() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { textView?.textChanged() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { textView?.textChanged() } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
}
