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
}
