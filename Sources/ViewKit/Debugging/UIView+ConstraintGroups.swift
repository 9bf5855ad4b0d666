import CoreGraphics

/// Constraints that belong together, by a name that they share: their `identifier`, which console texts show.
/// Plumb's additions, after the nametags of the literature on debugging constraints.
extension UIView {
  /// The constraints of the view's `constraints` that have a name; of these only those that mention a view or
  /// guide where one is given. Plumb's addition.
  public func constraints(named name: String, matching item: AnyObject? = nil) -> [NSLayoutConstraint] {
    constraints.filter { $0.identifier == name && (item.map($0.refers(to:)) ?? true) }
  }

  /// The first of `constraints(named:matching:)`. Plumb's addition.
  public func constraint(named name: String, matching item: AnyObject? = nil) -> NSLayoutConstraint? {
    constraints(named: name, matching: item).first
  }

  /// Removes the constraints that have a name. Plumb's addition.
  public func removeConstraints(named name: String, matching item: AnyObject? = nil) {
    removeConstraints(constraints(named: name, matching: item))
  }

  /// The constraints of all superviews that mention the view, the nearest superview's first.
  /// Plumb's addition.
  ///
  /// - Complexity: Linear in the constraints that mention the view, and in its depth.
  public var referencingConstraintsInSuperviews: [NSLayoutConstraint] {
    referencingConstraints.filter { $0.installation.container !== self }
  }

  /// Every active constraint that mentions the view, wherever it is installed: the view's own first, then those
  /// of its superviews, the nearest first. Plumb's addition.
  ///
  /// - Complexity: Linear in the constraints that mention the view, and in its depth.
  public var referencingConstraints: [NSLayoutConstraint] {
    let all = item.references.map { $0.takeUnretainedValue() }
    var found: [NSLayoutConstraint] = []
    var container: UIView? = self
    while let view = container {
      found += all.filter { $0.installation.container === view }
        .sorted { $0.installation.sequence < $1.installation.sequence }
      container = view.superview
    }
    return found
  }
}

extension NSLayoutConstraint {
  /// Whether a view or guide is one of the constraint's items. Plumb's addition.
  public func refers(to item: AnyObject) -> Bool { firstItem === item || secondItem === item }

  /// The name of the group that the constraint belongs to: its `identifier`. Plumb's addition.
  public var nametag: String? {
    get { identifier }
    set { identifier = newValue }
  }

  /// The constraint in the plain form: `<RootView:0x7534660>.bottom >= <CardView:0x7534a50>.bottom + 8.0`.
  /// Plumb's addition.
  public var plainDescription: String { plainText }
}

extension UILayoutGuide {
  /// The guide's `identifier`, which console texts show. Plumb's addition.
  public var nametag: String? {
    get { identifier.isEmpty ? nil : identifier }
    set { identifier = newValue ?? "" }
  }
}
