import CoreGraphics
import Foundation
internal import PlumbTextMetrics
internal import PlumbViewKit

/// How far something has come: a bar, or a wheel that turns.
@preconcurrency @MainActor
open class NSProgressIndicator: NSView {
  public enum Style: UInt, Sendable { case bar, spinning }

  private var context: ControlContext { DesktopContext.usual }

  /// Documents write a hugging priority of 750 for both axes of wheels (105 of 144), and none for bars (37 of 52).
  open var style = Style.bar {
    didSet {
      guard style != oldValue else { return }
      let hugging: UILayoutPriority = style == .spinning ? .defaultHigh : .defaultLow
      for axis in [NSLayoutConstraint.Orientation.horizontal, .vertical] {
        core.setContentHuggingPriority(hugging, for: axis)
      }
      invalidateIntrinsicContentSize()
    }
  }
  open var controlSize = NSControl.ControlSize.regular {
    didSet { if controlSize != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Does nothing here.
  open var isIndeterminate = true
  open var doubleValue = 0.0
  open var minValue = 0.0
  open var maxValue = 100.0
  /// Does nothing here.
  open var isBezeled = true
  /// Does nothing here.
  open var usesThreadedAnimation = true
  /// Whether a wheel that stands still is shown; it takes its room in either case.
  open var isDisplayedWhenStopped = true
  /// Does nothing here.
  open var observedProgress: Progress?
  open private(set) var isAnimating = false
  open func increment(by delta: Double) { doubleValue = min(max(doubleValue + delta, minValue), maxValue) }
  open func startAnimation(_ sender: Any?) { isAnimating = true }
  open func stopAnimation(_ sender: Any?) { isAnimating = false }
  /// Gives the frame the size that the indicator takes by itself.
  open func sizeToFit() { setFrameSize(spec.frameSize(or: frame.size)) }

  open override var intrinsicContentSize: NSSize { spec.contentSize }
  open override var alignmentRectInsets: NSEdgeInsets {
    spec.alignmentInsets(mirrored: userInterfaceLayoutDirection == .rightToLeft)
  }

  private var spec: ControlSpec {
    DesktopControl(
      kind: .plain(style == .spinning ? .spinner : .progressBar), controlSize: controlSize.measured
    ).spec(in: context)
  }
}
