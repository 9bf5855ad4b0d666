import Foundation
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics

extension MissingTrial {
  /// What is wrong with what was made; empty where nothing is.
  ///
  /// Axis by axis each view is where it was with its constraints, or where the canvas has it, or where it was without them if
  /// nothing may be added to it. One thing is told and is no fault of what was made, *contradicted*: a row that is left does not
  /// hold for the recorded frames and has a say in where the view comes to lie, by as much as the view is off. Such frames do
  /// not solve to themselves before anything is taken out either, and where the constraints that were taken out had put the view
  /// instead is nowhere written.
  func faults(_ edits: [DocumentEdit]) throws -> [String] {
    let trial = try OperationTrial(edits, on: cleared.document)
    let after = try trial.judgement(ofScene: place)
    let before = scene.judgement
    let old = Dictionary(before.solved.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let named = Set(scope.map { clearedScene.scene.views[$0].id })
    let start = Dictionary(
      clearedScene.judgement.solved.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let contradictions = try contradictions(in: after.layout, named)
    var told: [String: String] = [:]
    func tell(_ kind: String, _ text: @autoclosure () -> String) {
      if told[kind] == nil { told[kind] = text() }
    }
    for (position, view) in after.solved.views.enumerated() {
      guard let was = old[view.id], let start = start[view.id] else { continue }
      let opened = view.free.subtracting(was.free)
      if !opened.isEmpty {
        tell(
          "freedom", "\(view.id) \(opened.parts.map(\.symbol)) \(named.contains(view.id) ? "named" : "other")"
        )
      }
      let isNamed = named.contains(view.id)
      let target = isNamed ? was.frame : start.frame
      for axis in Axis.allCases {
        let parts: [FramePart] = axis == .horizontal ? [.x, .width] : [.y, .height]
        guard !parts.contains(where: { was.free.contains($0.freedom) || view.free.contains($0.freedom) })
        else { continue }
        let off = min(
          view.frame.distance(to: was.frame, axis), view.frame.distance(to: target, axis),
          after.layout.distanceFromCanvas(ofView: position, axis))
        guard off > 0.5 else { continue }
        let sum = try after.layout.rows(behind: position, axis).reduce(0) { $0 + (contradictions[$1] ?? 0) }
        let kind = sum > 0 && sum + 0.5 >= off ? "contradicted" : "moved"
        tell(
          kind,
          "\(view.id) \(isNamed ? "named" : "other") \(axis) was \(Self.words(was.frame)), recorded \(view.recorded.map(Self.words) ?? ""), start \(Self.words(start.frame)) \(start.free.parts.map(\.symbol)) → \(Self.words(view.frame))"
        )
      }
    }
    if after.found.count > before.found.count { told["conflict"] = "" }
    return told.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
  }

  /// The rows of a layout that do not hold for the recorded frames, but for constraints that were added, and by how much, in
  /// points: required ones, and others of which no view in scope is a part, since nothing may be added to these.
  private func contradictions(in layout: SceneLayout, _ named: Set<String>) throws -> [RowSource: Double] {
    let nodes = Set(
      layout.viewNodes.indices.filter { named.contains(layout.scene.views[$0].id) }.map {
        layout.viewNodes[$0]
      })
    let left = Set(clearedScene.scene.constraints.map(\.id))
    return try layout.errorsOnCanvas().filter { row, _ in
      let isNobodys = layout.tree.nodes(of: row).allSatisfy { !nodes.contains($0) }
      switch row {
      case .constraint(let id):
        guard let constraint = layout.tree.constraint(id) else { return false }
        if constraint.origin.kind == .document,
          !left.contains(layout.scene.constraints[Int(constraint.origin.reference)].id)
        {
          return false
        }
        return constraint.priority == .required || isNobodys
      case .generated(_, .contentHugging, _), .generated(_, .contentCompressionResistance, _):
        return isNobodys
      case .generated: return true
      }
    }
  }

  private static func words(_ rect: Rect) -> String {
    "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
  }
}
