import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbLayoutRendering
import PlumbSceneDiagnostics

extension DocumentSession {
  /// The picture of the conflict that one of the document's constraints takes part in, as SVG; nil where it is in none.
  ///
  /// - Parameters:
  ///   - id: That of the constraint.
  ///   - scene: The scene's position in the document.
  package mutating func conflictPicture(of id: String, inScene scene: Int) throws(AnswerError) -> String? {
    let judgement = try judgement(ofScene: scene)
    let layout = judgement.layout
    let named = judgement.conflicts.first { report in
      report.rows.contains { row in
        guard case .constraint(let constraint) = row, let written = layout.tree.constraint(constraint),
          written.origin.kind == .document
        else { return false }
        return layout.scene.constraints[Int(written.origin.reference)].id == id
      }
    }
    guard let report = named else { return nil }
    let name = name
    return try asking(scene) { facts throws(LayoutError) in
      let picture = ConflictPicture(report, of: facts.layout.inspection(file: name, facts.names()))
      return SVGWriter.string(Drawing(title: picture.title, conflicts: [picture]))
    }
  }
}
