import CoreGraphics
import Foundation
public import PlumbViewKit

/// Has views side by side or above each other, in areas at its two ends and between.
///
/// The view describes itself to the engine, which has the constraints; what these are was fitted on the frames of stack
/// views that documents of macOS record. The defaults are those of AppKit's documentation: a row whose views keep to the
/// gravity areas, 8 points apart, each in the middle of the row's height.
@preconcurrency @MainActor
open class NSStackView: NSView {
  /// In the order of their places: all of the first area, then all of the middle one, then all of the last one.
  var members: [Member] = []
  var huggings: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  var clippingResistances: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  private var storedAlignment: NSLayoutConstraint.Attribute?

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A row of views in the first area, which has no mask.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addView(view, in: .leading) }
  }

  // MARK: How it arranges

  open var orientation: NSUserInterfaceLayoutOrientation = .horizontal {
    didSet { if orientation != oldValue { arrangementChanged() } }
  }
  /// Across the axis: the middle unless another one was set.
  open var alignment: NSLayoutConstraint.Attribute {
    get { storedAlignment ?? (orientation == .horizontal ? .centerY : .centerX) }
    set {
      storedAlignment = newValue
      arrangementChanged()
    }
  }
  open var edgeInsets = NSEdgeInsets() { didSet { arrangementChanged() } }
  /// Along the axis.
  open var distribution: Distribution = .gravityAreas {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// In points from one view to the next; no less where the distribution makes it more.
  open var spacing: CGFloat = 8 { didSet { if spacing != oldValue { arrangementChanged() } } }
  /// Whether hidden views take no room.
  open var detachesHiddenViews = true {
    didSet { if detachesHiddenViews != oldValue { arrangementChanged() } }
  }
  open weak var delegate: (any NSStackViewDelegate)?

  /// How strongly the stack view keeps to the size of its views; 250 unless another one was set.
  open func huggingPriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { huggings[orientation] ?? .defaultLow }
  open func setHuggingPriority(
    _ huggingPriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    huggings[orientation] = huggingPriority
    arrangementChanged()
  }
  /// How strongly the stack view keeps from being smaller than its views; required unless another one was set.
  open func clippingResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority { clippingResistances[orientation] ?? .required }
  open func setClippingResistancePriority(
    _ clippingResistancePriority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {
    clippingResistances[orientation] = clippingResistancePriority
    arrangementChanged()
  }

  // MARK: What it arranges

  /// As they follow each other in the stack; `subviews` may have them otherwise.
  open var arrangedSubviews: [NSView] { members.map(\.view) }
  /// Puts a view last, into the area of the view that was last.
  open func addArrangedSubview(_ view: NSView) {
    let isNew = !members.contains { $0.view === view }
    insertArrangedSubview(view, at: isNew ? members.count : members.count - 1)
  }
  /// Puts a view at a place among those that are arranged, into the area of the view before it.
  open func insertArrangedSubview(_ view: NSView, at index: Int) { arrange(view, at: index) }
  /// Leaves a view to itself: it stays a subview.
  open func removeArrangedSubview(_ view: NSView) { forgetMember(view) }

  // MARK: Areas

  open func addView(_ view: NSView, in gravity: Gravity) {
    let others = views(in: gravity).filter { $0 !== view }
    insertView(view, at: others.count, in: gravity)
  }
  open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    arrange(view, at: index, in: gravity)
  }
  /// Takes a view out of the stack view altogether.
  open func removeView(_ view: NSView) {
    forgetMember(view)
    if view.superview === self { view.removeFromSuperview() }
  }
  open func views(in gravity: Gravity) -> [NSView] {
    members.filter { $0.gravity == gravity }.map(\.view)
  }
  /// Has an area hold these views and no others.
  open func setViews(_ views: [NSView], in gravity: Gravity) {
    for view in self.views(in: gravity) where !views.contains(where: { $0 === view }) { removeView(view) }
    for (index, view) in views.enumerated() { insertView(view, at: index, in: gravity) }
  }
  open var views: [NSView] { arrangedSubviews }
  /// Those of the arranged views that take no room.
  open var detachedViews: [NSView] { members.filter { isDetached($0) }.map(\.view) }

  // MARK: Of single views

  /// Sets the space after a view; `useDefaultSpacing` stands for that of the stack view.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    change(view) { $0.spacingAfter = spacing == NSStackView.useDefaultSpacing ? nil : spacing }
  }
  open func customSpacing(after view: NSView) -> CGFloat {
    member(view)?.spacingAfter ?? NSStackView.useDefaultSpacing
  }
  /// Says whether a view is shown: one that is not visible takes no room, and is hidden.
  open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    change(view) { $0.visibility = priority }
    if detachesHiddenViews { view.isHidden = priority == .notVisible }
  }
  open func visibilityPriority(for view: NSView) -> VisibilityPriority {
    member(view)?.visibility ?? .notVisible
  }

  // MARK: The engine

  open override func willRemoveSubview(_ subview: NSView) {
    forgetMember(subview)
    super.willRemoveSubview(subview)
  }
  override func subviewHidden(_ view: NSView) {
    if member(view) != nil { arrangementChanged() }
  }
  override var arrangement: HostedArrangement? { hostedArrangement }
}
