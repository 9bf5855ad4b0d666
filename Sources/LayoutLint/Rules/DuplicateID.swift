import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

extension Rule {
  static let duplicateID = Rule(
    "duplicate-id", .error,
    summary: "two elements of a document with the same id",
    check: .document { index in index.repeats.map { DuplicateID.finding($0.element, $0.first, index) } })
}

extension RulePage {
  static let duplicateID = RulePage(
    finds: """
      An element whose id an element before it has, wherever in the document the two are: ids of Interface Builder \
      count for the whole document. The finding points at the later one.
      """,
    matters: """
      Constraints, outlets and segues name elements by id, so that nobody can say which of the two is meant, and Xcode \
      may refuse the document. Most come from a merge that kept both versions of a view.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <label text="Title" id="title">
            <rect key="frame" x="20" y="20" width="37" height="21"/>
          </label>
          <label text="Subtitle" ▸id="title">
            <rect key="frame" x="20" y="60" width="64" height="21"/>
          </label>
        </subviews>
        """,
      good: """
        <subviews>
          <label text="Title" id="title">
            <rect key="frame" x="20" y="20" width="37" height="21"/>
          </label>
          <label text="Subtitle" id="subtitle">
            <rect key="frame" x="20" y="60" width="64" height="21"/>
          </label>
        </subviews>
        """),
    settling: """
      Where one element is a leftover of a merge, delete it. Else give one of the two a new id, any that the document \
      does not have, and look at each reference to the old one.
      """)
}

private enum DuplicateID {
  static func finding(
    _ element: MarkupElement, _ first: MarkupElement, _ index: DocumentIndex
  ) -> Finding {
    let id = element.id ?? ""
    return index.finding(
      .duplicateID, "The id \(item: id) is taken", about: element,
      at: element.idAttribute?.span ?? element.span,
      notes: [
        Note(.reason, [Note.Line("\(first.name) has it already", at: first.idAttribute?.position)])
      ])
  }
}
