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

  /// Only calls tell whether a requirement was left out.
  @Test func whetherARequirementIsThere() {
    let requirement = "@objc protocol P { @objc optional func pick(_ x: Int) -> Bool }\nvar p: (any P)?\n"
    for use in [
      "guard let pick = p?.pick(_:) else { return }", "if let pick = p?.pick { _ = pick(1) }",
      "_ = p?.pick != nil",
    ] {
      let remarks = Adapting.remarks(requirement + "func f() { \(use) }")
      #expect(remarks.count == 1)
      #expect(remarks.first?.contains("File0.swift:3:") == true && remarks.first?.contains("“pick”") == true)
    }
    for use in ["p?.pick?(1)", "_ = p!.pick!(1)", "_ = #selector(P.pick(_:))", "_ = p?.pick?(1) ?? true"] {
      #expect(Adapting.remarks(requirement + "func f() { \(use) }").isEmpty)
    }
    let ofTables = "@objc protocol Q { @objc optional func tableView(_ x: Int) }\nvar q: (any Q)?\n"
    for use in ["show(self.tableView)", "if let table = list?.tableView { show(table) }", "show(pick)"] {
      #expect(Adapting.remarks(requirement + ofTables + "func f() { \(use) }").isEmpty)
    }
    #expect(Adapting.remarks(ofTables + "func f() { if let tell = q?.tableView(_:) { tell(1) } }").count == 1)
    #expect(
      Adapting.text(requirement + "func f() { #expect(p?.pick?(1) == true) }").contains(
        "PlumbRequirement.value("))
  }

  /// What stands in for a requirement that nobody has counts, though the requirement itself is always there.
  @Test func aRequirementIsTakenAndThenCalled() {
    let requirement = "@objc protocol P { @objc optional func pick(_ x: Int) -> Bool }\n"
    let guarded = """
      func f(_ p: P?, _ n: Int) -> Bool {
        guard let pick = p?.pick(_:) else { return true }
        let row = n % 2
        return pick(row)
      }
      """
    #expect(
      Adapting.text(requirement + guarded).contains("  return PlumbRequirement.value(pick(row)) ?? (true)\n"))
    let tried = "func f(_ p: P?) -> Bool {\n  if let pick = p?.pick { return pick(1) }\n  return true\n}"
    #expect(
      Adapting.text(requirement + tried).contains(
        "if let pick = p?.pick, let pick = PlumbRequirement.value(pick(1)) { return pick }\n"))
    #expect(Adapting.remarks(requirement + guarded).isEmpty && Adapting.remarks(requirement + tried).isEmpty)
    for use in [
      "guard let pick = p?.pick else { return true }\n  tell(pick)\n  return pick(1)",
      "guard let pick = p?.pick else { return true }\n  let isPicked = pick(1)\n  return isPicked",
      "if let pick = p?.pick, n > 1 { return pick(1) }\n  return true",
    ] {
      let source = requirement + "func f(_ p: P?, _ n: Int) -> Bool {\n  \(use)\n}"
      #expect(Adapting.remarks(source).count == 1)
      #expect(!Adapting.text(source).contains("PlumbRequirement.value"))
    }
  }

  @Test func aRequirementThatGivesAValueIsTold() {
    let remarks = Adapting.remarks("@objc protocol P {\n  @objc optional func height() -> Height\n}")
    #expect(remarks.count == 1)
    #expect(remarks[0].hasPrefix("File0.swift:2:3: A requirement that may be left out, and gives a Height:"))
  }

  @Test func whoeverAsksForAValueLearnsThatThereIsNone() {
    let source = """
      @objc protocol P {
        @objc optional func height(_ x: Int) -> CGFloat
        @objc optional func names() -> [String]
      }
      func f(_ p: P?, _ q: P) -> CGFloat {
        if let height = q.height?(1) { return height }
        q.names?().forEach { print($0) }
        let some = p?.height?(2) ?? 44
        q.height?(3)
        return min(p!.height!(4), q.height?(5)!)
      }
      """
    let text = Adapting.text(source)
    #expect(text.contains("height(_ x: Int) -> CGFloat { PlumbRequirement.leftOut(0) }"))
    #expect(text.contains("names() -> [String] { PlumbRequirement.leftOut([]) }"))
    #expect(text.contains("if let height = PlumbRequirement.value(q.height(1)) {"))
    #expect(text.contains("  q.names().forEach {"))
    #expect(text.contains("let some = PlumbRequirement.value(p?.height(2)) ?? 44"))
    #expect(text.contains("  q.height(3)\n"))
    #expect(text.contains("min(p!.height(4), PlumbRequirement.value(q.height(5))!)"))
    #expect(Adapting.remarks(source).isEmpty)
  }

  @Test func overridesInExtensionsMoveIntoTheirClasses() {
    let card = "class Card: UIView {\n}\n"
    let more = "extension Card {\n  override func layoutSubviews() {\n    use(#selector(tap(_:)))\n  }\n}"
    let module = Adapting.module([card, more])
    #expect(
      Adapting.first(module) == """
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

  @Test func whatMovesIntoAnotherSourceSeesWhatItNames() {
    let more = """
      extension Card {
        override var description: String { text(of: self) + note }
      }
      private func text(of card: Card) -> String { other() }
      private func other() -> String { "" }
      private extension Card { var note: String { "" } }
      """
    let here = Adapting.module(["class Card: UIView {}\n" + more]).sources[0].text
    #expect(here.contains("private func text(") && here.contains("private extension Card"))
    let moved = Adapting.module(["class Card: UIView {}", more]).sources[1].text
    #expect(moved.contains("\n func text(") && moved.contains("\n extension Card { var note"))
    #expect(moved.contains("private func other()"))
  }

  @Test func whatIsOverriddenMovesIntoItsClass() {
    let base =
      "class Base: UIView {}\nextension Base {\n  @objc func setUp(_ x: Int) {}\n  func other() {}\n}\n"
    let more =
      "class Card: Base {\n  override func setUp(_ x: Int) {}\n}\nextension Base { var title: String { \"\" } }\n"
    let last = "final class Last: Card { override var title: String { \"last\" } }"
    let module = Adapting.module([base, more, last])
    #expect(
      Adapting.first(module).hasPrefix(
        """
        class Base: UIView {
        #sourceLocation(file: "File0.swift", line: 3)
        func setUp(_ x: Int) {}
        #sourceLocation(file: "File1.swift", line: 4)
        var title: String { "" }
        #sourceLocation(file: "File0.swift", line: 1)
        }
        """))
    #expect(module.sources[0].text.contains("extension Base {\n  \n  func other() {}\n}"))
    #expect(module.sources[1].text.hasSuffix("extension Base {  }\n"))
  }

  @Test func whatAHeaderBringsAlongIsImported() {
    let card = "import UIKit\nclass Card: UIView {}"
    let frames = "struct Frames {\n  var one = CGRect.zero\n  var form = CATransform3DIdentity\n}\n"
    let plain = "import Foundation\nstruct Plain { var width: CGFloat = 1 }\n"
    let apart = "import Model\nextension Model { var color: UIColor { .red } }\n"
    let module = Adapting.module([card, frames, plain, apart])
    #expect(
      module.sources[1].text == "import UIKit\n#sourceLocation(file: \"File1.swift\", line: 1)\n" + frames)
    #expect(module.sources[2].text == plain)
    #expect(module.sources[3].text == apart.replacing("import Model\n", with: "import Model; import UIKit\n"))
    // A module that imports UIKit nowhere may be one that has none.
    #expect(Adapting.whole(frames) == Adapting.brought + frames)
  }

  @Test func functionsThatTakeObjectsAreSwifts() {
    let source = """
      import UIKit
      typealias Function = @convention(c) (AnyObject, Selector) -> Void
      let block: @convention(block) (UIViewController) -> Void = { _ in }
      let code = imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))
      let number: @convention(c) (Int32) -> Void = { _ in }
      """
    #expect(
      Adapting.body(source) == """
        import UIKit
        typealias Function =  (AnyObject, Selector) -> Void
        let block:  (UIViewController) -> Void = { _ in }
        let code = imp_implementationWithBlock(block)
        let number: @convention(c) (Int32) -> Void = { _ in }
        """)
  }

  @Test func dynamicPropertiesTellTheirObservers() {
    let source = """
      class Model: NSObject {
        @objc dynamic var size: Int = 1
        @objc dynamic var name: String { didSet { use() } }
        @objc dynamic weak var view: UIView?
        @objc dynamic var both: String { get { "" } set {} }
        dynamic var plain = 1
      }
      """
    #expect(
      Adapting.body(source) == """
        class Model: NSObject {
          dynamic var size: Int = 1 { didSet { didChangeValue(for: \\Model.size) } }
          dynamic var name: String { didSet { defer { didChangeValue(for: \\Model.name) }; use() } }
          dynamic weak var view: UIView? { didSet { didChangeValue(for: \\Model.view) } }
          dynamic var both: String { get { "" } set {} }
          dynamic var plain = 1
        }
        """)
  }

  @Test func anOverrideForAnothersClassIsTold() {
    let remarks = Adapting.remarks("extension UILabel {\n  override open var tag: Int { 1 }\n}")
    #expect(remarks.count == 1 && remarks[0].hasPrefix("File0.swift:2:3: An extension of UILabel,"))
  }

  @Test func testsOfTheMainActorEnterIt() {
    let source = """
      import XCTest
      @MainActor class CardTests: XCTestCase {
        override func setUpWithError() throws { try super.setUpWithError() }
        func testA() throws {}
        func testB() async {}
        func helper() {}
      }
      final class Plain: XCTestCase { func testA() {} ; @MainActor func testB() { UIView() } }
      final class More: CardTests { func testC() {} }
      """
    let lines = Adapting.body(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "import XCTest; import UIKit")
    #expect(lines[1] == "@MainActor class CardTests: XCTestCase, @unchecked Sendable {")
    let setUp =
      "  override nonisolated func setUpWithError() throws { try MainActor.assumeIsolated "
      + "{ () throws -> Void in try super.setUpWithError() } }"
    #expect(lines[2] == setUp)
    let throwing =
      "  nonisolated func testA() throws { try MainActor.assumeIsolated { () throws -> Void in} }"
    #expect(lines[3] == throwing)
    #expect(lines[4] == "  func testB() async {}")
    #expect(lines[5] == "  func helper() {}")
    let plain =
      "final class Plain: XCTestCase, @unchecked Sendable { func testA() {} ;  nonisolated func testB() "
      + "{ try! MainActor.assumeIsolated { () throws -> Void in UIView() } } }"
    #expect(lines[7] == plain)
    #expect(
      lines[8].contains("nonisolated func testC() { try! MainActor.assumeIsolated { () throws -> Void in} }"))
  }

  @Test func layersKeepTheirValuesByName() {
    #expect(
      Adapting.body(
        "class Ring: CAShapeLayer { @NSManaged var part: CGFloat\n@NSManaged var tint: UIColor? }")
          == """
          class Ring: CAShapeLayer { var part: CGFloat { get { (value(forKey: "part") as? CGFloat) ?? 0 } set { \
          setValue(newValue, forKey: "part") } }
          var tint: UIColor? { get { value(forKey: "tint") as? UIColor } set { setValue(newValue, forKey: "tint") } } }
          """)
    #expect(Adapting.remarks("class Row: NSManagedObject { @NSManaged var a: Int }").count == 1)
  }

  @Test func anAppsWindowMayBeLeftOut() {
    #expect(Adapting.text("let i = app.delegate?.window??.bounds") == "let i = app.delegate?.window?.bounds")
    for call in ["scrollViewDidEndZooming", "presentationControllerDidDismiss", "windowWillMove"] {
      #expect(Adapting.text("delegate?.\(call)?(me)") == "delegate?.\(call)(me)")
    }
    #expect(Adapting.text("handlers?.items?(me)") == "handlers?.items?(me)")
  }

  @Test func attributedTextsOfNothingHaveNoCharacters() {
    #expect(
      Adapting.text("let a = NSAttributedString(), b = NSMutableAttributedString( )")
        == "let a = NSAttributedString(string: \"\"), b = NSMutableAttributedString(string: \"\" )")
    #expect(Adapting.text("let a = NSAttributedString(string: s)") == "let a = NSAttributedString(string: s)")
  }

  @Test func mixedAttributesHaveAType() {
    let mixed = "let a = [NSAttributedString.Key.font: font, .foregroundColor: UIColor.red]"
    #expect(Adapting.text(mixed) == mixed + " as [NSAttributedString.Key: Any]")
    let kept = [
      "let a = [NSAttributedString.Key.font: font]",
      "let a = [NSAttributedString.Key.foregroundColor: red, .backgroundColor: blue]",
      "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: font, .foregroundColor: red]",
      "let a = [NSAttributedString.Key.font: font, .foregroundColor: red] as [NSAttributedString.Key: Any]",
      "let a = [Kind.font: font, .foregroundColor: red]",
      "show([NSAttributedString.Key.font: font, .foregroundColor: red])",
    ]
    for line in kept { #expect(Adapting.text(line) == line) }
  }

  /// They tell where a requirement has gone.
  @Test func requirementsThatNobodyMayNameMayBeLeftOut() {
    let lines = Adapting.body(
      """
      @objc protocol P {
        @available(*, unavailable) func size(at index: Int) -> Int
        @available(iOS 13, *) func size(of index: Int)
      }
      """
    ).split(separator: "\n")
    #expect(lines[1].drop { $0 == " " } == "func size(at index: Int) -> Int")
    #expect(lines[2] == "  @available(iOS 13, *) func size(of index: Int)")
    #expect(lines[3].hasPrefix("}; extension P { func size(at index: Int) -> Int { "))
    #expect(!lines[3].contains("of index"))
  }

  @Test func whatEveryObjectHasIsOverriddenByResponders() {
    #expect(
      Adapting.body("class A: NSObject { override var accessibilityLabel: String? { get { nil } set {} } }")
        == "class A: NSObject {  var accessibilityLabel: String? { get { nil } set {} } }")
    let below = """
      class A: NSObject { override var isAccessibilityElement: Bool { get { true } set {} } }
      class B: A { override var isAccessibilityElement: Bool { get { true } set {} } }
      class C: UIView { override var accessibilityLabel: String? { get { nil } set {} } }
      """
    let first = below.split(separator: "\n", maxSplits: 1)
    #expect(
      Adapting.body(below)
        == first[0].replacing("{ override var", with: "{  var") + "\n" + first[1])
  }

  @Test func modulesThatAreNotThereAreTold() {
    #expect(
      Adapting.remarks("import UIKit\nimport MapKit").map { String($0.prefix(22)) } == [
        "File0.swift:2:1: There"
      ])
    #expect(Adapting.remarks("#if canImport(Combine)\nimport Combine\n#endif").isEmpty)
    // A package may bring one of the name; the lines after it stay where they are.
    let lines = Adapting.text("import UIKit\n@preconcurrency import MapKit // maps\nlet a = 1").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "import UIKit", "", "#if canImport(MapKit)", "@preconcurrency import MapKit", "#else", "import UIKit",
        "#endif", "#sourceLocation(file: \"File0.swift\", line: 2)", " // maps", "let a = 1",
      ])
    #expect(Adapting.remarks("import Carbon.HIToolbox").count == 1)
    #expect(Adapting.text("import Alamofire") == "import Alamofire")
    #expect(Adapting.text("import MapKit ; import Foo").hasSuffix("line: 1)\n import Foo"))
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
