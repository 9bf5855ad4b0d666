import CoreGraphics

/// The space that the keyboard takes, as if it were never shown: at the bottom of the view, as high as the safe area's inset
/// there.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide ends at the safe area while no keyboard is shown.
  open var usesBottomSafeArea = true { didSet { owningView?.insetsChanged() } }
  open var followsUndockedKeyboard = false
  open var keyboardDismissPadding: CGFloat = 0

  /// How high a keyboard is shown, in points: nothing, until a test says otherwise. Plumb's addition.
  public var keyboardHeight: CGFloat = 0 {
    didSet { fit() }
  }

  private var heightConstraint: NSLayoutConstraint?

  func join(_ view: UIView) {
    let height = heightAnchor.constraint(equalToConstant: 0)
    heightConstraint = height
    fit()
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
    ])
  }

  /// Takes the height that the keyboard and the safe area leave it.
  func fit() {
    let inset = usesBottomSafeArea ? owningView?.safeAreaInsets.bottom ?? 0 : 0
    heightConstraint?.constant = max(keyboardHeight, inset)
  }
}
