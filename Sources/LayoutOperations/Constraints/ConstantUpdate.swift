import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics

/// Update Constraint Constants: the constants of constraints on views become what the canvas shows. Relations, items,
/// multipliers and priorities stay.
package struct ConstantUpdate {
  /// In points: what rounding to pixels makes of a constant is no difference.
  private static let tolerance = 0.5

  package static func result(
    of operated: OperatedScene, _ scope: OperationScope, takesDoubtful: Bool = false
  ) throws(LayoutError) -> OperationResult {
    var result = OperationResult()
    let layout = operated.layout
    let frames = CanvasGeometry.recordedFrames(of: layout)
    for root in layout.tree.rootNodes {
      for violation in try layout.tree.violations(under: root, placing: frames) {
        guard case .constraint(let id) = violation.row, let constraint = layout.tree.constraint(id),
          constraint.origin.kind == .document, violation.error > tolerance
        else { continue }
        let written = operated.scene.constraints[Int(constraint.origin.reference)]
        let views = [constraint.first.node, constraint.second?.node].compactMap { node in
          node.flatMap { operated.judgement.view(of: $0) }
        }
        guard views.contains(where: scope.contains) else { continue }
        if let left = operated.reasonToLeave(written, views, scope, takesDoubtful) {
          result.left.append(left)
          continue
        }
        result.edits += edits(of: written, constant: written.constant + violation.residual)
        result.count += 1
      }
    }
    return result
  }

  /// What gives a constraint another constant.
  static func edits(of constraint: ResolvedConstraint, constant: Double) -> [DocumentEdit] {
    // What was typed in whole and half points comes out as such, whatever the sums of the way there.
    let near = (constant * 4096).rounded() / 4096
    let value = abs(near - constant) < 1e-6 ? near : constant
    let element = constraint.element.index
    var edits: [DocumentEdit] = [
      value == 0
        ? .removeAttribute(element, name: "constant")
        : .setAttribute(element, name: "constant", value: DocumentNumber.constant(value))
    ]
    if ConstraintElement(constraint.element).symbolic == true {
      edits.append(.removeAttribute(element, name: "symbolic"))
    }
    return edits
  }
}

extension OperatedScene {
  /// Why a constraint keeps its constant; nil where it need not.
  fileprivate func reasonToLeave(
    _ constraint: ResolvedConstraint, _ views: [Int], _ scope: OperationScope, _ takesDoubtful: Bool
  ) -> LeftAlone? {
    func left(_ reason: LeftAlone.Reason) -> LeftAlone {
      LeftAlone(id: constraint.id, name: constraint.id, reason: reason)
    }
    // A constant that a size class gives is not the one that would be changed.
    guard constraint.hasBaseConstant else { return left(.variation) }
    guard !takesDoubtful, !views.contains(where: scope.names) else { return nil }
    for view in views {
      if case .doubtfullyOff(let doubt)? = judgement.verdicts[view] { return left(.doubt(doubt.words)) }
    }
    return nil
  }
}

extension ResolvedConstraint {
  /// Whether its constant is the one for all size classes, and no variation's.
  var hasBaseConstant: Bool { ConstraintElement(element).constant ?? 0 == constant }
}
