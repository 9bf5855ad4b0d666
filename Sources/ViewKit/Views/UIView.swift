import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

/// A rectangle on the screen that holds others, and takes part in Auto Layout.
///
/// The class has storage and what may be overridden; what these do is in the extensions beside it, by concern.
/// `center`, `bounds` and `transform` are the geometry, `frame` is computed from them (documentation of `frame`).
@preconcurrency @MainActor
open class UIView: _UIViewMembers, @preconcurrency NSCoding, UIAppearance, UIAppearanceContainer {
  // MARK: Geometry

  var geometry = ViewGeometry()
  var storedTransform = CGAffineTransform.identity

  /// In the superview's coordinates. Where there is a transform, the smallest rectangle around the view.
  open var frame: CGRect {
    get { frameFromGeometry }
    set { setFrame(newValue) }
  }

  /// In the view's own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// Where the layer's anchor point, the middle, lies in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }

  /// Which point of the bounds lies at `center`, from 0 to 1.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// Applied about the center; layout does not see it.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      if newValue != storedTransform { UIViewAnimation.willChange(self) }
      storedTransform = newValue
    }
  }

  open var autoresizingMask: AutoresizingMask = [] { didSet { placementChanged() } }
  /// Whether a change of size resizes the subviews by their masks. Unchecked, as `contentMode`, which is asked for with it:
  /// numbers, which are whole at any time.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  @exclusivity(unchecked) open var contentMode: ContentMode = .scaleToFill
  /// Pixels a point.
  open var contentScaleFactor: CGFloat {
    get { storedScale ?? traitCollection.displayScale }
    set { storedScale = newValue }
  }
  var storedScale: CGFloat?

  // MARK: Appearance

  open var alpha: CGFloat = 1 { didSet { tellObservers() } }
  open var isHidden = false { didSet { if isHidden != oldValue { hiddenChanged() } } }
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .systemBlue }
    set { setTint(newValue) }
  }
  var storedTint: UIColor?
  open var mask: UIView?
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var restorationIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rarelyUsed?.accessibilityTraits ?? standardAccessibilityTraits }
    set { rare.accessibilityTraits = newValue }
  }

  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { storedLayer }
  var existingLayer: CALayer?

  // MARK: Hierarchy

  open var superview: UIView? { storedSuperview }
  var storedSuperview: UIView? { superviewPointer?.takeUnretainedValue() }
  /// A superview that goes away takes it back. Each view that moves asks for it, so that it counts no references.
  nonisolated(unsafe) private(set) var superviewPointer: Unmanaged<UIView>?
  /// Unchecked, since no access lasts while other code runs.
  @exclusivity(unchecked) var storedSubviews: [UIView] = []
  open var subviews: [UIView] { storedSubviews }
  /// The view controller whose view this is. Few views have one: for the others a flag says so at less than a weak
  /// reference costs.
  var controller: UIViewController? {
    get { layoutState.contains(.hasController) ? storedController : nil }
    set {
      storedController = newValue
      if newValue == nil { layoutState.remove(.hasController) } else { layoutState.insert(.hasController) }
    }
  }
  private weak var storedController: UIViewController?
  open var window: UIWindow? { storedWindow }
  private(set) weak var storedWindow: UIWindow?

  // MARK: Auto Layout

  /// What Auto Layout knows of the view.
  var item: LayoutItem {
    if let storedItem { return storedItem }
    let item = LayoutItem(view: self)
    storedItem = item
    return item
  }
  private(set) var storedItem: LayoutItem?
  /// The engine that lays out the view's hierarchy.
  var engine: LayoutEngine? {
    get {
      Departures.settle()
      return storedEngine
    }
    set { storedEngine = newValue }
  }
  private unowned(unsafe) var storedEngine: LayoutEngine?
  /// The engine that belongs to the view, which is the top of its hierarchy.
  var ownEngine: LayoutEngine?
  var layoutState: ViewLayoutState = .initial
  /// In the order of installation.
  @exclusivity(unchecked) var installedConstraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) static var installations = 0
  /// Whether any constraint was ever misplaced.
  static var hasMisplacedConstraints = false
  /// Grows from sibling to sibling, with gaps.
  var siblingOrder: Int32 = 0
  /// Subviews that need layout, or have some below that do, in no order.
  /// Unchecked as `subviewsToPlace` is.
  @exclusivity(unchecked) var pendingSubviews = WaitingItems()
  /// Subviews whose frames the engine has changed since they were last applied.
  /// Unchecked, since no access lasts while other code runs: items are appended, and all taken out at once.
  @exclusivity(unchecked) var subviewsToPlace = WaitingItems()
  /// What the engine has still to read.
  var pendingEdits: ViewEdits = []
  var guides: [UILayoutGuide] = []
  /// What few views have; made when first asked for.
  var rarelyUsed: RareViewStorage?
  @exclusivity(unchecked) var storedHugging = AxisPriorities(UILayoutPriority.defaultLow)
  @exclusivity(unchecked) var storedResistance = AxisPriorities(UILayoutPriority.defaultHigh)

  // MARK: Life

  public init(frame: CGRect) {
    super.init()
    if InsetCallbacks.areWanted(by: type(of: self)) { needsInsets() }
    guard frame != .zero else { return }
    geometry = ViewGeometry(frame: frame)
    layoutState.insert(.hasGivenFrame)
  }

  public required init?(coder: NSCoder) {
    super.init()
    if InsetCallbacks.areWanted(by: type(of: self)) { needsInsets() }
    (coder as? NibDecoder)?.decode(self)
  }

  public override convenience init() { self.init(frame: .zero) }

  open func encode(with coder: NSCoder) {}

  deinit {
    let remains = ViewRemains(
      subviews: storedSubviews, constraints: installedConstraints, guides: guides, item: storedItem,
      engine: ownEngine)
    storedSubviews = []
    remains.part()
  }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Changes of the hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func removeFromSuperview() { leaveSuperview() }
  open func isDescendant(of view: UIView) -> Bool { hasAncestor(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout cycle

  open func setNeedsLayout() { askForLayout() }
  open func layoutIfNeeded() { LayoutCycle.layOut(self) }
  /// Places the subviews; this one copies their geometry from the engine.
  open func layoutSubviews() { placeSubviews() }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { LayoutCycle.updateConstraints(under: self) }
  open func needsUpdateConstraints() -> Bool { layoutState.contains(.needsUpdateConstraints) }
  /// Changes constraints, all at once and last of all; overrides call this one at their end.
  open func updateConstraints() { layoutState.insert(.calledSuper) }
  open func setNeedsDisplay() { markNeedsDisplay(bounds) }
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }
  open func draw(_ rect: CGRect) {}

  // MARK: Sizes

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that fits, with the upper left corner where it is.
  open func sizeToFit() { takeFittingSize() }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { contentChanged() }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedHugging[axis]
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    storedHugging[axis] = priority
    contentChanged()
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedResistance[axis]
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storedResistance[axis] = priority
    contentChanged()
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  // MARK: Constraints

  /// Whether the frame and the mask become constraints: for views made in code, until told otherwise.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState.contains(.translatesMask) }
    set { setTranslatesMask(newValue) }
  }
  open class var requiresConstraintBasedLayout: Bool { false }
  open var constraints: [NSLayoutConstraint] { installedConstraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { add(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { add(each) } }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { uninstall(constraint) }
  }
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsDeciding(axis)
  }
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  open func exerciseAmbiguityInLayout() { takeOtherExtreme() }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }
  open var layoutGuides: [UILayoutGuide] { guides }

  // MARK: Alignment

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first baseline is this view's: this one, or one inside. By itself the one that
  /// `forLastBaselineLayout` gives.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is this view's: this one, or one inside. By itself the one that `forBaselineLayout()`
  /// gives, which classes from before iOS 9 override.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The view whose baselines are this view's, as before iOS 9.
  open func forBaselineLayout() -> UIView { self }
  /// From the top of the frame down to the first baseline, and from its bottom up to the last one, in points; nil where
  /// the view shows no text.
  var textBaselines: (first: CGFloat?, last: CGFloat?) { (nil, nil) }
  /// The height that the content takes at a width of the alignment rectangle, for content that wraps; nil for other content.
  func contentSize(within width: CGFloat) -> CGSize? { nil }
  /// Whether `contentSize(within:)` is to be asked.
  var contentWraps: Bool { false }

  // MARK: Margins

  open var layoutMargins: UIEdgeInsets {
    get { margins.resolved(for: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection)) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins }
    set { setMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins = false { didSet { insetsChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { insetsChanged() } }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
  open func safeAreaInsetsDidChange() {}
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Traits

  @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { directionChanged() } }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection.interfaceDirection)
  }
  open var traitCollection: UITraitCollection {
    overridden(controller?.traitCollection ?? TraitInheritance.traits(of: self))
  }
  var inheritedTraits: InheritedTraits?
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The view's own tint colour has changed, or the one that it has from a view above.
  open func tintColorDidChange() {}

  // MARK: Hit testing

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { viewHit(at: point, event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsContain(point) }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
  /// Whether a gesture that the view has to do with may begin: its own, or one of a view behind that was touched here.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Takes the first responder among the view and those below out of office, asked for or, where it is forced, not.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignWithin(force) }

  /// Called before a finger is put on the view, or on one inside.
  func readyForTouches() {}

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { item.xAnchor(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { item.xAnchor(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { item.xAnchor(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { item.xAnchor(.right) }
  open var topAnchor: NSLayoutYAxisAnchor { item.yAnchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { item.yAnchor(.bottom) }
  open var widthAnchor: NSLayoutDimension { item.dimension(.width) }
  open var heightAnchor: NSLayoutDimension { item.dimension(.height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { item.xAnchor(.centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { item.yAnchor(.centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { item.yAnchor(.firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { item.yAnchor(.lastBaseline) }

  nonisolated open override var description: String { MainActor.assumeIsolated { consoleDescription } }
  nonisolated open override var debugDescription: String { description }

  // MARK: Storage of others

  func setSuperview(_ view: UIView?) {
    if let view { superviewPointer = Unmanaged.passUnretained(view) } else { superviewPointer = nil }
  }
  nonisolated func forgetSuperview() { superviewPointer = nil }
  func setWindow(_ window: UIWindow?) { storedWindow = window }

  // MARK: For subclasses of the module

  /// Whether the view keeps its content out of the safe area's way itself.
  var adjustsContentToSafeArea: Bool { false }
  /// The margins of a kind of view whose own differ from other views'.
  var defaultMargins: NSDirectionalEdgeInsets? { nil }

  /// What the view is for assistive technologies until told otherwise.
  var standardAccessibilityTraits: UIAccessibilityTraits { .none }
  /// The text that a description of the view shows.
  var consoleText: String? { nil }
  /// What logs of constraints show beside the view's address.
  var consoleLabel: String? { consoleText }

  /// What a stack view arranges of the views that an engine has; nil for other views.
  func stackArrangement(in engine: LayoutEngine) -> StackArrangement? { nil }
  /// The node of a scroll view's content, and its given frame in points from the content's corner; nil for other views.
  var contentArea: (node: NodeID, frame: Rect)? { nil }
}
