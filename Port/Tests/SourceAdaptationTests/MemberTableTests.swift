import Testing

@testable import SourceAdaptation

struct MemberTableTests {
  @Test func whatDocumentsNameIsListed() {
    let source = """
      class Card: UIView {
        @IBOutlet weak var label: UILabel!
        @IBInspectable var radius: CGFloat { get { 0 } set {} }
        @IBAction func tap(_ sender: Any) {}
        @objc func load(from url: URL) async {}
        @objc func risky() throws {}
        @objc static func shared() {}
        @available(*, unavailable) @objc func gone() {}
        @available(iOS 13, *) @objc func since() {}
        func plain() {}
      }
      """
    let text = Adapting.text(source)
    #expect(text.contains("extension Card {\n  enum PlumbMembers_App_0_0: PlumbMemberTable {"))
    #expect(text.contains(#".property("label", \Card.label)"#))
    #expect(text.contains(#".property("radius", \Card.radius)"#))
    #expect(text.contains(#".method("tap:") { (me: Card, arguments) in me.tap(arguments[0]) }"#))
    #expect(
      text.contains(
        #".method("loadFrom:") { (me: Card, arguments) in Task { await me.load(from: arguments[0]) } }"#))
    #expect(text.contains(".method(\"since\")"))
    for absent in ["risky", "shared", "gone", "plain"] { #expect(!text.contains("\"\(absent)")) }
  }

  @Test func methodsThatDifferInTypesAloneAreToldApart() {
    let text = Adapting.text(
      """
      class Pages: UIView {
        @objc(registerClass:for:) func register(_ type: AnyClass?, for name: String) {}
        @objc(registerNib:for:) func register(_ nib: UINib!, for name: String) {}
        @objc func fill(_ views: [UIView]) {}
        func fill(_ views: UIView...) {}
      }
      """)
    #expect(text.contains("me.register(arguments[0] as AnyClass?, for: arguments[1] as String)"))
    #expect(text.contains("me.register(arguments[0] as (UINib)?, for: arguments[1] as String)"))
    #expect(text.contains("me.fill(arguments[0] as [UIView])"))
  }

  /// Every object has a `perform(_:)` of a selector besides.
  @Test func whatIsCalledLikeAMethodOfAllObjectsIsToldApart() {
    let text = Adapting.text(
      "@objcMembers class Runner: NSObject { func perform(_ changes: @escaping () -> Void) {} }")
    #expect(text.contains("me.perform(arguments[0] as () -> Void)"))
  }

  /// What stands for an argument takes the parameter's type, and nothing may become a closure that does not escape.
  @Test func closuresThatDoNotEscapeAreAskedForAsOnesThatMay() {
    let text = Adapting.text(
      """
      class Form: UIView {
        @objc func add(_ field: UITextField? = nil, _ set: (_ field: UITextField) -> Void) {}
        @objc func all(_ each: ((UIView) -> Void)) {}
        @objc func open(then done: @escaping () -> Void, or failed: (() -> Void)?) {}
      }
      """)
    #expect(text.contains("me.add(arguments[0], arguments[1] as (_ field: UITextField) -> Void)"))
    #expect(text.contains("me.all(arguments[0] as ((UIView) -> Void))"))
    #expect(text.contains("me.open(then: arguments[0], or: arguments[1])"))
  }

  @Test func extensionsOfOthersClassesAreListedAndPrivateTypesAreNot() {
    let module = Adapting.module([
      "extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }",
      "private class Hidden: UIView { @objc func f() {} }",
      "class Generic<T>: UIView { @objc func f() {} }",
      "func f() { class Local: UIView { @objc func f() {} } }",
      "@available(*, unavailable, renamed: \"Card\") class Old: UIView { @objc func f() {} }",
    ])
    #expect(module.memberList.contains("all.append(UIView.PlumbMembers_App_0_0.self)"))
    for absent in ["Hidden", "Generic", "Local", "Old"] { #expect(!module.memberList.contains(absent)) }
    #expect(module.sources[1...].allSatisfy { !$0.text.contains("PlumbMembers") })
  }

  @Test func classesAreListedByTheNamesThatDocumentsHave() {
    let list = Adapting.module([
      "@objc(PBCard) class Card: UIView {}\n#if DEBUG\nclass Debug: UIView {}\n#endif"
    ]).memberList
    #expect(list.contains(#"all["Card"] = Card.self"#) && list.contains(#"all["PBCard"] = Card.self"#))
    #expect(list.contains("#if (DEBUG)\n    all[\"Debug\"] = Debug.self\n#endif"))
  }

  @Test func constraintsOfDocumentsAreMadeByTheirClasses() {
    let list = Adapting.module([
      """
      class Base: NSLayoutConstraint { override init() { super.init() } }
      @objc(PBHairline) final class Hairline: Base {}
      class Ratio: NSLayoutConstraint { init(of ratio: Double) { super.init() } }
      class Fixed: Ratio { convenience init() { self.init(of: 1) } }
      private class Hidden: NSLayoutConstraint {}
      class Card: UIView {}
      #if DEBUG
      class Debug: NSLayoutConstraint {}
      #endif
      """
    ]).memberList
    for made in ["Base", "Hairline", "Debug"] { #expect(list.contains("{ \(made)() }")) }
    #expect(list.contains(#"all["PBHairline"] = { Hairline() }"#))
    #expect(list.contains("#if (DEBUG)\n    all[\"Debug\"] = { Debug() }\n#endif"))
    for absent in ["Ratio", "Fixed", "Hidden", "Card"] { #expect(!list.contains("{ \(absent)() }")) }
    #expect(!Adapting.module(["class Card: UIView {}"]).memberList.contains("makers"))
  }

  @Test func membersOfAWholeClassAreListed() {
    let text = Adapting.text(
      "@objcMembers class Card: UIView { var a = 1; private var b = 2; func c() {}; override func d() {} }")
    #expect(text.contains(#".property("a""#) && text.contains(#".method("c")"#))
    #expect(!text.contains(#""b""#) && !text.contains(#""d""#))
  }

  @Test func whatXCTestLacksIsWrittenForWhoNamesIt() {
    let naming =
      "import XCTest\nfinal class A: XCTestCase { func test() { add(XCTAttachment(string: \"\")) } }"
    #expect(Adapting.module([naming]).memberList.contains("class XCTAttachment {"))
    #expect(
      !Adapting.module(["import XCTest\nfinal class A: XCTestCase {}"]).memberList.contains("XCTAttachment"))
  }
}
