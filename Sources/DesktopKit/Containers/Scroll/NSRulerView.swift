import CoreGraphics
import Foundation

/// A ruler along an edge of a scroll view, which takes room from what is scrolled. Its thicknesses are AppKit's, from memory.
@preconcurrency @MainActor
open class NSRulerView: NSView {
  public enum Orientation: UInt, Sendable { case horizontalRuler, verticalRuler }

  public init(scrollView: NSScrollView?, orientation: Orientation) {
    (self.scrollView, self.orientation) = (scrollView, orientation)
    super.init(frame: .zero)
  }
  public required init(coder: NSCoder) {
    orientation = .horizontalRuler
    super.init(coder: coder)!
  }

  open weak var scrollView: NSScrollView?
  open var orientation: Orientation
  /// Of the ruler itself, in points.
  open var ruleThickness: CGFloat = 16 { didSet { scrollView?.tile() } }
  open lazy var reservedThicknessForMarkers: CGFloat = orientation == .horizontalRuler ? 15 : 0 {
    didSet { scrollView?.tile() }
  }
  open var reservedThicknessForAccessoryView: CGFloat = 0 { didSet { scrollView?.tile() } }
  open var requiredThickness: CGFloat {
    ruleThickness + reservedThicknessForMarkers + reservedThicknessForAccessoryView
  }
  open var baselineLocation: CGFloat { 0 }
  open weak var clientView: NSView?
  open var accessoryView: NSView?
  open var originOffset: CGFloat = 0
  open func invalidateHashMarks() { needsDisplay = true }
  /// Does nothing here.
  open func drawHashMarksAndLabels(in rect: NSRect) {}
  open override var isFlipped: Bool { orientation == .verticalRuler }
}
