import Testing

@testable import SourceAdaptation

/// Members of extensions of another module's classes that classes override.
struct ExtensionMemberTests {
  private let source = """
    import UIKit
    extension UIView {
      @objc func style(_ name: String, by hue: Int) -> Bool { false }
      @objc var isPlain: Bool { true }
      @objc func other() {}
    }
    extension UILabel: Styled {}
    class Card: UILabel {
      override func style(_ name: String, by hue: Int) -> Bool { super.style(name, by: hue) }
    }
    final class Below: Card {
      override func style(_ name: String, by hue: Int) -> Bool { !super.style(name, by: hue) }
      override var isPlain: Bool { false }
    }
    """

  @Test func theExtensionAsksThoseThatOverride() {
    let lines = Adapting.body(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[2]
        == "  func style(_ name: String, by hue: Int) -> Bool { if let me = self as? any "
        + "PlumbOverride_UIView_style___by__ { return me.plumbOverride_style(name, by: hue) }; "
        + "return plumbOwn_style(name, by: hue) }; "
        + "func plumbOwn_style(_ name: String, by hue: Int) -> Bool { false }")
    #expect(lines[4] == "  func other() {}")
  }

  @Test func thoseThatOverrideHaveAnotherName() {
    let lines = Adapting.body(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[7] == "class Card: UILabel, PlumbOverride_UIView_style___by__ {")
    #expect(
      lines[8]
        == "   func plumbOverride_style(_ name: String, by hue: Int) -> Bool { super.plumbOwn_style(name, by: hue) }"
    )
    #expect(lines[10] == "final class Below: Card, PlumbOverride_UIView_isPlain {")
    #expect(
      lines[11]
        == "  override func plumbOverride_style(_ name: String, by hue: Int) -> Bool "
        + "{ !super.plumbOverride_style(name, by: hue) }")
    #expect(lines[12] == "   var plumbOverride_isPlain: Bool { false }")
  }

  @Test func theirProtocolsStandBehindTheSource() {
    #expect(
      Adapting.text(source).contains(
        "@MainActor protocol PlumbOverride_UIView_isPlain: UIView { var plumbOverride_isPlain: Bool { get } }"
      ))
  }

  @Test func membersOfTheClassItselfAreAskedOfIt() {
    let text = Adapting.text(
      """
      extension UITableViewCell { @objc class var name: String { "cell" } }
      class Card: UITableViewCell { override class var name: String { super.name + "card" } }
      final class Low: Card { override class var name: String { super.name } }
      """)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let asked = "PlumbOverride_UITableViewCell_name"
    #expect(
      lines[0].contains(
        "class var name: String { if let me = self as? any \(asked).Type { return me.plumbOverride_name }; "
          + "return plumbOwn_name }; class var plumbOwn_name: String { \"cell\" }"))
    #expect(
      lines[1].hasSuffix(
        "class Card: UITableViewCell, \(asked) {  class var plumbOverride_name: String { super.plumbOwn_name + \"card\" } }"
      ))
    #expect(lines[2].contains("override class var plumbOverride_name: String { super.plumbOverride_name }"))
    #expect(
      text.contains("protocol \(asked): UITableViewCell { static var plumbOverride_name: String { get } }"))
  }

  @Test func effectsAndSettersGoAlong() {
    let lines = Adapting.body(
      """
      extension UIViewController {
        @objc func load(_ id: Int) async throws -> Bool { false }
        @objc var level: Int { get { 0 } set { show(newValue) } }
      }
      class Card: UIViewController {
        override func load(_ id: Int) async throws -> Bool { try await super.load(id) }
        override var level: Int { get { super.level } set { super.level = newValue } }
      }
      """
    ).split(separator: "\n", omittingEmptySubsequences: false)
    let loading =
      "  func load(_ id: Int) async throws -> Bool { if let me = self as? any PlumbOverride_UIViewController_load____ "
      + "{ return try await me.plumbOverride_load(id) }; return try await plumbOwn_load(id) }; "
      + "func plumbOwn_load(_ id: Int) async throws -> Bool { false }"
    #expect(lines[1] == loading)
    let level = "if let me = self as? any PlumbOverride_UIViewController_level { "
    let reading = level + "return me.plumbOverride_level }; return plumbOwn_level"
    let setting = level + "me.plumbOverride_level = newValue } else { plumbOwn_level = newValue }"
    let whole =
      "  var level: Int { get { \(reading) } set { \(setting) } }; "
      + "var plumbOwn_level: Int { get { 0 } set { show(newValue) } }"
    #expect(lines[2] == whole)
    let own =
      "   var plumbOverride_level: Int { get { super.plumbOwn_level } set { super.plumbOwn_level = newValue } }"
    #expect(lines[6] == own)
  }

  @Test func extensionsOfOthersClassesOverrideAsWell() {
    let text = Adapting.text(
      """
      public extension UIView {
        @objc func fill(_ views: [UIView]) -> UIView { self }
      }
      public extension UITableViewCell {
        override func fill(_ views: [UIView]) -> UIView { super.fill(views) }
      }
      """)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1].hasPrefix("  func fill(_ views: [UIView]) -> UIView { if let me = self as? any "))
    #expect(
      lines[4] == "   func plumbOverride_fill(_ views: [UIView]) -> UIView { super.plumbOwn_fill(views) }")
    #expect(lines.contains("extension UITableViewCell: PlumbOverride_UIView_fill____ {}"))
    #expect(Adapting.remarks("extension UITableViewCell { override func f() {} }").count == 1)
  }

  /// As view controllers and views that are both bound to models have it.
  @Test func severalClassesMayHaveAMemberOfTheSameName() {
    let text = Adapting.text(
      """
      extension UIView { @objc func bind() {} }
      extension UIViewController { @objc func bind() {} }
      class Card: UIView { override func bind() { super.bind() } }
      class Screen: UIViewController { override func bind() { super.bind() } }
      """)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].contains("as? any PlumbOverride_UIView_bind__ "))
    #expect(lines[1].contains("as? any PlumbOverride_UIViewController_bind__ "))
    let own = "  func plumbOverride_bind() { super.plumbOwn_bind() } }"
    #expect(lines[2] == "class Card: UIView, PlumbOverride_UIView_bind__ {\(own)")
    #expect(lines[3] == "class Screen: UIViewController, PlumbOverride_UIViewController_bind__ {\(own)")
  }

  @Test func theNearestClassIsMeant() {
    let text = Adapting.text(
      """
      extension UIView { @objc func bind() {} }
      extension UIControl { @objc func bind() {} }
      class Card: UIView { override func bind() {} }
      class Key: UIButton { override func bind() {} }
      """)
    #expect(text.contains("class Card: UIView, PlumbOverride_UIView_bind__ {"))
    #expect(text.contains("class Key: UIButton, PlumbOverride_UIControl_bind__ {"))
  }

  @Test(arguments: [
    ("CALayer", "CAGradientLayer"), ("UIControl", "UISegmentedControl"),
    ("UIGestureRecognizer", "UIPanGestureRecognizer"), ("UICollectionReusableView", "UICollectionViewCell"),
    ("UICollectionViewLayout", "UICollectionViewFlowLayout"),
  ])
  func classesThatDeriveFromTheExtendedOne(_ type: String, _ derived: String) {
    let text = Adapting.text(
      "extension \(type) { @objc func tint() {} }\nextension \(derived) { override func tint() {} }")
    #expect(text.contains("extension \(derived): PlumbOverride_\(type)_tint__ {}"))
    #expect(text.contains("func plumbOverride_tint() {}") && !text.contains("override func"))
  }
}
