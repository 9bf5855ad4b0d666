import CoreGraphics

/// Puts an effect on what is behind it; its content goes into `contentView`, which fills it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  open private(set) var contentView = UIView()
  open var effect: UIVisualEffect?

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    fill()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  private func fill() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
