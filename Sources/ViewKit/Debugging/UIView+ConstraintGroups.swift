import CoreGraphics

/// Constraints that belong together, by a name that they share: their `identifier`, which console texts show. These are
/// the nametags of the literature on debugging constraints.
extension UIView.Plumb {
  /// The constraints of the view's `constraints` that have a name; of these only those that mention a view or
  /// guide where one is given.
  public func constraints(named name: String, matching item: AnyObject? = nil) -> [NSLayoutConstraint] {
    view.constraints.filter { $0.identifier == name && (item.map($0.plumb.refers(to:)) ?? true) }
  }

  /// The first of `constraints(named:matching:)`.
  public func constraint(named name: String, matching item: AnyObject? = nil) -> NSLayoutConstraint? {
    constraints(named: name, matching: item).first
  }

  /// Removes the constraints that have a name.
  public func removeConstraints(named name: String, matching item: AnyObject? = nil) {
    view.removeConstraints(constraints(named: name, matching: item))
  }

  /// The constraints of all superviews that mention the view, the nearest superview's first.
  ///
  /// - Complexity: Linear in the constraints that mention the view, and in its depth.
  public var referencingConstraintsInSuperviews: [NSLayoutConstraint] {
    referencingConstraints.filter { $0.installation.container !== view }
  }

  /// Every active constraint that mentions the view, wherever it is installed: the view's own first, then those
  /// of its superviews, the nearest first.
  ///
  /// - Complexity: Linear in the constraints that mention the view, and in its depth.
  public var referencingConstraints: [NSLayoutConstraint] {
    let all = view.item.references.map { $0.takeUnretainedValue() }
    var found: [NSLayoutConstraint] = []
    var next: UIView? = view
    while let container = next {
      found += all.filter { $0.installation.container === container }
        .sorted { $0.installation.sequence < $1.installation.sequence }
      next = container.superview
    }
    return found
  }
}

extension NSLayoutConstraint.Plumb {
  /// Whether a view or guide is one of the constraint's items.
  public func refers(to item: AnyObject) -> Bool {
    constraint.firstItem === item || constraint.secondItem === item
  }

  /// The name of the group that the constraint belongs to: its `identifier`.
  public var nametag: String? {
    get { constraint.identifier }
    nonmutating set { constraint.identifier = newValue }
  }

  /// The constraint in the plain form: `<RootView:0x7534660>.bottom >= <CardView:0x7534a50>.bottom + 8.0`.
  public var plainDescription: String { constraint.plainText }
}
