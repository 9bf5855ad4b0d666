import CoreGraphics
import Foundation
internal import PlumbTextMetrics

/// A view that is acted on, and tells of it.
///
/// What a control does is said by actions, or by targets and selectors (`Selector` says how methods are found).
@preconcurrency @MainActor
open class UIControl: UIView {
  var handlers = ControlActions()
  var baselines = BaselineRecord()

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Where a menu would begin: nobody sees one here.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  // MARK: State

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  open var isTracking: Bool { tracking.isTracking }
  open var isTouchInside: Bool { tracking.isInside }
  var tracking = TouchTracking()

  // MARK: Content

  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
  /// The horizontal alignment with left and right for leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isReversed ? .right : .left
    case .trailing: return isReversed ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Actions

  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  /// Does nothing here: no menu is shown.
  open var isContextMenuInteractionEnabled = false {
    didSet {
      if isContextMenuInteractionEnabled != oldValue {
        menuInteraction.show(isContextMenuInteractionEnabled, self)
      }
    }
  }
  private lazy var menuInteraction = ControlMenu()
  /// What opens the control's menu; nil as long as that is off.
  open var contextMenuInteraction: UIContextMenuInteraction? { menuInteraction.interaction }

  // What a menu asks and tells. Nobody opens one here but a test.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Adds an action for events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, for: controlEvents)
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, for: controlEvents)
  }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    handlers.remove(actionIdentifier, for: controlEvents)
  }
  open var allControlEvents: Event { handlers.events }
  /// Carries an action out, with the control as its sender.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
  /// Carries out the actions of events and tells the targets of these, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { carryOut(controlEvents, nil) }

  /// Has a target told of events; nil for the first responder that has the method, from the control upwards.
  ///
  /// Targets are not kept alive.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(action, of: target, for: controlEvents)
  }
  /// - Parameters:
  ///   - target: Nil for all targets.
  ///   - action: Nil for all that the target is told.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(action, of: target as AnyObject?, for: controlEvents)
  }
  /// The targets that are still there; `NSNull` for whoever among the responders has the method.
  open var allTargets: Set<AnyHashable> {
    Set(handlers.targets.compactMap { ($0 ?? NSNull()) as? NSObject })
  }
  /// The names of the selectors that a target is sent for an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    selectors(of: target, for: controlEvent)
  }
  /// Tells a target, with the control as the sender.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  /// Does what a tap does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Touches

  /// Whether a control wants to know how a finger that was put on it moves.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { begin(touch, event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { go(on: touch, event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { finish(touch, event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancel(event) }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !keepsTap(from: gestureRecognizer)
  }

  // MARK: For subclasses of the module

  /// Whether taps are the control's own: those of plain controls also go to what is behind.
  var takesTaps: Bool { false }
  /// Does what the kind of control does when it is tapped.
  func tapped(_ touch: UITouch, _ event: UIEvent?) {}

  func stateChanged() { setNeedsLayout() }

  /// The control as `TextMetrics` measures it; nil for one that has no size of its own.
  var measuredControl: TouchControl? { nil }

  open override var intrinsicContentSize: CGSize {
    measuredControl.map { measuredSize(of: $0) } ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredControl.map { measuredFrameSize(of: $0, within: size) } ?? super.sizeThatFits(size)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    measuredControl.map { measuredInsets(of: $0) } ?? .zero
  }

  /// Where the text is, given the bounds that the control has; nil where there is none.
  var currentBaselines: (first: CGFloat?, last: CGFloat?) { (nil, nil) }

  override var textBaselines: (first: CGFloat?, last: CGFloat?) { baselines.note(currentBaselines) }

  open override var bounds: CGRect {
    didSet {
      guard engine != nil, bounds.height != oldValue.height else { return }
      if baselines.differs(from: currentBaselines) { contentChanged() }
    }
  }
}
