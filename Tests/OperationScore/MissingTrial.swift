import Foundation
import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics

/// A view whose constraints are taken out of a document, to be found again.
struct MissingTrial {
  /// A constraint without its constant and without an order of its items.
  struct Key: Hashable {
    let sides: Set<NewConstraint.Side>

    init(_ constraint: NewConstraint) {
      sides = Set([constraint.first] + (constraint.second.map { [$0] } ?? []))
    }

    init(_ constraint: ResolvedConstraint) {
      var sides: Set = [NewConstraint.Side(constraint.firstItem, constraint.firstAttribute)]
      if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
        sides.insert(NewConstraint.Side(item, attribute))
      }
      self.sides = sides
    }
  }

  let scene: OperatedScene
  let place: Int
  let view: Int
  /// The document without them.
  let cleared: OperationTrial
  let clearedScene: OperatedScene
  let removed: [Key]
  /// The view, and those that are open without its constraints.
  let scope: Set<Int>

  /// Nil where nothing is written about the view.
  init?(_ document: InterfaceDocument, _ scene: OperatedScene, place: Int, view: Int) throws {
    let clearing = ConstraintClearing.result(of: scene, .named([view]))
    guard clearing.count > 0 else { return nil }
    self.scene = scene
    self.place = place
    self.view = view
    cleared = try OperationTrial(clearing.edits, on: document)
    clearedScene = OperatedScene(try cleared.judgement(ofScene: place))
    let left = Set(clearedScene.scene.constraints.map(\.id))
    removed = scene.scene.constraints.filter { !left.contains($0.id) }.map { Key($0) }
    guard !removed.isEmpty else { return nil }
    let before = Dictionary(
      scene.judgement.solved.views.map { ($0.id, $0.free) }, uniquingKeysWith: { first, _ in first })
    let old = Dictionary(
      scene.judgement.solved.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let id = scene.scene.views[view].id
    var scope: Set<Int> = []
    for (position, view) in clearedScene.judgement.solved.views.enumerated() {
      let moved =
        old[view.id].map { $0.frame.edgeDistance(to: view.frame) > 0.5 && $0.isMisplaced == false } ?? false
      if view.id == id || moved || !view.free.isSubset(of: before[view.id] ?? []) { scope.insert(position) }
    }
    self.scope = scope
  }

  var baseline: Set<Key> {
    guard let parent = scene.scene.views[view].parent else { return [] }
    let (id, container) = (scene.scene.views[view].id, scene.scene.views[parent].id)
    return [
      Key(NewConstraint(.init(id, .leading), .init(container, .leading))),
      Key(NewConstraint(.init(id, .top), .init(container, .top))),
      Key(NewConstraint(.init(id, .width))), Key(NewConstraint(.init(id, .height))),
    ]
  }
}
