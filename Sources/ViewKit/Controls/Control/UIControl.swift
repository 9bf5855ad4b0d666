import CoreGraphics
internal import PlumbTextMetrics

/// A view that is acted on, and tells of it.
///
/// What a control does is said by actions; targets with selectors need Objective-C.
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
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }

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
  /// Carries out the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for action in handlers.actions(for: controlEvents) { sendAction(action) }
  }
  /// Does what a tap does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: For subclasses of the module

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
