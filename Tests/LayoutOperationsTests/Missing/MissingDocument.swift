import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

@testable import PlumbLayoutOperations

/// Small documents whose views lie somewhere without constraints, and what Add Missing Constraints makes of them.
enum MissingDocument {
  /// A xib whose root view `root`, 320 × 480, has views and constraints.
  static func text(_ subviews: String, constraints: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
    \(subviews)
                </subviews>
    \(constraints.isEmpty ? "" : "            <constraints>\n\(constraints)\n            </constraints>")
            </view>
        </objects>
    </document>

    """
  }

  /// A view at a fixed place.
  static func fixed(
    _ id: String, _ frame: (Double, Double, Double, Double), element: String = "view",
    attributes: String = "",
    inside: String = ""
  ) -> String {
    """
    <\(element) \(attributes) fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        \(inside)
    </\(element)>
    """
  }

  /// A view that constraints place.
  static func placed(
    _ id: String, _ frame: (Double, Double, Double, Double), element: String = "view",
    attributes: String = "",
    inside: String = ""
  ) -> String {
    """
    <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
        \(inside)
    </\(element)>
    """
  }

  static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"

  static func scene(_ text: String) throws -> OperatedScene {
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    let layouts = try SceneLayouts(of: document)
    var facts = SceneFacts(try layouts.layout(of: document.scenes[0]))
    return OperatedScene(try SceneJudgement(&facts))
  }

  /// What is made for views, as `a.leading = b.trailing + 8`.
  static func missing(_ text: String, _ views: [String], costs: MissingCosts = .counted) throws -> [String] {
    let scene = try scene(text)
    let positions = Set(views.compactMap { scene.positions[$0] })
    return try MissingConstraints.result(of: scene, .named(positions), costs: costs).constraints.map(words)
  }

  static func words(_ constraint: NewConstraint) -> String {
    func side(_ side: NewConstraint.Side) -> String { "\(side.item).\(side.attribute.documentName)" }
    var text = side(constraint.first) + " ="
    if let second = constraint.second { text += " " + side(second) }
    if let multiplier = constraint.multiplier { text += " × " + multiplier }
    if constraint.constant != 0 || constraint.second == nil {
      text += (constraint.second == nil ? " " : " + ") + "\(constraint.constant)"
    }
    return text
  }

  /// Costs by which some kinds come before all others, in this order.
  static func preferring(_ kinds: [(MissingKind, MissingPlace)]) -> MissingCosts {
    var weights = [Float](repeating: 0, count: MissingCosts.rows * MissingCosts.columns)
    for (place, kind) in kinds.enumerated() {
      for axis in Axis.allCases {
        let row = MissingCosts.row(kind.0, kind.1, axis)
        weights[row * MissingCosts.columns + MissingFeature.always.rawValue] = Float(1000 - place)
      }
    }
    return MissingCosts(weights: weights)
  }
}
