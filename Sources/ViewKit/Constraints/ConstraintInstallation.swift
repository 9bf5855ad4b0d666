internal import PlumbAutoLayout

/// Where an active constraint stands.
@MainActor
struct ConstraintInstallation {
  /// The view whose `constraints` have it, which retains it; nil while it is inactive.
  nonisolated(unsafe) unowned(unsafe) var container: UIView?
  /// Grows with each installation, so that the container's list can be searched.
  var sequence = 0
  /// Whether it came to a container that did not contain its items.
  var isMisplaced = false
  /// Its row in the container's engine.
  var row: LayoutConstraintID?
  /// Where nothing else decides, what an inequality holds apart stays at its bound.
  var bound: LayoutConstraintID?
  var places = ItemPlaces()

  nonisolated init() {}

  mutating func forgetRows() {
    row = nil
    bound = nil
  }
}
