import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry

extension ConstraintWords {
  /// A repair as an instruction.
  package func words(_ repair: Repair) -> Message {
    switch repair {
    case .remove(let id):
      return "Delete \(value: formula(of: id))"
    case .setConstant(let id, let constant):
      return "Set the constant of \(value: formula(of: id)) to \(value: constant.points)"
    case .changePriority(let id, let priority):
      return "Give \(value: formula(of: id)) the priority \(value: priority.value.points)"
    case .add(let constraint):
      return "Add \(value: formula(constraint))"
    case .useConstraints(let node):
      return
        "Set \(value: "translatesAutoresizingMaskIntoConstraints") of \(item: name(of: node)) to \(value: "NO")"
    case .changeHugging(let node, let axis, let priority):
      return "Set the \(axis.adjective) hugging of \(item: name(of: node)) to \(value: priority.value.points)"
    case .changeCompressionResistance(let node, let axis, let priority):
      return """
        Set the \(axis.adjective) compression resistance of \(item: name(of: node)) \
        to \(value: priority.value.points)
        """
    }
  }

  private func formula(of id: LayoutConstraintID) -> String {
    tree.constraint(id).map(formula) ?? "a constraint"
  }
}

extension Axis {
  var adjective: String { self == .horizontal ? "horizontal" : "vertical" }
}
