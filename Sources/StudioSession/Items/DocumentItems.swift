import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

/// What of a document can be selected, by its ids.
struct DocumentItems: Sendable {
  enum Item: Hashable, Sendable {
    case view(scene: Int, view: Int)
    case guide(scene: Int, guide: Int)
    case constraint(scene: Int, constraint: Int)

    var scene: Int {
      switch self {
      case .view(let scene, _), .guide(let scene, _), .constraint(let scene, _): scene
      }
    }
  }

  let scenes: [ResolvedScene]
  private let names: [SceneNames]
  private var items: [String: Item] = [:]

  /// - Complexity: Linear in the document.
  init(_ document: InterfaceDocument, in environment: Environment) {
    scenes = document.resolve(environment)
    names = scenes.map { SceneNames($0, in: document) }
    for (place, scene) in scenes.enumerated() {
      for (position, constraint) in scene.constraints.enumerated() {
        items[constraint.id] = .constraint(scene: place, constraint: position)
      }
      for (position, guide) in scene.guides.enumerated() {
        items[guide.id] = .guide(scene: place, guide: position)
      }
      for (position, view) in scene.views.enumerated() {
        items[view.id] = .view(scene: place, view: position)
      }
    }
  }

  subscript(id: String) -> Item? { items[id] }

  /// A view by its id.
  func view(_ id: String) -> ResolvedView? {
    guard case .view(let scene, let view)? = items[id] else { return nil }
    return scenes[scene].views[view]
  }

  func constraint(_ id: String) -> ResolvedConstraint? {
    guard case .constraint(let scene, let constraint)? = items[id] else { return nil }
    return scenes[scene].constraints[constraint]
  }

  /// The constraints that name a view, or a guide of it, in document order.
  ///
  /// - Complexity: Linear in the scene.
  func constraints(on id: String) -> [ResolvedConstraint] {
    guard let item = items[id] else { return [] }
    return scenes[item.scene].constraints.filter { $0.firstItem == id || $0.secondItem == id }
  }

  /// What a person calls a view, a guide or a constraint.
  func name(_ id: String) -> String {
    switch items[id] {
    case .view(let scene, let view): names[scene].views[view]
    case .guide(let scene, let guide): names[scene].guides[guide]
    case .constraint(let scene, let constraint): words(scenes[scene].constraints[constraint])
    case nil: id
    }
  }

  /// A constraint written out.
  func words(_ constraint: ResolvedConstraint) -> String {
    var second: String?
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      second = ConstraintFormula.anchor(name(item), attribute)
    }
    return ConstraintFormula(
      ConstraintFormula.anchor(name(constraint.firstItem), constraint.firstAttribute), constraint.relation,
      second, multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority
    ).words.text
  }
}
