import CoreGraphics

/// A guide that activates and deactivates constraints as it comes near edges of its view and leaves them.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var nearEdge: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var awayFromEdge: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  /// Where the guide is: a docked keyboard is at the bottom.
  private let edges: NSDirectionalRectEdge = .bottom

  /// Has constraints active while the guide is near all of some edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    replace(nearEdge[edge] ?? [], by: trackingConstraints, isActive: edges.isSuperset(of: edge))
    nearEdge[edge] = trackingConstraints
  }

  /// Has constraints active while the guide is near none of some edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    replace(awayFromEdge[edge] ?? [], by: trackingConstraints, isActive: edges.isDisjoint(with: edge))
    awayFromEdge[edge] = trackingConstraints
  }

  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearEdge[edge] ?? []
  }

  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    awayFromEdge[edge] ?? []
  }

  open func removeAllTrackedConstraints() {
    for edge in Array(nearEdge.keys) { setConstraints([], activeWhenNearEdge: edge) }
    for edge in Array(awayFromEdge.keys) { setConstraints([], activeWhenAwayFrom: edge) }
  }

  private func replace(_ old: [NSLayoutConstraint], by new: [NSLayoutConstraint], isActive: Bool) {
    for constraint in old where !new.contains(where: { $0 === constraint }) { constraint.isActive = false }
    for constraint in new { constraint.isActive = isActive }
  }
}
