import CoreGraphics

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// As large as the cell.
  open var contentView: UIView { content }
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  open var selectedBackgroundView: UIView?
  open var isSelected = false
  open var isHighlighted = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.press(self) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { collection?.release(self) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isHighlighted = false }
  private var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).first { $0 is UICollectionView } as? UICollectionView
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = CGRect(origin: .zero, size: bounds.size)
    insertSubview(new, at: 0)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(origin: .zero, size: bounds.size)
    content.frame = area
    backgroundView?.frame = area
  }

  /// That of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
