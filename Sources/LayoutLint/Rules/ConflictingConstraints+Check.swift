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
    if let repair = conflict.repair {
      notes.append(
        Note(.repair, "\(words.words(repair)): that settles the conflict and makes nothing ambiguous"))
    }
    if !conflict.alsoBroken.isEmpty {
      notes.append(
        Note(
          .consequence,
          [Note.Line("Auto Layout breaks these as well, for nearly the same reason:")]
            + conflict.alsoBroken.map { Note.Line(words.words($0), at: diagnosis.span(of: $0)?.position) }))
    }
    return Rule.conflictingConstraints.finding(
      "\(words.words(conflict.broken)) can not hold: \(contradiction)",
      at: span(of: conflict, in: diagnosis), subject: subject(of: conflict, in: diagnosis), notes: notes)
  }

  /// Every constraint in words with its place, the broken one last; what Auto Layout makes for one purpose on one line.
  private static func lines(for conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> [Note.Line] {
    var groups: [[RowSource]] = []
    for row in conflict.rows where row != conflict.broken {
      if let place = groups.firstIndex(where: { $0[0].isKin(to: row) }) {
        groups[place].append(row)
      } else {
        groups.append([row])
      }
    }
    let others = groups.map { rows in
      Note.Line(diagnosis.words.words(rows), at: diagnosis.span(of: rows[0])?.position)
    }
    let broken: Message = "\(diagnosis.words.words(conflict.broken)), which Auto Layout breaks"
    return others + [Note.Line(broken, at: diagnosis.span(of: conflict.broken)?.position)]
  }

  /// The broken constraint, or another of the set where nobody wrote that one.
  private static func span(of conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> SourceSpan? {
    let written = ([conflict.broken] + conflict.rows.reversed()).first { row in
      if case .constraint = row { return diagnosis.element(of: row) != nil }
      return false
    }
    return diagnosis.span(of: written ?? conflict.broken)
  }

  private static func subject(of conflict: ConflictReport, in diagnosis: SceneDiagnosis) -> String? {
    diagnosis.id(of: conflict.broken)
  }
}
