internal import PlumbAutoLayout

/// What a view has pending in the layout cycle, and how it takes part in it.
struct ViewLayoutState: OptionSet {
  let rawValue: UInt32

  static let needsLayout = ViewLayoutState(rawValue: 1 << 0)
  /// Some view below needs layout.
  static let subtreeNeedsLayout = ViewLayoutState(rawValue: 1 << 1)
  static let needsUpdateConstraints = ViewLayoutState(rawValue: 1 << 2)
  static let subtreeNeedsUpdateConstraints = ViewLayoutState(rawValue: 1 << 3)
  static let needsDisplay = ViewLayoutState(rawValue: 1 << 4)
  static let subtreeNeedsDisplay = ViewLayoutState(rawValue: 1 << 5)
  static let translatesMask = ViewLayoutState(rawValue: 1 << 6)
  /// The view or one below takes part in constraints; all above do then.
  static let usesAutoLayout = ViewLayoutState(rawValue: 1 << 7)
  /// Something depends on the view's margins or safe area.
  static let dependsOnInsets = ViewLayoutState(rawValue: 1 << 8)
  /// The same of some view below.
  static let subtreeDependsOnInsets = ViewLayoutState(rawValue: 1 << 9)
  /// Margins and safe area have to be looked at again.
  static let needsInsets = ViewLayoutState(rawValue: 1 << 10)
  /// Somebody has said where the view is.
  static let hasGivenFrame = ViewLayoutState(rawValue: 1 << 19)
  /// `exerciseAmbiguityInLayout()` has said where the view is, of what constraints leave open.
  static let isExercised = ViewLayoutState(rawValue: 1 << 21)
  /// The superview lists the view among those to be placed.
  static let isListedForPlacing = ViewLayoutState(rawValue: 1 << 11)
  /// The superview lists the view among those that need layout, or have some below that do.
  static let isListedAsPending = ViewLayoutState(rawValue: 1 << 18)
  /// The engine lists the view among those that changed.
  static let isListedAsEdited = ViewLayoutState(rawValue: 1 << 12)
  /// The engine's values are being copied to the view.
  static let isBeingPlaced = ViewLayoutState(rawValue: 1 << 13)
  static let isUpdatingConstraints = ViewLayoutState(rawValue: 1 << 14)
  /// `updateConstraints` came to the class that begins it.
  static let calledSuper = ViewLayoutState(rawValue: 1 << 15)
  /// The view is on its way out of its hierarchy.
  static let isLeaving = ViewLayoutState(rawValue: 1 << 16)
  /// The view is a view controller's.
  static let hasController = ViewLayoutState(rawValue: 1 << 17)
  /// The view is laying out its subviews. What they have pending comes right after, and those above need not know.
  static let isLayingOut = ViewLayoutState(rawValue: 1 << 20)
  /// Bounds and center are being set for a frame.
  static let isTakingFrame = ViewLayoutState(rawValue: 1 << 22)

  static let needsUpdateProperties = ViewLayoutState(rawValue: 1 << 23)
  static let subtreeNeedsUpdateProperties = ViewLayoutState(rawValue: 1 << 24)

  static let initial: ViewLayoutState = [
    .needsLayout, .needsUpdateConstraints, .needsDisplay, .translatesMask, .needsUpdateProperties,
  ]
  /// What brings a pass of layout to the view.
  static let needsVisit: ViewLayoutState = [.needsLayout, .subtreeNeedsLayout, .needsInsets]
  /// What the views above have to know of.
  static let pending: ViewLayoutState = [
    .needsLayout, .subtreeNeedsLayout, .needsInsets, .needsUpdateConstraints, .subtreeNeedsUpdateConstraints,
    .needsDisplay, .subtreeNeedsDisplay, .needsUpdateProperties, .subtreeNeedsUpdateProperties,
  ]
}

/// What of a view the engine has to read anew. The bits are those of the parts of its node's description.
struct ViewEdits: OptionSet {
  let rawValue: UInt8

  static let placement = ViewEdits(rawValue: 1)
  static let content = ViewEdits(rawValue: 2)
  static let insets = ViewEdits(rawValue: 4)
  static let direction = ViewEdits(rawValue: 8)
  /// What a stack or scroll view arranges, and how.
  static let arrangement = ViewEdits(rawValue: 16)
  static let place: ViewEdits = [.placement, .direction]
  static let all: ViewEdits = [.placement, .content, .insets, .direction, .arrangement]

  var parts: NodeDescription.Parts { NodeDescription.Parts(rawValue: rawValue) }
}
