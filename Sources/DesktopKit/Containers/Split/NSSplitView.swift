import CoreGraphics
import Foundation
public import PlumbViewKit

/// Has views side by side, with dividers between them that somebody may drag.
///
/// Constraints connect the panes, and each holds to its thickness with its holding priority: those that hold least take what
/// the split view gains or loses, in proportion to their thicknesses where several hold alike.
@preconcurrency @MainActor
open class NSSplitView: NSView {
  /// In the order of their places.
  var panes: [SplitPane] = []
  var paneConstraints: [NSLayoutConstraint] = []
  /// Which of them has the last pane end where the split view does.
  var lastConstraint: NSLayoutConstraint?
  var needsPaneConstraints = false

  open override var isFlipped: Bool { true }

  // MARK: How it arranges

  /// Whether dividers are upright, and panes beside each other.
  open var isVertical = false { didSet { if isVertical != oldValue { turned() } } }
  open var dividerStyle = DividerStyle.thick { didSet { if dividerStyle != oldValue { panesChanged() } } }
  /// In points: 1 of a thin one, 9 of a thick one and 10 of one between panes (59 gaps that documents record).
  open var dividerThickness: CGFloat { dividerStyle.thickness }
  /// Does nothing here.
  open var dividerColor: NSColor { .gray }
  open weak var delegate: (any NSSplitViewDelegate)? { didSet { panesChanged() } }
  /// Does nothing here.
  open var autosaveName: String?

  // MARK: What it arranges

  /// Whether all subviews are arranged, also those that are added as subviews alone.
  open var arrangesAllSubviews = true
  open var arrangedSubviews: [NSView] { panes.map(\.view) }
  open func addArrangedSubview(_ view: NSView) {
    let isNew = !panes.contains { $0.view === view }
    insertArrangedSubview(view, at: isNew ? panes.count : panes.count - 1)
  }
  open func insertArrangedSubview(_ view: NSView, at index: Int) { arrange(view, at: index) }
  /// Leaves a view to itself: it stays a subview, unless all of these are arranged.
  open func removeArrangedSubview(_ view: NSView) {
    forgetPane(view)
    if arrangesAllSubviews, view.superview === self { view.removeFromSuperview() }
  }

  /// How strongly a pane holds to its thickness; 250 unless another one was set.
  open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority {
    panes[subviewIndex].holdingPriority
  }
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {
    panes[subviewIndex].holdingPriority = priority
    panesChanged()
  }

  // MARK: Dividers

  /// Moves a divider as if somebody dragged it: with a priority of 490, so that no window becomes larger for it.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    drag(dividerIndex, to: position)
  }
  open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { limits(dividerIndex).least }
  open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { limits(dividerIndex).greatest }
  open func isSubviewCollapsed(_ subview: NSView) -> Bool {
    panes.contains { $0.view === subview && !$0.takesPart }
  }
  open func drawDivider(in rect: NSRect) {}

  // MARK: Layout

  /// Gives the panes what there is, as their holding priorities say.
  open func adjustSubviews() { shareExtent() }
  open override func resizeSubviews(withOldSize oldSize: NSSize) {
    guard let delegate else { return adjustSubviews() }
    delegate.splitView(self, resizeSubviewsWithOldSize: oldSize)
    takeGivenFrames()
  }
  open override var translatesAutoresizingMaskIntoConstraints: Bool { didSet { boundLast() } }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    boundLast()
  }
  open override func updateConstraints() {
    connectPanesIfNeeded()
    super.updateConstraints()
  }
  open override func layout() {
    super.layout()
    readThicknesses()
  }
  open override func didAddSubview(_ subview: NSView) {
    super.didAddSubview(subview)
    if arrangesAllSubviews, !panes.contains(where: { $0.view === subview }) { arrange(subview) }
  }
  open override func willRemoveSubview(_ subview: NSView) {
    forgetPane(subview)
    super.willRemoveSubview(subview)
  }
  override func subviewHidden(_ view: NSView) { panesChanged() }
}
