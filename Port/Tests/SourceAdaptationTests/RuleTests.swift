import Testing

@testable import SourceAdaptation

struct RuleTests {
  @Test func attributesGoAndLinesStay() {
    let source = """
      @objcMembers
      public class Card: UIView {
        @IBOutlet
        private weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 0
        @objc(toggle:) public func toggle(_ sender: Any) {}
        @available(iOS 13, *) @MainActor func other() {}
      }
      """
    #expect(
      Adapting.body(source) == """

        public class Card: UIView {
          
          private weak var label: UILabel!
          var radius: CGFloat = 0
          public func toggle(_ sender: Any) {}
          @available(iOS 13, *) @MainActor func other() {}
        }
        """)
  }

  @Test func phonesAreWhereUIKitIs() {
    #expect(Adapting.text("#if os(iOS) || os(tvOS)\n#endif") == "#if canImport(UIKit) || os(tvOS)\n#endif")
    #expect(Adapting.text("#if !os(iOS)\n#elseif os(iOS)\n#endif").contains("#elseif canImport(UIKit)"))
    #expect(
      Adapting.text("let os = { (x: Int) in x }\nlet iOS = 1\nlet y = os(iOS)").hasSuffix("let y = os(iOS)"))
  }

  @Test func requirementsThatMayBeLeftOutDoNothing() {
    let source = """
      @objc public protocol Watcher {
        @objc optional func didTap(
          _ card: Int,
          twice: Bool)
        @objc optional var title: String? { get set }
        func mustDo()
      }
      func f(watcher: Watcher?) { watcher?.didTap?(1, twice: true); watcher?.mustDo() }
      func g(watcher: Watcher) { watcher.didTap!(2, twice: false) }
      """
    let text = Adapting.text(source)
    #expect(text.contains("public protocol Watcher: AnyObject {"))
    #expect(text.contains("} ; extension Watcher") || text.contains("}; extension Watcher"))
    #expect(text.contains("public func didTap(_ card: Int, twice: Bool) {  }"))
    #expect(text.contains("public var title: String? { get { nil } set {} }"))
    #expect(text.contains("watcher?.didTap(1, twice: true); watcher?.mustDo()"))
    #expect(text.contains("watcher.didTap(2, twice: false)"))
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).count
        == source.split(separator: "\n").count)
  }

  @Test func aClosureThatMayBeNilIsStillAsked() {
    #expect(
      Adapting.text("func f() { card.onTap?(1); self.completion?() }").contains(
        "card.onTap?(1); self.completion?()"))
  }

  @Test func aRequirementThatGivesAValueIsTold() {
    let remarks = Adapting.remarks("@objc protocol P {\n  @objc optional func height() -> CGFloat\n}")
    #expect(remarks.count == 1)
    #expect(remarks[0].hasPrefix("File0.swift:2:3: A requirement that may be left out, and gives a CGFloat:"))
  }

  @Test func overridesInExtensionsMoveIntoTheirClasses() {
    let card = "class Card: UIView {\n}\n"
    let more = "extension Card {\n  override func layoutSubviews() {\n    use(#selector(tap(_:)))\n  }\n}"
    let module = Adapting.module([card, more])
    #expect(
      module.sources[0].text == """
        class Card: UIView {

        #sourceLocation(file: "File1.swift", line: 2)
        override func layoutSubviews() {
            use(Selector("tap:", { (me: Card, arguments) in me.tap(arguments[0]) }))
          }
        #sourceLocation(file: "File0.swift", line: 2)
        }

        """)
    #expect(!module.sources[1].text.contains("override"))
    #expect(module.sources[1].text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
  }

  @Test func anOverrideForAnothersClassIsTold() {
    let remarks = Adapting.remarks("extension UILabel {\n  override open var tag: Int { 1 }\n}")
    #expect(remarks.count == 1 && remarks[0].hasPrefix("File0.swift:2:3: An extension of UILabel,"))
  }

  @Test func testsOfTheMainActorWait() {
    let source = """
      import XCTest
      @MainActor final class CardTests: XCTestCase {
        override func setUp() { super.setUp() }
        func testA() throws {}
        func testB() async {}
        func helper() {}
      }
      final class Plain: XCTestCase { func testA() {} ; @MainActor func testB() { UIView() } }
      """
    let text = Adapting.text(source)
    #expect(text.contains("import XCTest; import UIKit"))
    #expect(text.contains("override func setUp() async throws { try await super.setUp() }"))
    #expect(text.contains("func testA() async throws {}"))
    #expect(text.contains("func testB() async {}"))
    #expect(text.contains("func helper() {}"))
    #expect(text.contains("func testA() {} ; @MainActor func testB() async { UIView() }"))
  }

  @Test func modulesThatAreNotThereAreTold() {
    #expect(
      Adapting.remarks("import UIKit\nimport MapKit").map { String($0.prefix(22)) } == [
        "File0.swift:2:1: There"
      ])
    #expect(Adapting.remarks("#if canImport(Combine)\nimport Combine\n#endif").isEmpty)
    #expect(Adapting.remarks("#if os(macOS)\nimport AppKit\n#endif").isEmpty)
    #expect(Adapting.text("import UIKit.UIGestureRecognizerSubclass") == "import UIKit")
    #expect(Adapting.text("import ObjectiveC") == "import UIKit")
  }

  @Test func whatHasNothingOfItStaysByteForByte() {
    let source = "import UIKit\r\n\r\n/// @objc #selector(x)\nlet s = \"@objc #selector(tap) os(iOS)\"\n"
    #expect(Adapting.text(source) == source)
    #expect(Adapting.text("") == "")
    #expect(Adapting.text("class { @objc func (((").contains("func ((("))
  }
}
