import PlumbFindings
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import Testing

@testable import PlumbLayoutLint

/// Which scene a finding is in, and what it calls what has no name in Interface Builder.
@Suite("Scenes of findings")
struct FindingSceneTests {
  /// A scene whose image view is misplaced; its id is `I` and a number.
  private static func scene(_ number: Int, _ controller: String, outlet: String = "") -> String {
    """
    <scene sceneID="s\(number)"><objects>
    <viewController \(controller) id="c\(number)" sceneMemberID="viewController">
    <view key="view" id="v\(number)"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <imageView translatesAutoresizingMaskIntoConstraints="NO" id="I\(number)">
    <rect key="frame" x="20" y="90" width="40" height="40"/><constraints>
    <constraint firstAttribute="width" constant="40" id="w\(number)"/>
    <constraint firstAttribute="height" constant="40" id="h\(number)"/></constraints></imageView></subviews><constraints>
    <constraint firstItem="I\(number)" firstAttribute="top" secondItem="v\(number)" secondAttribute="top" \
    constant="20" id="t\(number)"/>
    <constraint firstItem="I\(number)" firstAttribute="leading" secondItem="v\(number)" secondAttribute="leading" \
    constant="20" id="l\(number)"/></constraints></view>
    <connections>\(outlet)</connections></viewController></objects></scene>

    """
  }

  private static func document(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><scenes>
    \(scenes.joined())</scenes></document>

    """
  }

  private static func findings(_ text: String) -> [Finding] { Linter().findings(in: Array(text.utf8)) }

  private static func firstLines(_ text: String) -> [String] {
    let report = FileReport(path: "a", findings: findings(text))
    return TextReporter().brief(report).split(separator: "\n").map { String($0) }
  }

  /// By label, title, storyboard identifier and class of the view controller; by what it is where it has none.
  @Test func areNamedByTheirControllers() {
    let names = [
      #"title="Login" customClass="LoginController""#, #"customClass="MapController""#,
      #"title="  " storyboardIdentifier="settings""#, "", "",
    ]
    let text = Self.document(names.enumerated().map { Self.scene($0.offset, $0.element) }.joined())
    let found = Self.findings(text)
    #expect(
      found.map(\.scene?.name) == [
        "Login", "MapController", "settings", "View Controller s3", "View Controller s4",
      ])
    #expect(found.map(\.scene?.id) == ["s0", "s1", "s2", "s3", "s4"])
    let lines = Self.firstLines(text)
    #expect(
      lines.first
        == "a:7:19: warning: Login: UIImageView is misplaced: y 90 instead of 20 [misplaced-view]")
    #expect(lines.count == 5 && lines.last?.contains(": warning: View Controller s4: ") == true)
    let json = JSONReporter().report(FileReport(path: "a", findings: Array(found.prefix(1))))
    #expect(json.contains(#""subject":"I0","scene":{"id":"s0","name":"Login"},"environments":[]"#))
  }

  /// A document with one scene need not repeat it to a person; a program has it.
  @Test func onlyOneIsNotRepeated() {
    let text = Self.document(Self.scene(0, #"title="Login""#))
    #expect(Self.findings(text).map(\.scene?.name) == ["Login"])
    #expect(Self.firstLines(text).allSatisfy { !$0.contains("Login") })
  }

  /// What rules find that read the document has its scene, too; what is in none has none.
  @Test func areSaidOfWhatIsWrittenThere() {
    let twice = Self.scene(
      1, #"title="Map""#, outlet: #"<outlet property="a" destination="nobody" id="o1"/>"#)
    let text = Self.document(Self.scene(0, #"title="Login""#), twice)
      .replacing("<scenes>", with: #"<x destination="none" id="x0"/><scenes>"#)
    let found = Linter(rules: [.danglingReference]).findings(in: Array(text.utf8))
    #expect(found.first { $0.subject == "o1" }?.scene?.id == "s1")
    #expect(found.first { $0.subject == "x0" }.map { $0.scene == nil } == true)
  }

  // MARK: Outlets

  @Test func viewWithoutNameIsCalledByItsOutlet() {
    let outlet = #"<outlet property="favoritesContainer" destination="I0" id="o0"/>"#
    let found = Self.findings(Self.document(Self.scene(0, "", outlet: outlet)))
    #expect(found.map(\.message.text) == ["“favoritesContainer” is misplaced: y 90 instead of 20"])
    // What Interface Builder shows is better.
    let labelled = Self.scene(0, "", outlet: outlet).replacing(
      "<imageView ", with: "<imageView userLabel=\"Logo\" ")
    #expect(
      Self.findings(Self.document(labelled)).map(\.message.text) == [
        "“Logo” is misplaced: y 90 instead of 20"
      ])
  }

  /// Two labels that say the same are told apart by their outlets, and by their ids where they have none.
  @Test func outletsTellApartWhatIsCalledTheSame() throws {
    let labels = (0...2).map { #"<label text="Label" id="l\#($0)"/>"# }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="title" destination="l0" id="o0"/></connections></placeholder>
      <view id="v"><subviews>\(labels)</subviews></view></objects></document>
      """
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    let scene = try #require(document.resolve().first)
    #expect(SceneNames(scene, in: document).views == ["UIView", "“title”", "“Label” l1", "“Label” l2"])
  }
}
