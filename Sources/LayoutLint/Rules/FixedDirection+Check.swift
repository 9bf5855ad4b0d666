import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// `fixed-direction`: left and right where leading and trailing belong.
enum FixedDirections {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    let all = diagnosis.fixedDirections
    return all.map { finding(for: $0, others: all.count - 1, in: diagnosis) }
  }

  private static func finding(
    for fixed: FixedDirection, others: Int, in diagnosis: SceneDiagnosis
  ) -> Finding {
    let words = diagnosis.words
    let constraint = diagnosis.layout.scene.constraints[fixed.position]
    let row = diagnosis.layout.constraints[fixed.position].map(RowSource.constraint)
    let name = words.name(of: fixed.moved)
    var notes: [Note] = []
    if abs(fixed.x.now - fixed.x.then) > 0.5 {
      notes.append(
        Note(
          .frames,
          [
            Note.Line("right to left  x \(value: fixed.x.now.points) of \(item: name)"),
            Note.Line("turned around  x \(value: fixed.x.then.points)"),
          ]))
    }
    if fixed.isMirrored {
      let company = others == 0 ? "" : ", as the other \(others == 1 ? "one" : "\(others)") of the scene"
      notes.append(
        Note(
          .repair,
          """
          Use leading and trailing\(company): \(value: words.formula(fixed.replacement)); \
          \(item: name) stays as it is left to right, and is mirrored right to left
          """))
    }
    let formula = row.map { words.words($0) } ?? "A constraint"
    return Rule.fixedDirection.finding(
      "\(formula) does not turn around where text runs right to left",
      at: ConstraintElement(constraint.element).firstAttributePlace?.span ?? constraint.element.span,
      subject: constraint.id, notes: notes)
  }
}
