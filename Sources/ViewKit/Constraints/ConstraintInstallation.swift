internal import AutoLayout

/// Where an active constraint stands.
@MainActor
struct ConstraintInstallation {
  /// The view whose `constraints` have it, which retains it; nil while it is inactive.
  unowned(unsafe) var container: UIView?
  /// Grows with each installation, so that the container's list can be searched.
  var sequence = 0
  /// Whether it came to a container that did not contain its items.
  var isMisplaced = false
  /// Its row in the container's engine.
  var row: LayoutConstraintID?
  /// Where nothing else decides, what an inequality holds apart stays at its bound.
  var bound: LayoutConstraintID?
  /// The items that list the constraint, each once, and at which places.
  private var references: [(item: LayoutItem, place: Int32)] = []

  nonisolated init() {}

  mutating func refer(from constraint: NSLayoutConstraint, to item: LayoutItem?) {
    guard let item, !references.contains(where: { $0.item === item }) else { return }
    references.append((item, item.addReference(constraint)))
  }

  mutating func moveReference(of item: LayoutItem, from old: Int32, to new: Int32) {
    for index in references.indices where references[index].item === item && references[index].place == old {
      references[index].place = new
    }
  }

  mutating func forgetRows() {
    row = nil
    bound = nil
  }

  /// Takes the constraint out of its items' lists.
  mutating func dropReferences() {
    let dropped = references
    references = []
    for reference in dropped { reference.item.removeReference(at: reference.place) }
  }
}
