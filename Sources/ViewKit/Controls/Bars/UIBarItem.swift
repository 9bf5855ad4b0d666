import CoreGraphics

/// What bars show.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAppearance {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets: UIEdgeInsets = .zero
  open var imageInsets: UIEdgeInsets = .zero
  open var tag = 0
  open var isEnabled = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  /// An item with what a nib says, and else without anything.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibDecoder)?.decode(self)
  }
  open func encode(with coder: NSCoder) {}

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state.rawValue] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }
}
