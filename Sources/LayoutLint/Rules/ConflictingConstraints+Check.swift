import AutoLayout
import Findings
import InterfaceBuilder
import LayoutDiagnostics
import SceneDiagnostics

/// `conflicting-constraints`: required constraints that can not hold together.
enum ConflictingConstraints {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.conflicts.map { finding(for: $0, in: diagnosis) }
  }

  private static func finding(for conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> Finding {
    let words = diagnosis.words
    let others = conflict.rows.count - 1
    let contradiction = others == 1 ? "another constraint contradicts it" : "\(others) others contradict it"
    var notes = [Note(.constraints, lines(for: conflict, in: diagnosis))]
    if let arithmetic = conflict.arithmetic { notes.append(Note(.arithmetic, arithmetic)) }
    notes.append(Note(.consequence, "Auto Layout breaks \(words.words(conflict.broken))"))
    if !conflict.alsoBroken.isEmpty {
      notes.append(
        Note(
          .alsoBroken,
          conflict.alsoBroken.map { Note.Line(words.words($0), at: diagnosis.span(of: $0)?.position) }))
    }
    if let repair = conflict.repair {
      notes.append(
        Note(.repair, "\(words.words(repair)): nothing else conflicts then, and nothing becomes ambiguous"))
    }
    return Rule.conflictingConstraints.finding(
      "\(words.words(conflict.broken)) can not hold: \(contradiction)",
      at: span(of: conflict, in: diagnosis), subject: subject(of: conflict, in: diagnosis), notes: notes)
  }

  /// Every constraint in words: those that somebody wrote with their places, the broken one last of them, then the rest.
  private static func lines(for conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> [Note.Line] {
    let others = conflict.rows.filter { $0 != conflict.broken }
    let ordered = others.filter(isWritten) + [conflict.broken] + others.filter { !isWritten($0) }
    return ordered.map { row in
      let mark: Message = row == conflict.broken ? ", which is broken" : ""
      return Note.Line(
        diagnosis.words.words(row) + mark, at: isWritten(row) ? diagnosis.span(of: row)?.position : nil)
    }
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
