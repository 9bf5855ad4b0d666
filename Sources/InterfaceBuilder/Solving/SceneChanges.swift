import PlumbConstraintSolver
import PlumbGeometry

/// What somebody has changed of a scene and not written down yet. Ids are those of `ResolvedScene`; those that it does not
/// have change nothing.
public struct SceneChanges: Hashable, Sendable {
  /// In points, by the ids of constraints.
  public var constants: [String: Double] = [:]
  /// From 1 to 1000, by the ids of constraints.
  public var priorities: [String: Double] = [:]
  /// The frames that stand for the recorded ones, in the document's own coordinates, by the ids of views.
  public var frames: [String: Rect] = [:]

  public init() {}

  public var isEmpty: Bool { constants.isEmpty && priorities.isEmpty && frames.isEmpty }
}

extension ResolvedScene {
  /// The scene with what is changed of it.
  ///
  /// - Complexity: Linear in views and constraints.
  func applying(_ changes: SceneChanges) -> ResolvedScene {
    guard !changes.isEmpty else { return self }
    var scene = self
    for (position, constraint) in constraints.enumerated() {
      if let constant = changes.constants[constraint.id] { scene.constraints[position].constant = constant }
      if let priority = changes.priorities[constraint.id] {
        scene.constraints[position].priority = Priority(priority)
      }
    }
    if !changes.frames.isEmpty {
      for (position, view) in views.enumerated() {
        if let frame = changes.frames[view.id] { scene.views[position].recorded = frame }
      }
    }
    return scene
  }
}
