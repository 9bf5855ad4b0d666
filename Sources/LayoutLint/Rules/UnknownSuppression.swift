import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics
import PlumbTextOutput

extension Rule {
  static let unknownSuppression = Rule(
    "unknown-suppression", .warning,
    summary: "a note that passes over a rule that there is not",
    check: .document { index in index.suppressions.flatMap { UnknownSuppression.findings($0, index) } })
}

extension RulePage {
  static let unknownSuppression = RulePage(
    finds: """
      “plumb:disable” in the notes of an object, or in the label of a constraint, with a name behind it that no rule has, or with \
      no name at all. Names end with their line, or where a dash begins a reason.
      """,
    matters: """
      The note does nothing: the findings that somebody meant are still told, or will be, once they come up.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <label text="Title" id="title">
            <rect key="frame" x="20" y="20" width="37" height="21"/>
            ▸<attributedString key="userComments">
              <fragment content="plumb:disable cliped-content"/>
            </attributedString>
          </label>
        </subviews>
        """,
      good: """
        <subviews>
          <label text="Title" id="title">
            <rect key="frame" x="20" y="20" width="37" height="21"/>
            <attributedString key="userComments">
              <fragment content="plumb:disable clipped-content"/>
            </attributedString>
          </label>
        </subviews>
        """),
    settling: """
      Write the name as “plumb rules” lists it, or “all” for every rule. “plumb lint --suppress” writes such notes.
      """)
}

private enum UnknownSuppression {
  static func findings(_ suppression: Suppression, _ index: DocumentIndex) -> [Finding] {
    let names = Rule.all.map { $0.name } + [SuppressionNote.everything]
    var messages: [Message] = suppression.note.unknown.map { name in
      "There is no rule “\(item: name)” that could be passed over.\(Suggestion.sentence(for: name, among: names))"
    }
    if suppression.note.namesNothing { messages.append("The note passes over no rule: it names none") }
    return messages.map { message in
      var finding = Rule.unknownSuppression.finding(
        message, at: suppression.source.span, subject: suppression.holder.id)
      finding.scene = index.sceneNames.scene(of: suppression.holder)
      return finding
    }
  }
}
