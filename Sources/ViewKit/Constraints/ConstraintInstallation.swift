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
  /// The items that list the constraint, each once, and at which places.
  private var references: [(item: LayoutItem, place: Int32)] = []

  nonisolated init() {}

  mutating func refer(from constraint: NSLayoutConstraint, to item: LayoutItem?) {
    guard let item else { return }
    for reference in references where reference.item === item { return }
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

  /// Forgets the items that list the constraint, for it to be taken out there.
  mutating func takeReferences() -> [(item: LayoutItem, place: Int32)] {
    defer { references = [] }
    return references
  }
}
