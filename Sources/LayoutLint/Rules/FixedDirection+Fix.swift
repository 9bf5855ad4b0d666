import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics

extension FixedDirections {
  /// Leading and trailing edges, where everything is mirrored then.
  static func fixes(_ scene: SceneRepairs) -> [Fix] {
    let diagnosis = scene.diagnosis
    return diagnosis.fixedDirections.filter { $0.isMirrored }.map { fixed in
      let constraint = diagnosis.layout.scene.constraints[fixed.position]
      let element = constraint.element.index
      var edits: [DocumentEdit] = [
        .setAttribute(
          element, name: "firstAttribute", value: fixed.replacement.first.attribute.documentName)
      ]
      if let second = fixed.replacement.second {
        edits.append(
          .setAttribute(element, name: "secondAttribute", value: second.attribute.documentName))
      }
      return Fix(
        FindingKey(.fixedDirection, constraint.id),
        "Use leading and trailing: \(value: diagnosis.words.formula(fixed.replacement))", isSafe: true, edits)
    }
  }
}
