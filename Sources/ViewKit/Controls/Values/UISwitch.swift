import CoreGraphics
internal import PlumbTextMetrics

/// A control that is on or off. Its size is its own, whatever frame it is made with.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = measuredFrameSize(of: .plain(.switch), within: .zero)
    self.frame.origin = frame.origin
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Nibs say all of it.
    if coder is any NibDecoder { return }
    bounds.size = measuredFrameSize(of: .plain(.switch), within: .zero)
  }

  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Does nothing here: it stands beside a checkbox, and there is none.
  open var title: String?
  /// Does nothing here: switches look as on phones and tablets.
  open var preferredStyle: UISwitch.Style = .automatic
  open var style: UISwitch.Style { .sliding }
  open var onImage: UIImage?
  open var offImage: UIImage?

  /// What a switch looks like.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var takesTaps: Bool { true }
  override func tapped(_ touch: UITouch, _ event: UIEvent?) {
    setOn(!isOn, animated: true)
    carryOut([.valueChanged, .primaryActionTriggered], event)
  }

  override var measuredControl: TouchControl? { .plain(.switch) }
}
