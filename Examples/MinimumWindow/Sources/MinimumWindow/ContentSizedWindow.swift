import UIKit

/// A window that can be made larger than its content, and no smaller.
///
/// How small that is, the constraints of the root view say; when the content needs more, the window grows.
public final class ContentSizedWindow: UIWindow {
  /// The smallest size in which the root view's required constraints hold and no text is cut off.
  public var minimumSize: CGSize {
    rootViewController?.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) ?? .zero
  }

  public override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: newValue.size.union(minimumSize)) }
  }

  public override func layoutSubviews() {
    let needed = bounds.size.union(minimumSize)
    if needed != bounds.size { frame.size = needed }
    super.layoutSubviews()
  }
}

extension CGSize {
  /// The smallest size that has room for both.
  fileprivate func union(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }
}
