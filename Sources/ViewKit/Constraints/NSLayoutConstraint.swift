import CoreGraphics
internal import PlumbAutoLayout

/// A relation between two attributes of views or layout guides, or between one and a number:
/// `first  relation  multiplier × second + constant`.
///
/// It has an effect while it is active: installed on a view that contains its items. The items are not kept alive.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, AssociatedObjectOwner {
  nonisolated(unsafe) var associatedObjects = AssociatedObjects()

  /// Unchecked, as all that each installation and each solution reads: no access lasts while other code runs.
  @exclusivity(unchecked) private(set) var first = ConstraintSide()
  @exclusivity(unchecked) private(set) var second = ConstraintSide()
  /// How the attributes on both sides compare.
  @exclusivity(unchecked) open private(set) var relation = Relation.equal
  /// What the second attribute is multiplied by.
  @exclusivity(unchecked) open private(set) var multiplier: CGFloat = 1

  @exclusivity(unchecked) var storedConstant: CGFloat = 0
  @exclusivity(unchecked) var storedPriority = UILayoutPriority.required
  @exclusivity(unchecked) nonisolated(unsafe) var installation = ConstraintInstallation()

  /// Whether the constant is the system's space.
  var usesStandardSpace = false
  /// The line that made it.
  @exclusivity(unchecked) var origin: CreationPlace?
  /// What was running then; nil unless `LayoutDebugging` asks for it.
  var callStack: CallStack?

  /// A name that logs show.
  open var identifier: String?
  /// Kept for archives, which Plumb does not write.
  open var shouldBeArchived = false

  /// An empty constraint, which relates nothing.
  public override init() { super.init() }

  /// Relates an attribute to a multiple of another one.
  ///
  /// Sides that cannot be compared are a programming error, with Apple's message.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    relate(
      item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2,
      multiplier: multiplier, constant: c)
  }

  /// Relates what was made without items: a constraint of a class that a document names.
  package func relate(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    relate(
      ConstraintSide(view1, attr1), relation, ConstraintSide(view2, attr2), multiplier: multiplier,
      constant: c)
    checkSides()
  }

  /// Called once the nib or storyboard is loaded that names the constraint's own class, and its connections are made.
  open func awakeFromNib() {}

  /// Relates two sides that anchors stand for.
  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat,
    constant: CGFloat, at place: CreationPlace? = .current
  ) {
    self.init()
    origin = place
    relate(first, relation, second, multiplier: multiplier, constant: constant)
  }

  func relate(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    checkNumbers()
  }

  /// What is left of a constraint that was at fault.
  func relateNothing() { (first, second, multiplier) = (ConstraintSide(), ConstraintSide(), 1) }

  /// The view or guide on the left side.
  open var firstItem: AnyObject? { first.object }
  /// The view or guide on the right side; nil where the constraint compares with a number.
  open var secondItem: AnyObject? { second.object }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second.attribute }
  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
  /// The right side as an anchor; nil where the constraint compares with a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.isNothing ? nil : second.anchor }

  /// In points. A change takes effect with the next layout, at the cost of what it reaches.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      LayoutRecorder.current?.constantSet(of: self, to: newValue)
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      checkConstant()
      installation.container?.engine?.constantChanged(self)
    }
  }

  /// It may change at any time; up to iOS 12, from and to required only while the constraint is inactive.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      LayoutRecorder.current?.prioritySet(of: self, to: newValue)
      guard newValue != storedPriority, accepts(newValue) else { return }
      storedPriority = newValue
      installation.container?.engine?.priorityChanged(self)
    }
  }

  /// Whether the constraint is installed; setting it installs it on the nearest common ancestor of its items, or removes
  /// it from where it stands.
  open var isActive: Bool {
    get { installation.container != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Installs constraints, each on the nearest common ancestor of its items.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Removes constraints from where they stand.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String { consoleDescription }
  nonisolated open override var debugDescription: String { description }
}
