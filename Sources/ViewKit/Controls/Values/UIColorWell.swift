import CoreGraphics
internal import PlumbTextMetrics

/// A control that shows a color, and lets somebody choose another one. Its size is its own, whatever frame it is made with.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = measuredFrameSize(of: .plain(.colorWell), within: .zero)
    self.frame.origin = frame.origin
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Nibs say all of it.
    if coder is any NibDecoder { return }
    bounds.size = measuredFrameSize(of: .plain(.colorWell), within: .zero)
  }

  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor?

  override var measuredControl: TouchControl? { .plain(.colorWell) }
}
