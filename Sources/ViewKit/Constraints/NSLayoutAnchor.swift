import CoreGraphics

/// An edge, a center, a baseline or an extent of a view or guide, from which constraints are made.
///
/// Its type says along which axis it measures, so that anchors which cannot be compared do not compile together.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AssociatedObjectOwner, NSCopying {
  nonisolated(unsafe) var associatedObjects = AssociatedObjects()

  let side: ConstraintSide

  init(_ side: ConstraintSide) {
    self.side = side
    super.init()
  }

  /// What logs call the anchor's attribute.
  open var name: String { side.attribute.consoleName }
  /// The view or guide; nil where it is gone.
  open var item: AnyObject? { side.object }
  /// Whether constraints leave open where the anchor lies, or how long the dimension is; other anchors of the same item
  /// have no part in it.
  open var hasAmbiguousLayout: Bool { side.isOpen }
  /// The constraints that decide where the anchor lies, or how long the dimension is; those of the system left out.
  open var constraintsAffectingLayout: [NSLayoutConstraint] { side.constraintsDeciding }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, 0)
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, 0)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, 0)
  }

  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, c) }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, c) }

  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, c) }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, anchor.side, 1, constant)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintSide, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
    constraint.checkSides()
    return constraint
  }

  /// The anchor itself, which never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Anchors are equal when they name the same attribute of the same item.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? AnchorSide else { return false }
      return other.side == side
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(side.item.map { ObjectIdentifier($0) })
      hasher.combine(side.attribute.rawValue)
      return hasher.finalize()
    }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { consoleDescription }
  }

  nonisolated open override var debugDescription: String { description }
}

/// An anchor of any axis.
@MainActor protocol AnchorSide: AnyObject {
  var side: ConstraintSide { get }
}

extension NSLayoutAnchor: AnchorSide {}
