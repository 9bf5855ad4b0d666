import CoreGraphics
import Foundation
package import PlumbViewKit

/// What the core asks of the view.
extension NSView: LayoutHost {
  package var hostedObject: HostedObject { .view(core) }
  package func hostLayOut() {
    controller?.viewWillLayout()
    layout()
    controller?.viewDidLayout()
  }
  package func hostUpdateConstraints() {
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
  package var hostDraws: Bool {
    AlignmentOverrides.draw(type(of: self)) || (self as? NSControl)?.ownCell != nil
  }

  package func hostDraw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !isFlipped else {
      draw(fromCore(rect))
      (self as? NSControl)?.drawOwnCell()
      return
    }
    context.saveGState()
    context.translateBy(x: 0, y: core.bounds.height)
    context.scaleBy(x: 1, y: -1)
    draw(fromCore(rect))
    context.restoreGState()
  }

  package var hostContentSize: CGSize {
    var size = intrinsicContentSize
    if !isHorizontalContentSizeConstraintActive { size.width = NSView.noIntrinsicMetric }
    if !isVerticalContentSizeConstraintActive { size.height = NSView.noIntrinsicMetric }
    return size
  }
  package var hostContentWraps: Bool { contentWraps }
  package func hostContentSize(within width: CGFloat) -> CGSize? { contentSize(within: width) }
  package var hostAlignmentInsets: UIEdgeInsets {
    let insets = alignmentRectInsets
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  package func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
    turned(alignmentRect(forFrame: turned(frame)))
  }
  package func hostFrame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    turned(frame(forAlignmentRect: turned(alignmentRect)))
  }
  package var hostBaselines: (first: CGFloat?, last: CGFloat?) {
    (firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom)
  }
  package var hostArrangement: HostedArrangement? { arrangement }

  package func hostBoundsChanged(from old: CGRect) {
    guard core.bounds.size != old.size else {
      if postsBoundsChangedNotifications { post(NSView.boundsDidChangeNotification) }
      ObjectObservers.changed(self)
      return
    }
    defer { if tellsSuperview { superview?.subviewMoved(self) } }
    if isWritingFrame { return sizeChanged(from: old.size) }
    // Layout gives the size: those who override the method learn of it.
    sizeBeforeLayout = old.size
    setFrameSize(core.bounds.size)
    sizeBeforeLayout = nil
  }

  package func hostMoved() {
    if tellsSuperview { superview?.subviewMoved(self) }
    if !isWritingFrame { tellOfFrame() }
  }

  package func hostWillMove(toWindow window: UIWindow?) {
    viewWillMove(toWindow: (window as? HostedWindow)?.owner as? NSWindow)
  }
  package func hostDidMoveToWindow() { viewDidMoveToWindow() }
  package var hostLabel: String? { consoleLabel }
}
