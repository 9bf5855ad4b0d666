import PlumbAppleFacts
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextMetrics

/// Clear Constraints: all that is written about views goes, and what no constraint places any more has a fixed place and size
/// again. (iOS: `flexibleMaxX` and `flexibleMaxY`, 104 of such masks; macOS: `flexibleMaxX` and `flexibleMinY`, 348.)
package struct ConstraintClearing {
  private let operated: OperatedScene
  private let scope: OperationScope
  private let kept: Set<String>

  /// - Parameter kept: The ids of constraints that stay all the same.
  package static func result(
    of operated: OperatedScene, _ scope: OperationScope, keeping kept: Set<String> = []
  ) -> OperationResult {
    ConstraintClearing(operated: operated, scope: scope, kept: kept).result()
  }

  private func result() -> OperationResult {
    var result = OperationResult()
    let written = written()
    let removed = written.filter { constraint in
      constraint.subjects.contains(where: scope.contains)
        && !(constraint.element.id.map(kept.contains) ?? false)
    }
    guard !removed.isEmpty else { return result }
    result.count = removed.count
    let removedElements = Set(removed.map { $0.element.index })
    result.edits = Self.removing(removed.map { $0.element })
    let stillPlaced = Set(
      written.filter { !removedElements.contains($0.element.index) }.flatMap { $0.subjects })
    let cleared = Set(removed.flatMap { $0.subjects }).subtracting(stillPlaced)
    for position in cleared.sorted() where operated.isPlacedByConstraints(orMask: position) {
      result.edits += fixing(operated.scene.views[position].element)
    }
    return result
  }

  /// A constraint as it is written, installed or not, and the views that it places: those that are items of it, but not
  /// one that only contains the other.
  private struct Written {
    let element: MarkupElement
    let subjects: [Int]
  }

  private func written() -> [Written] {
    var written: [Written] = []
    for (owner, view) in operated.scene.views.enumerated() {
      for constraint in ViewElement(view.element).constraints {
        let first = constraint.firstItem.map { operated.positions[$0] } ?? owner
        let second = constraint.secondItem.map { operated.positions[$0] }
        let isOwn = second == nil || second == first
        let items = [first, second ?? nil].compactMap { $0 }
        written.append(
          Written(element: constraint.element, subjects: isOwn ? items : items.filter { $0 != owner }))
      }
    }
    return written
  }

  /// What takes constraints out of the document, with lists that they leave empty and what refers to them.
  package static func removing(_ constraints: [MarkupElement]) -> [DocumentEdit] {
    guard let document = constraints.first?.document else { return [] }
    var edits: [DocumentEdit] = []
    var gone = Set(constraints.map { $0.index })
    let ids = Set(constraints.compactMap { $0.id })
    for index in 0..<Int32(document.elementCount) {
      let element = document.element(at: index)
      let refersToIt =
        (element.isNamed(.exclude) || element.isNamed(.include))
        && MaskReferenceElement(element).reference.map(ids.contains) == true
        || (element.isNamed(.outlet) || element.isNamed(.outletCollection))
          && ConnectionElement(element).destination.map(ids.contains) == true
      if refersToIt { gone.insert(index) }
    }
    // Lists of which nothing is left go as well, and what holds nothing but such a list.
    for index in gone.sorted() {
      guard var element = Optional(document.element(at: index)) else { continue }
      while let parent = element.parent, Self.isList(parent),
        parent.children.allSatisfy({ gone.contains($0.index) })
      {
        gone.insert(parent.index)
        element = parent
      }
    }
    for index in gone.sorted()
    where document.element(at: index).parent.map({ gone.contains($0.index) }) != true {
      edits.append(.remove(index))
    }
    return edits
  }

  private static func isList(_ element: MarkupElement) -> Bool {
    element.isNamed(.constraints) || element.isNamed(.mask) || element.isNamed(.connections)
      || element.isNamed(.variation)
  }

  /// A view whose place and size are fixed from now on.
  private func fixing(_ element: MarkupElement) -> [DocumentEdit] {
    let view = ViewElement(element)
    var edits: [DocumentEdit] = []
    if view.fixedFrame != true {
      edits.append(.setAttribute(element.index, name: "fixedFrame", value: "YES"))
    }
    if view.autoresizingMask == nil {
      let vertical = operated.document.platform == .macOS ? "flexibleMinY" : "flexibleMaxY"
      let mask = ElementDraft(
        "autoresizingMask",
        [.init("key", "autoresizingMask"), .init("flexibleMaxX", "YES"), .init(vertical, "YES")])
      edits.append(.insert(mask, into: element.index, .usual))
    }
    return edits
  }
}
