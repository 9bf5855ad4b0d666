import Foundation
import PlumbNibLoading
import Testing
import UIKit

/// Fonts and runtime attributes, by the several ways in which documents write them.
@MainActor
@Suite(.serialized) struct DocumentValueTests {
  private func load<View: UIView>(_ object: String) throws -> View {
    let nib = try UINib(data: NibText.nib(object), name: "Test.xib", as: .onDevice)
    return try #require(nib.instantiate(withOwner: nil).first as? View)
  }

  /// UIKit's bold font of the system is semibold, other than one of the weight that is called bold.
  @Test(arguments: [
    ("type=\"system\" pointSize=\"20\"", UIFont.systemFont(ofSize: 20)),
    ("type=\"system\" weight=\"bold\" pointSize=\"20\"", .systemFont(ofSize: 20, weight: .bold)),
    ("type=\"boldSystem\" pointSize=\"20\"", .boldSystemFont(ofSize: 20)),
    ("type=\"italicSystem\" pointSize=\"0.0\"", .italicSystemFont(ofSize: 17)),
    ("style=\"UICTFontTextStyleTitle1\"", .preferredFont(forTextStyle: .title1)),
  ]) func fonts(_ attributes: String, _ expected: UIFont) throws {
    let label: UILabel = try load(
      "<label id=\"a\"><fontDescription key=\"fontDescription\" \(attributes)/></label>")
    #expect(label.font == expected)
  }

  final class Keeper: UIView, NibConfigurable {
    var value: Any?
    func setNibValue(_ value: Any?, forKeyPath keyPath: String) { self.value = value }
  }

  @Test(arguments: [
    ("type=\"boolean\" value=\"YES\"", "", true as any Hashable & Sendable),
    ("type=\"string\" value=\"Ada\"", "", "Ada"),
    ("type=\"string\"", "<string key=\"value\">Ada\nGrace</string>", "Ada\nGrace"),
    ("type=\"number\"", "<integer key=\"value\" value=\"4\"/>", 4),
    ("type=\"number\"", "<real key=\"value\" value=\"2.5\"/>", 2.5),
    ("type=\"point\"", "<point key=\"value\" x=\"1\" y=\"2\"/>", CGPoint(x: 1, y: 2)),
    ("type=\"size\"", "<size key=\"value\" width=\"3\" height=\"4\"/>", CGSize(width: 3, height: 4)),
    (
      "type=\"rect\"", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>",
      CGRect(x: 1, y: 2, width: 3, height: 4)
    ),
    ("type=\"range\"", "<range key=\"value\" location=\"1\" length=\"2\"/>", NSRange(location: 1, length: 2)),
  ]) func runtimeAttributes(_ attributes: String, _ child: String, _ expected: any Hashable & Sendable) throws
  {
    NibClasses.register(Keeper.self)
    let keeper: Keeper = try load(
      """
      <view customClass="Keeper" id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute \(attributes) keyPath="value">\(child)</userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(keeper.value as? AnyHashable == AnyHashable(expected))
  }
}
