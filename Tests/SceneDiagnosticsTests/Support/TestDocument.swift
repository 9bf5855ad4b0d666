import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
@_spi(Lookup) import PlumbMarkup
import PlumbSceneDiagnostics

/// Small documents, put together from the lines that matter.
enum TestDocument {
  /// A xib whose root view `root`, 200 × 200, has the given subviews and constraints.
  static func xib(
    root size: (width: Int, height: Int) = (200, 200), _ subviews: String, constraints: String = "",
    resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
          <subviews>
    \(subviews)
          </subviews>
          <constraints>
    \(constraints)
          </constraints>
        </view>
      </objects>
      <resources>
    \(resources)
      </resources>
    </document>
    """
  }

  /// A view controller's view `root` on an iPhone 15, whose safe area `safe` begins 59 points below the top and ends 34
  /// above the bottom.
  static func screen(_ subviews: String, constraints: String = "", controller: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="vc" sceneMemberID="viewController">
              <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
    \(subviews)
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
    \(constraints)
                </constraints>
              </view>
    \(controller)
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  /// A xib of macOS, where y grows upwards, with a root view `root` of 200 × 100.
  static func mac(_ subviews: String, constraints: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects>
        <customView id="root">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <subviews>
    \(subviews)
          </subviews>
          <constraints>
    \(constraints)
          </constraints>
        </customView>
      </objects>
    </document>
    """
  }

  /// A view without a mask of its own.
  static func view(
    _ id: String, _ frame: (Double, Double, Double, Double), element: String = "view",
    attributes: String = "", constraints: String = "", inside: String = ""
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    \(rect(frame))
    \(inside)
    <constraints>\(constraints)</constraints>
    </\(element)>
    """
  }

  static func rect(_ frame: (Double, Double, Double, Double)) -> String {
    "<rect key=\"frame\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" height=\"\(frame.3)\"/>"
  }

  /// A label of system font, 17 points, whose text is 20.5 points high.
  static func label(
    _ id: String, _ text: String, _ frame: (Double, Double, Double, Double), attributes: String = ""
  ) -> String {
    view(
      id, frame, element: "label", attributes: "text=\"\(text)\" \(attributes)",
      inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
  }

  /// `first.attribute = second.attribute + constant`, written as Interface Builder does; words are `item.attribute`.
  static func constraint(
    _ id: String, _ first: String, _ second: String? = nil, _ constant: Double = 0, _ attributes: String = ""
  ) -> String {
    let a = first.split(separator: ".")
    let item = a.count > 1 ? "firstItem=\"\(a[0])\" " : ""
    var text = "<constraint \(item)firstAttribute=\"\(a[a.count - 1])\""
    if let b = second?.split(separator: ".") { text += " secondItem=\"\(b[0])\" secondAttribute=\"\(b[1])\"" }
    return text + " constant=\"\(constant)\" \(attributes) id=\"\(id)\"/>\n"
  }

  /// Constraints for distance from the near edges of a view, and optionally for the size.
  static func place(
    _ id: String, in owner: String = "root", x: Double? = nil, y: Double? = nil, width: Double? = nil,
    height: Double? = nil
  ) -> String {
    var text = ""
    if let x { text += constraint("\(id)-x", "\(id).leading", "\(owner).leading", x) }
    if let y { text += constraint("\(id)-y", "\(id).top", "\(owner).top", y) }
    if let width { text += constraint("\(id)-w", "\(id).width", nil, width) }
    if let height { text += constraint("\(id)-h", "\(id).height", nil, height) }
    return text
  }

  /// The diagnoses of a document's scenes.
  static func diagnoses(
    _ text: String, in environment: Environment = Environment()
  ) throws -> [SceneDiagnosis] {
    try InterfaceDocument(bytes: Array(text.utf8)).sceneLayouts(in: environment).map {
      try SceneDiagnosis($0)
    }
  }
}

extension SceneDiagnosis {
  /// The trouble in brief: `conflict id: …`, `free id x,y: followers`, `misplaced id: followers`.
  var brief: [String] {
    let conflictLines = conflicts.map { report in
      "conflict \(id(of: report.broken) ?? "?")"
        + list(report.alsoBroken.compactMap { id(of: $0) })
    }
    let openLines = ambiguities.map { report in
      "free \(element(of: report.node)?["id"] ?? "?") "
        + report.openings.map { "\($0.part)" }.joined(separator: ",")
        + list(report.followers.compactMap { element(of: $0)?["id"] })
    }
    let movedLines = misplacements.map { report in
      "misplaced \(element(of: report.node)?["id"] ?? "?")"
        + list(report.followers.compactMap { element(of: $0)?["id"] })
    }
    return conflictLines + openLines + movedLines
  }

  private func list(_ ids: [String]) -> String {
    ids.isEmpty ? "" : ": " + ids.joined(separator: " ")
  }
}

/// The trouble of a document with one scene, in brief.
func trouble(_ text: String, in environment: Environment = Environment()) throws -> [String] {
  try TestDocument.diagnoses(text, in: environment).flatMap(\.brief)
}
