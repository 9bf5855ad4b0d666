import CoreGraphics

/// Glass in front of what is behind a view.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// How much is seen through it.
  public enum Style: Int, Sendable {
    case regular = 0
    case clear
  }

  let style: UIGlassEffect.Style
  /// Does nothing here: no finger bends the glass.
  open var isInteractive = false
  open var tintColor: UIColor?

  public init(style: UIGlassEffect.Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .regular) }
}

/// Glass of several views that melts together where they are near each other: not here.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0

  public override init() { super.init() }
}
