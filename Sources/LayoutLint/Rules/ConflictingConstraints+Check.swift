import AutoLayout
import Findings
import InterfaceBuilder
import LayoutDiagnostics
import SceneDiagnostics

/// `conflicting-constraints`: required constraints that cannot hold together.
enum ConflictingConstraints {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.conflicts.map { finding(for: $0, in: diagnosis) }
  }

  private static func finding(for conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> Finding {
    let words = diagnosis.words
    let others = conflict.rows.count - 1
    let contradiction =
      others == 0
      ? "it contradicts itself"
      : others == 1 ? "another constraint contradicts it" : "\(others) others contradict it"
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
      "\(words.words(conflict.broken)) cannot hold: \(contradiction)",
      at: span(of: conflict, in: diagnosis), subject: subject(of: conflict, in: diagnosis), notes: notes)
  }

  /// Every constraint in words: those that somebody wrote with their places, the broken one last of them; then the rest,
  /// what Auto Layout makes for one purpose on one line.
  private static func lines(for conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> [Note.Line] {
    var groups: [[RowSource]] = []
    for row in conflict.rows where row != conflict.broken {
      if let place = groups.firstIndex(where: { $0[0].isKin(to: row) }) {
        groups[place].append(row)
      } else {
        groups.append([row])
      }
    }
    let written = groups.filter { isWritten($0[0]) }
    let others = groups.filter { !isWritten($0[0]) }
    let broken: Message =
      "\(diagnosis.words.words(conflict.broken)), which Auto Layout breaks: \(conflict.choice)"
    return written.map { line($0, in: diagnosis) }
      + [
        Note.Line(
          broken, at: isWritten(conflict.broken) ? diagnosis.span(of: conflict.broken)?.position : nil)
      ]
      + others.map { line($0, in: diagnosis) }
  }

  /// The one that moves least, then the others with what follows from them.
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
      diagnosis.words.words(rows), at: isWritten(rows[0]) ? diagnosis.span(of: rows[0])?.position : nil)
  }

  private static func isWritten(_ row: RowSource) -> Bool {
    if case .constraint = row { return true }
    return false
  }

  /// The broken constraint, or another of the set where nobody wrote that one.
  private static func span(of conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> SourceSpan? {
    let written = ([conflict.broken] + conflict.rows.reversed()).first {
      isWritten($0) && diagnosis.element(of: $0) != nil
    }
    return diagnosis.span(of: written ?? conflict.broken)
  }

  private static func subject(of conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> String? {
    diagnosis.id(of: conflict.broken)
  }
}
