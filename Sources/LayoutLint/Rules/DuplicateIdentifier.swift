import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

extension Rule {
  static let duplicateIdentifier = Rule(
    "duplicate-identifier", .error,
    summary: "two scenes or cells that code asks for by the same identifier",
    check: .document { index in DuplicateIdentifier.findings(index) })
}

extension RulePage {
  static let duplicateIdentifier = RulePage(
    finds: """
      A storyboard identifier that two view controllers of a document have, and a reuse identifier that two prototype cells of \
      one table or collection have. The finding points at the later one. Static cells, which nobody asks for, are passed over.
      """,
    matters: """
      Code asks for a scene or a cell by its identifier and gets one of the two, which one is not said: the other can never be \
      shown. Most come from copying a scene or a cell, or from a merge that kept both versions.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <tableView dataMode="prototypes" style="plain" rowHeight="44" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
            <prototypes>
              <tableViewCell reuseIdentifier="Track" id="track">
                <rect key="frame" x="0.0" y="28" width="375" height="44"/>
              </tableViewCell>
              <tableViewCell ▸reuseIdentifier="Track" id="album">
                <rect key="frame" x="0.0" y="72" width="375" height="44"/>
              </tableViewCell>
            </prototypes>
          </tableView>
        </subviews>
        """,
      good: """
        <subviews>
          <tableView dataMode="prototypes" style="plain" rowHeight="44" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="table">
            <rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
            <prototypes>
              <tableViewCell reuseIdentifier="Track" id="track">
                <rect key="frame" x="0.0" y="28" width="375" height="44"/>
              </tableViewCell>
              <tableViewCell reuseIdentifier="Album" id="album">
                <rect key="frame" x="0.0" y="72" width="375" height="44"/>
              </tableViewCell>
            </prototypes>
          </tableView>
        </subviews>
        """),
    settling: """
      Give the one that was copied an identifier of its own, and ask for it by that in code; delete it where it is a leftover.
      """)
}

enum DuplicateIdentifier {
  static func findings(_ index: DocumentIndex) -> [Finding] {
    // By identifiers behind what they mean one thing in: the document for scenes, a table or collection for cells.
    var first: [String: MarkupElement] = [:]
    var findings: [Finding] = []
    for (element, attribute) in index.noted where names.contains(attribute) {
      guard let scope = scope(of: attribute, element) else { continue }
      let key = scope + "/" + attribute.value
      guard let earlier = first[key] else {
        first[key] = element
        continue
      }
      findings.append(
        index.finding(
          .duplicateIdentifier, "The \(attribute.name) \(item: attribute.value) is taken", about: element,
          at: attribute.span,
          notes: [
            Note(
              .reason,
              [Note.Line("\(item: index.name(of: earlier)) has it already", at: earlier.position)])
          ]))
    }
    return findings
  }

  static let names = AttributeNames(["storyboardIdentifier", "reuseIdentifier"])

  /// Within what an identifier means one thing; nil where nobody asks for it.
  private static func scope(of attribute: MarkupAttribute, _ element: MarkupElement) -> String? {
    if attribute.value.isEmpty { return nil }
    guard attribute.isNamed("reuseIdentifier") else { return "" }
    // A static table's cells are in sections, and nobody asks for them.
    guard let list = element.parent, let owner = list.parent,
      list.isNamed(.prototypes) || owner.isNamed(.collectionView)
    else { return nil }
    return String(owner.index)
  }
}
