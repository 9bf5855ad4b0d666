import CoreGraphics
import Foundation

extension NSSplitView {
  /// What a divider looks like.
  public enum DividerStyle: Int, Sendable {
    case thick = 1
    case thin = 2
    case paneSplitter = 3

    var thickness: CGFloat {
      switch self {
      case .thick: 9
      case .thin: 1
      case .paneSplitter: 10
      }
    }
  }
}

/// What a split view's delegate is asked and told.
@preconcurrency @MainActor
public protocol NSSplitViewDelegate: AnyObject {
  /// Does nothing here.
  func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect
  /// Does nothing here.
  func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Resizes the panes; this one does it as the split view would.
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize)
  /// Does nothing here.
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  func splitViewWillResizeSubviews(_ notification: Notification)
  func splitViewDidResizeSubviews(_ notification: Notification)
}

extension NSSplitViewDelegate {
  public func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  public func splitView(
    _ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int
  ) -> NSRect { .zero }
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  public func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  public func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) {
    splitView.adjustSubviews()
  }
  public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { true }
  public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { false }
  public func splitViewWillResizeSubviews(_ notification: Notification) {}
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
