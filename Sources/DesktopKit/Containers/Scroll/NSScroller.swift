import CoreGraphics
import Foundation

/// Shows which part of a document is seen. AppKit's is a control.
@preconcurrency @MainActor
open class NSScroller: NSControl {
  /// What a scroller of the legacy style takes, in points: of 25 scroll views that documents of macOS record, all but a few.
  static let width: CGFloat = 15

  open class var isCompatibleWithOverlayScrollers: Bool { true }
  open class var preferredScrollerStyle: Style { .overlay }
  open var scrollerStyle = Style.overlay
  open var knobStyle = KnobStyle.default
  open var knobProportion: CGFloat = 1
  /// Does nothing here.
  open func drawKnob() {}
  /// Does nothing here.
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
  public static let preferredScrollerStyleDidChangeNotification = Notification.Name(
    "NSPreferredScrollerStyleDidChangeNotification")

  /// Whether scrollers lie over the document or beside it.
  public enum Style: Int, Sendable { case legacy, overlay }
  public enum KnobStyle: Int, Sendable { case `default`, dark, light }
}
