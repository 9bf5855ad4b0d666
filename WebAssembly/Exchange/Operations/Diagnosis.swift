import AutoLayout
import Findings
import Geometry
import InterfaceBuilder
import LayoutDiagnostics
import SceneDiagnostics

/// What is wrong with the scenes, in words: a line that names each, below it what belongs to it, indented.
func diagnosis(_ document: InterfaceDocument) throws(LayoutError) -> [UInt8] {
  var lines = DiagnosisLines()
  try document.forEachDiagnosis { diagnosis throws(LayoutError) in lines.add(diagnosis) }
  return Array(lines.text.utf8)
}

/// Writes diagnoses as lines of text, with everything in them that was computed.
private struct DiagnosisLines {
  private(set) var text = ""

  mutating func add(_ diagnosis: SceneDiagnosis) {
    add(
      "scene: \(diagnosis.conflicts.count) conflicts, \(diagnosis.ambiguities.count) ambiguities, "
        + "\(diagnosis.misplacements.count) misplacements")
    for conflict in diagnosis.conflicts { add(conflict, in: diagnosis.words) }
    for ambiguity in diagnosis.ambiguities { add(ambiguity, in: diagnosis.ambiguityWords) }
    for misplacement in diagnosis.misplacements { add(misplacement, in: diagnosis.words) }
  }

  private mutating func add(_ conflict: ConflictReport, in words: ConstraintWords) {
    add("conflict: " + words.words(conflict.broken).text)
    add("constraints", conflict.rows, words)
    if let arithmetic = conflict.arithmetic { add("  arithmetic: " + arithmetic.text) }
    if let gap = conflict.gap { add("  gap: " + gap.description) }
    if let repair = conflict.repair { add("  repair: " + words.words(repair).text) }
    add("also broken", conflict.alsoBroken, words)
  }

  private mutating func add(_ ambiguity: AmbiguityReport, in words: ConstraintWords) {
    add("ambiguity: " + words.name(of: ambiguity.node))
    for opening in ambiguity.openings {
      add(
        "  " + opening.part.name.description + " from " + opening.lowest.description + " to "
          + opening.highest.description)
      switch opening.reason {
      case .nothing: add("  reason: nothing")
      case .inequalities(let rows): add("inequalities", rows, words)
      case .insufficient(let rows): add("insufficient", rows, words)
      case .tie(let rows): add("tie", rows, words)
      case .references(let rows): add("references", rows, words)
      }
    }
    add("follower", ambiguity.followers, words)
    for repair in ambiguity.repairs { add("  repair: " + words.words(repair).text) }
  }

  private mutating func add(_ misplacement: MisplacementReport, in words: ConstraintWords) {
    add("misplacement: " + words.name(of: misplacement.node))
    add("evidence", misplacement.evidence, words)
    add("follower", misplacement.followers, words)
  }

  private mutating func add(_ title: String, _ rows: [RowSource], _ words: ConstraintWords) {
    for row in rows { add("  " + title + ": " + words.words(row).text) }
  }

  private mutating func add(_ title: String, _ nodes: [NodeID], _ words: ConstraintWords) {
    for node in nodes { add("  " + title + ": " + words.name(of: node)) }
  }

  private mutating func add(_ line: String) { text += line + "\n" }
}
