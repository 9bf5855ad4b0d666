import PlumbFindings
import PlumbInterfaceBuilder
import PlumbMarkup

extension Rule {
  static let differingVariants = Rule(
    "differing-variants", .warning,
    summary: "a document for one device without what the other one's has",
    check: .document { index in
      // A page knows only the document that is open.
      #if hasFeature(Embedded)
        return []
      #else
        return DifferingVariants.findings(index)
      #endif
    },
    comparesVariants: true)
}

extension RulePage {
  static let differingVariants = RulePage(
    finds: """
      Of documents that stand in for each other by their names (`Login.xib`, `Login~ipad.xib`, `Login~iphone.xib`): an outlet or a \
      segue that a class has in one and not in the other, and a storyboard or reuse identifier that only one of them knows. What \
      lacks it is told of, so that each difference is told once. Classes that only one of the documents has are passed over. \
      Documents are compared where they lie in one folder, as files; an editor knows only the one that is open. The example is \
      checked beside a `Login~ipad.xib` in which the class has the outlet `hint`.
      """,
    matters: """
      The same code loads either document, whichever suits the device. An outlet that one of them does not connect is nil there, \
      a segue or an identifier that it does not know ends the app, and all that on one kind of device only.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <view ▸customClass="LoginForm" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="form">
            <rect key="frame" x="20" y="40" width="335" height="200"/>
            <connections>
              <outlet property="name" destination="name" id="to-name"/>
            </connections>
          </view>
          <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="20" y="260" width="335" height="34"/>
          </textField>
        </subviews>
        """,
      good: """
        <subviews>
          <view customClass="LoginForm" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="form">
            <rect key="frame" x="20" y="40" width="335" height="200"/>
            <connections>
              <outlet property="name" destination="name" id="to-name"/>
              <outlet property="hint" destination="hint" id="to-hint"/>
            </connections>
          </view>
          <textField fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="name">
            <rect key="frame" x="20" y="260" width="335" height="34"/>
          </textField>
          <label text="As on your card" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="hint">
            <rect key="frame" x="20" y="310" width="335" height="21"/>
          </label>
        </subviews>
        """,
      beside: "Login~ipad.xib"),
    settling: """
      Connect what is missing, or delete it where code no longer asks for it; or give up the second document and let size classes \
      say what differs.
      """)
}

#if !hasFeature(Embedded)
  /// `differing-variants`: what code finds in one of the documents that it loads by one name, and not in another.
  private enum DifferingVariants {
    /// What code asks a document for.
    private struct Demand: Hashable {
      /// The class that has it; nil where it is the document's.
      let owner: String?
      /// Such as `outlet`.
      let kind: String
      let name: String
    }

    static func findings(_ index: DocumentIndex) -> [Finding] {
      guard !index.variants.isEmpty else { return [] }
      let own = demands(index.all)
      var classes: [String: MarkupAttribute] = [:]
      var owners: [String: MarkupElement] = [:]
      for element in index.all {
        guard let place = customClass(element), classes[place.value] == nil else { continue }
        classes[place.value] = place
        owners[place.value] = element
      }
      var findings: [Finding] = []
      var told: Set<Demand> = []
      for variant in index.variants {
        for demand in demands(DocumentIndex.elements(of: variant.document.markup)).ordered
        where !own.all.contains(demand) {
          let name = demand.owner
          if let name, classes[name] == nil { continue }
          guard told.insert(demand).inserted else { continue }
          let owner: Message = name.map { "\(item: $0)" } ?? "The document"
          findings.append(
            index.finding(
              .differingVariants,
              "\(owner) has no \(demand.kind) \(item: demand.name), which it has in \(value: variant.name)",
              about: name.flatMap { owners[$0] } ?? index.document.markup.root,
              at: name.flatMap { classes[$0]?.span }))
        }
      }
      return findings
    }

    private static func demands(_ elements: [MarkupElement]) -> (all: Set<Demand>, ordered: [Demand]) {
      var all: Set<Demand> = []
      var ordered: [Demand] = []
      func add(_ owner: String?, _ kind: String, _ name: String?) {
        guard let name, !name.isEmpty else { return }
        let demand = Demand(owner: owner, kind: kind, name: name)
        if all.insert(demand).inserted { ordered.append(demand) }
      }
      for element in elements {
        add(nil, "storyboard identifier", attribute("storyboardIdentifier", of: element)?.value)
        add(nil, "reuse identifier", attribute("reuseIdentifier", of: element)?.value)
        let isOutlet = element.isNamed(.outlet) || element.isNamed(.outletCollection)
        guard isOutlet || element.isNamed(.segue),
          let owner = element.parent?.parent.flatMap({ customClass($0)?.value })
        else { continue }
        if isOutlet { add(owner, "outlet", ConnectionElement(element).property) }
        if !isOutlet { add(owner, "segue", attribute("identifier", of: element)?.value) }
      }
      return (all, ordered)
    }

    private static func customClass(_ element: MarkupElement) -> MarkupAttribute? {
      attribute("customClass", of: element)
    }

    /// An attribute that says something.
    private static func attribute(_ name: StaticString, of element: MarkupElement) -> MarkupAttribute? {
      element.attributes.first { $0.isNamed(name) && !$0.value.isEmpty }
    }
  }
#endif
