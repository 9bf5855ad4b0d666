import CoreGraphics

/// A view in the keyboard's place, or above its keys. No keyboard is shown here: it is laid out where a program puts it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What a view looks like.
  public enum Style: Int, Sendable {
    case `default` = 0
    case keyboard = 1
  }

  open private(set) var inputViewStyle: UIInputView.Style = .default
  /// Does nothing here: what the keyboard takes is a test's to say.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Says whether keys of its own make a sound. Nobody asks: keyboards make none here.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
