import CoreGraphics

/// What views may override beside what stands in their own class. It is a class as `_UILayerDelegate` is.
@preconcurrency @MainActor
open class _UIViewMembers: _UIViewAnimations {
  private var view: UIView {
    guard let view = self as? UIView else { preconditionFailure("Only views derive from this class.") }
    return view
  }

  // MARK: Conversion

  /// From the view's coordinates to those of another view; nil stands for the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { self.view.converted(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    self.view.converted(point, from: view)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { self.view.converted(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { self.view.converted(rect, from: view) }
  open var coordinateSpace: any UICoordinateSpace { view }
  /// Applied about the center; layout does not see it. What of it is in the plane is `transform`.
  open var transform3D: CATransform3D {
    get { view.ownTransform3D }
    set { view.take(newValue) }
  }

  // MARK: Properties

  /// Gives the view what it shows, in a pass of layout before constraints and subviews have their turn, once at first
  /// and then where somebody asks for it (documentation of `updateProperties()`, iOS 26). What it reads is not observed here.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { view.markNeedsUpdateProperties() }
  /// Has the view and all below it do so now, as far as they need it.
  open func updatePropertiesIfNeeded() { LayoutCycle.updateProperties(under: view) }

  // MARK: Gestures and interactions

  /// In the order in which they were added; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { view.ownRecognizers }
    set { view.replaceRecognizers(by: newValue ?? []) }
  }
  open var interactions: [any UIInteraction] {
    get { view.rarelyUsed?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  open func addInteraction(_ interaction: any UIInteraction) { view.add(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { view.remove(interaction) }

  // MARK: Traits

  /// Does nothing here: changes of traits are told at once.
  open func updateTraitsIfNeeded() {}
  /// What the view says of its traits, in place of what is above it.
  open var traitOverrides: any UITraitOverrides {
    get { view.ownTraits ?? TraitSettings() }
    set { view.override(newValue) }
  }
  /// Light or dark, whatever is above; `unspecified` for what is above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The least size of text of the view and all below it, whatever the user prefers; nil for none.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { view.rarelyUsed?.categories.least }
    set { view.changeLimits { $0.least = newValue } }
  }
  /// The greatest size of text of the view and all below it, whatever the user prefers; nil for none.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { view.rarelyUsed?.categories.greatest }
    set { view.changeLimits { $0.greatest = newValue } }
  }

  // MARK: Looks

  /// Does nothing here.
  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { view.rarelyUsed?.tintAdjustmentMode ?? .automatic }
    set { view.rare.tintAdjustmentMode = newValue }
  }
  /// Does nothing here.
  open var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }
  /// Does nothing here.
  open var largeContentTitle: String? {
    get { view.rarelyUsed?.largeContent.title }
    set { view.rare.largeContent.title = newValue }
  }
  /// Does nothing here.
  open var largeContentImage: UIImage? {
    get { view.rarelyUsed?.largeContent.image }
    set { view.rare.largeContent.image = newValue }
  }
  /// Does nothing here.
  open var showsLargeContentViewer: Bool {
    get { view.rarelyUsed?.largeContent.isShown ?? false }
    set { view.rare.largeContent.isShown = newValue }
  }
  /// Does nothing here, where nothing hovers.
  open var hoverStyle: UIHoverStyle? {
    get { view.rarelyUsed?.hoverStyle }
    set { view.rare.hoverStyle = newValue }
  }
  /// Does nothing here: layers have their own radius.
  open var cornerConfiguration: UICornerConfiguration {
    get { view.rarelyUsed?.corners ?? .corners(radius: .fixed(0)) }
    set { view.rare.corners = newValue }
  }
  open var motionEffects: [UIMotionEffect] {
    get { view.rarelyUsed?.motionEffects ?? [] }
    set { view.rare.motionEffects = newValue }
  }
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(effect) { motionEffects.append(effect) }
  }
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  /// What goes on paper of the view: nothing is printed here.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: view) }
  /// Does nothing here: nothing is printed.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {}

  // MARK: Focus

  open var parentFocusEnvironment: (any UIFocusEnvironment)? { view.controller ?? view.superview }
  open var isFocused: Bool { false }
  /// Does nothing here: nothing is focused.
  open var focusEffect: UIFocusEffect? {
    get { view.rarelyUsed?.focusEffect }
    set { view.rare.focusEffect = newValue }
  }
}
