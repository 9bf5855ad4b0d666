import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// `conflicting-constraints`: required constraints that contradict one another.
enum ConflictingConstraints {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.conflicts.map { finding(for: $0, in: diagnosis) }
  }

  private static func finding(for conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> Finding {
    let words = diagnosis.words
    var notes = [Note(.constraints, lines(for: conflict, in: diagnosis))]
    if let arithmetic = conflict.arithmetic { notes.append(Note(.arithmetic, arithmetic)) }
    if !conflict.alsoBroken.isEmpty {
      notes.append(
        Note(
          .alsoBroken,
          conflict.alsoBroken.map { Note.Line(words.words($0), at: diagnosis.span(of: $0)?.position) }))
    }
    if !conflict.repairs.isEmpty { notes.append(Note(.repair, repairs(for: conflict, words))) }
    return Rule.conflictingConstraints.finding(
      words.headline(of: conflict), at: span(of: conflict, in: diagnosis),
      subject: subject(of: conflict, in: diagnosis), notes: notes)
  }

  /// Every constraint in words: those that somebody wrote with their places, the broken one last of them; then the rest,
  /// what Auto Layout makes for one purpose on one line.
  private static func lines(for conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> [Note.Line] {
    let groups = diagnosis.words.grouped(conflict.rows.filter { $0 != conflict.broken })
    let written = groups.filter { $0[0].isWritten }
    let others = groups.filter { !$0[0].isWritten }
    let broken: Message =
      "\(diagnosis.words.words(conflict.broken)), which Auto Layout breaks: \(conflict.choice)"
    return written.map { line($0, in: diagnosis) }
      + [
        Note.Line(
          broken, at: conflict.broken.isWritten ? diagnosis.span(of: conflict.broken)?.position : nil)
      ]
      + others.map { line($0, in: diagnosis) }
  }

  /// The one to choose, then the others with what follows from them.
  private static func repairs(for conflict: ConflictReport, _ words: ConstraintWords) -> [Note.Line] {
    conflict.repairs.enumerated().map { place, tried in
      let instruction = words.words(tried.repair)
      let consequences = words.consequences(of: tried)
      return place == 0
        ? Note.Line("\(instruction): that settles the conflict and makes nothing ambiguous; \(consequences)")
        : Note.Line("Or: \(instruction); \(consequences)")
    }
  }

  private static func line(_ rows: [RowSource], in diagnosis: SceneDiagnosis) -> Note.Line {
    Note.Line(
      diagnosis.words.words(rows), at: rows[0].isWritten ? diagnosis.span(of: rows[0])?.position : nil)
  }

  /// The broken constraint, or another of the set where nobody wrote that one.
  private static func span(of conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> SourceSpan? {
    let written = ([conflict.broken] + conflict.rows.reversed()).first {
      $0.isWritten && diagnosis.element(of: $0) != nil
    }
    return diagnosis.span(of: written ?? conflict.broken)
  }

  private static func subject(of conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> String? {
    diagnosis.id(of: conflict.broken)
  }
}
