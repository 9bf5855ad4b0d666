import UIKit

/// A place for a view that turns, grows and shrinks: Auto Layout places the container, a transform moves the content.
///
/// No constraint names the content. The container gives it bounds and center, which a transform leaves alone; the frame,
/// which a transform changes, is never set.
public final class TransformContainer: UIView {
  public let content: UIView

  public init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("TransformContainer is made in code") }

  /// As large as the content would be by itself.
  public override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.bounds.size = bounds.size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Turns the content about its middle, on top of what it is turned already.
  public func turn(by angle: CGFloat, duration: TimeInterval) {
    UIView.animate(withDuration: duration) {
      self.content.transform = self.content.transform.rotated(by: angle)
    }
  }
}
