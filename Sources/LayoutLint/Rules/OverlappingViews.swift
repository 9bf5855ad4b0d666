import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

extension Rule {
  static let overlappingViews = Rule(
    "overlapping-views", .warning,
    summary: "texts or controls that come to lie over each other",
    check: .layout(OverlappingViews.findings))
}

extension RulePage {
  static let overlappingViews = RulePage(
    finds: """
      Two texts, images or controls that share more than 4 points of both axes where the document has them apart: on another \
      device, held sideways, from right to left, in larger or longer texts. Of a label that is wider than its text, the text \
      counts. Passed over are views that the document itself has over each other (badges, texts on pictures), images as wide as \
      what they lie in (backgrounds), hidden and transparent views, views that lie in different scroll views or cells, those that \
      are open, in conflict or of unknown content, and those whose constraints have outlets. In the document's own \
      surroundings `misplaced-view` tells of frames that are not as recorded. The example is checked on an iPhone SE of the \
      first generation (`--device retina4_0`) too.
      """,
    matters: """
      Neither can be read, and of two controls the upper one takes the touches that are meant for the lower. Nothing in the \
      console says so: all constraints hold, there are only too few of them.
      """,
    example: RuleExample(
      bad: """
        <subviews>
          <label text="Notifications by mail" translatesAutoresizingMaskIntoConstraints="NO" id="text">
            <rect key="frame" x="20" y="28" width="163" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          <button userLabel="Change" translatesAutoresizingMaskIntoConstraints="NO" ▸id="change">
            <rect key="frame" x="195" y="16" width="160" height="44"/>
            <constraints>
              <constraint firstAttribute="width" constant="160" id="wide"/>
              <constraint firstAttribute="height" constant="44" id="tall"/>
            </constraints>
            <state key="normal" title="Change settings"/>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="text" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
          <constraint firstItem="text" firstAttribute="centerY" secondItem="change" secondAttribute="centerY" id="middle"/>
          <constraint firstItem="change" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="16" id="top"/>
          <constraint firstItem="root" firstAttribute="trailing"
            secondItem="change" secondAttribute="trailing" constant="20" id="trailing"/>
        </constraints>
        """,
      good: """
        <subviews>
          <label text="Notifications by mail" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="text">
            <rect key="frame" x="20" y="28" width="167" height="20.5"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          <button userLabel="Change" translatesAutoresizingMaskIntoConstraints="NO" id="change">
            <rect key="frame" x="195" y="16" width="160" height="44"/>
            <constraints>
              <constraint firstAttribute="width" constant="160" id="wide"/>
              <constraint firstAttribute="height" constant="44" id="tall"/>
            </constraints>
            <state key="normal" title="Change settings"/>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="text" firstAttribute="leading"
            secondItem="root" secondAttribute="leading" constant="20" id="leading"/>
          <constraint firstItem="text" firstAttribute="centerY" secondItem="change" secondAttribute="centerY" id="middle"/>
          <constraint firstItem="change" firstAttribute="leading"
            secondItem="text" secondAttribute="trailing" constant="8" id="apart"/>
          <constraint firstItem="change" firstAttribute="top"
            secondItem="root" secondAttribute="top" constant="16" id="top"/>
          <constraint firstItem="root" firstAttribute="trailing"
            secondItem="change" secondAttribute="trailing" constant="20" id="trailing"/>
        </constraints>
        """, on: ["retina4_0"]),
    settling: """
      Say how the two lie to each other: a space between them that is at least 8, and which of the two gives way where room is \
      short. Where neither can, let the text take several lines, or put them below each other in a stack view.
      """)
}

/// `overlapping-views`: what the document has apart, and what lies over each other elsewhere.
private enum OverlappingViews {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    var findings: [Finding] = []
    var told: Set<Int> = []
    let crossings = diagnosis.crossings
    // One that lies over several is moved once.
    for crossing in crossings where told.insert(crossing.upper).inserted {
      let all = crossings.filter { $0.upper == crossing.upper }
      findings.append(finding(for: crossing, all, in: diagnosis))
    }
    return findings
  }

  private static func finding(
    for crossing: Crossing, _ all: [Crossing], in diagnosis: SceneDiagnosis
  ) -> Finding {
    let layout = diagnosis.layout
    func name(_ position: Int) -> String { diagnosis.name(of: layout.viewNodes[position]) }
    let upper = layout.scene.views[crossing.upper].element
    var frames: [Note.Line] = []
    for position in [crossing.upper] + all.map({ $0.lower }) {
      guard let frame = layout.tree.frame(of: layout.viewNodes[position]) else { continue }
      let recorded = layout.givenFrames[position]
      frames.append(
        Note.Line("\(value: words(recorded)) → \(value: words(frame))  \(item: name(position))"))
    }
    let under = all.count == 1 ? "" : " and \(all.count - 1) more"
    return Rule.overlappingViews.finding(
      """
      \(item: name(crossing.upper)) lies over \(item: name(crossing.lower))\(under): they share \
      \(value: crossing.shared.width.points + " × " + crossing.shared.height.points) points
      """, at: upper.idAttribute?.span ?? upper.span, subject: upper.id, notes: [Note(.frames, frames)])
  }

  private static func words(_ rect: Rect) -> String {
    "\(rect.minX.points), \(rect.minY.points), \(rect.width.points) × \(rect.height.points)"
  }
}
