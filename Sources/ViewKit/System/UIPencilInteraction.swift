import CoreGraphics

/// Is told of taps on a pencil. Does nothing here: there is none.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open var isEnabled = true
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }
  public override init() { super.init() }
}

/// What a person has chosen for taps on a pencil.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser, switchPrevious, showColorPalette, showInkAttributes
}

/// What UIPencilInteraction tells.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
