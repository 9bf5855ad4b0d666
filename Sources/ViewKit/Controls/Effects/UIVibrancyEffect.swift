import CoreGraphics

/// Makes content stand out against a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let blur: UIBlurEffect
  let style: UIVibrancyEffectStyle?

  public init(blurEffect: UIBlurEffect) {
    blur = blurEffect
    style = nil
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    self.style = style
    super.init()
  }

  /// The vibrancy of a program's part on another one's screen.
  open class func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: vibrancyStyle)
  }
}

/// What a vibrant content is.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}
