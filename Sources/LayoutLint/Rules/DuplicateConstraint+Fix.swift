import PlumbDocumentEditing
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup

extension DuplicateConstraint {
  /// Of constraints that say the same the one that something refers to stays, or the first; none goes where several are
  /// referred to.
  @Sendable static func fixes(_ index: DocumentIndex) -> [Fix] {
    let referred = index.document.outletDestinations
    return index.scenes.flatMap { scene in groups(of: scene, index) }.compactMap { group in
      var spare: [MarkupElement] = []
      for copies in group {
        let held = copies.filter { referred.contains($0.id) }
        guard held.count <= 1 else { return nil }
        let kept = held.first?.id ?? copies[0].id
        spare += copies.filter { $0.id != kept }.map { $0.element }
      }
      guard !spare.isEmpty else { return nil }
      let what: Message = spare.count == 1 ? "the constraint that is" : "\(spare.count) constraints that are"
      return Fix(
        FindingKey(.duplicateConstraint, group[0][1].element.id), "Delete \(what) there again", isSafe: true,
        ConstraintClearing.removing(spare))
    }
  }
}
