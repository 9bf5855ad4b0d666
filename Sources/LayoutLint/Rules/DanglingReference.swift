import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

extension Rule {
  static let danglingReference = Rule(
    "dangling-reference", .error,
    summary: "a reference to an element that the document does not have",
    fixes: .document { index in
      index.all.compactMap { DanglingReference.fix($0, index) }
    },
    check: .document { index in DanglingReference.findings(index) })
}

extension RulePage {
  static let danglingReference = RulePage(
    finds: """
      An attribute that names another element by its id where no element of the document has that id: the items of \
      constraints, the ends of outlets, actions, segues and bindings, what variations install, the initial view \
      controller, and the like. References into other documents go by names and are passed over.
      """,
    matters: """
      Interface Builder does not write such a reference; a merge or an edit by hand that deleted the element did. A \
      constraint of that kind is missing from the layout, an outlet is nil, and Xcode may refuse the document.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="37" height="21"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="a"/>
          <constraint firstItem="title" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="b"/>
          <constraint ▸firstItem="subtitle" firstAttribute="top"
            secondItem="title" secondAttribute="bottom" constant="8" id="c"/>
        </constraints>
        """,
      good: """
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="title">
            <rect key="frame" x="20" y="20" width="37" height="21"/>
          </label>
        </subviews>
        <constraints>
          <constraint firstItem="title" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="20" id="a"/>
          <constraint firstItem="title" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="b"/>
        </constraints>
        """),
    settling: """
      Delete the element that refers to nothing, or give back what it refers to: version control knows what had the id.
      """)
}

enum DanglingReference {
  static func findings(_ index: DocumentIndex) -> [Finding] {
    var findings: [Finding] = []
    for (element, attribute) in index.noted where dangles(attribute, of: element, index) {
      findings.append(
        index.finding(
          .danglingReference, message(attribute, attribute.value, element, index), about: element,
          at: attribute.span))
    }
    return findings
  }

  static func dangles(
    _ attribute: MarkupAttribute, of element: MarkupElement, _ index: DocumentIndex
  ) -> Bool {
    isReference(attribute, of: element) && index.elements[attribute.value] == nil
  }

  /// Whether an attribute's value is the id of another element.
  ///
  /// The names are those whose values are ids throughout the documents that Xcode saved; the ones with an element beside
  /// them mean something else elsewhere.
  private static func isReference(_ attribute: MarkupAttribute, of element: MarkupElement) -> Bool {
    if everywhere.contains(attribute) { return true }
    guard namesInElements.contains(attribute) else { return false }
    return inElements.contains { attribute.isNamed($0.1) && element.isNamed($0.0) }
  }

  static let names = AttributeNames([everywhere, namesInElements])

  private static let everywhere = AttributeNames([
    "firstItem", "secondItem", "destination", "initialViewController", "selectedItem", "previousBinding",
    "popoverAnchorView", "popoverAnchorBarButtonItem", "outlineTableColumn", "headOfMergedCell",
    "tableViewCell", "textLabel", "detailTextLabel",
  ])

  private static let namesInElements = AttributeNames(inElements.map { $0.1 })

  private static let inElements: [(ElementName, StaticString)] = [
    (.action, "target"), (.exclude, "reference"), (.include, "reference"), (.segue, "reference"),
    (.toolbarItem, "reference"), (.gridCell, "row"), (.gridCell, "column"), (.tabView, "initialItem"),
    (.tableView, "headerView"), (.outlineView, "headerView"), (.tableViewCell, "imageView"),
  ]

  private static func message(
    _ attribute: MarkupAttribute, _ target: String, _ element: MarkupElement, _ index: DocumentIndex
  ) -> Message {
    if element.isNamed(.document) {
      return "The initial view controller \(item: target) is not in the document"
    }
    if element.isNamed(.exclude) || element.isNamed(.include) {
      return "A variation names \(item: target), which is not in the document"
    }
    let owner: Message = "\(element.name) \(item: index.name(of: element))"
    return "The \(attribute.name) of \(owner) is \(item: target), which is not in the document"
  }
}
