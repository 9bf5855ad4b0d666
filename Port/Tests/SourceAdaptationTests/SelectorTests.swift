import Testing

@testable import SourceAdaptation

struct SelectorTests {
  @Test(arguments: [
    ("tap", [], "tap"), ("tap", ["_"], "tap:"), ("tap", ["sender"], "tapWithSender:"),
    ("tap", ["_", "for"], "tap:for:"),
    ("move", ["to"], "moveTo:"), ("move", ["toPoint", "animated"], "moveToPoint:animated:"),
    ("animate", ["with", "_"], "animateWith::"), ("showFrom", ["view"], "showFromView:"),
    ("tabBar", ["_", "didSelect"], "tabBar:didSelect:"), ("update", ["usingValue"], "updateUsingValue:"),
  ])
  func methodsHaveTheirNamesOfObjectiveC(base: String, labels: [String], name: String) {
    #expect(SelectorName.text(base, labels) == name)
  }

  private func selector(_ expression: String, in members: String = "") -> String {
    let source = """
      class Card: UIView {
        func f() { use(\(expression)) }
        \(members)
      }
      """
    let body = Adapting.body(source)
    return String(body.split(separator: "\n")[1].dropFirst("  func f() { use(".count).dropLast(3))
  }

  @Test func theMethodOfSeveralThatIsThereForObjectiveCIsCalled() {
    #expect(
      selector("#selector(tap(_:))", in: "func tap(_ views: UIView...) {}; @objc func tap(_ sender: Any?) {}")
        == #"Selector("tap:", { (me: Card, arguments) in me.tap(arguments[0] as Any?) })"#)
  }

  @Test func aSelectorHasTheCallWithIt() {
    #expect(
      selector("#selector(tap(_:))")
        == #"Selector("tap:", { (me: Card, arguments) in me.tap(arguments[0]) })"#)
    #expect(
      selector("#selector(Card.tap(_:for:))")
        == #"Selector("tap:for:", { (me: Card, arguments) in me.tap(arguments[0], for: arguments[1]) })"#)
    #expect(selector("#selector(self.tap(sender:))").hasPrefix(#"Selector("tapWithSender:", { (me: Card,"#))
    #expect(
      selector("#selector(UIView.layoutIfNeeded)")
        == #"Selector("layoutIfNeeded", of: UIView.layoutIfNeeded)"#)
  }

  @Test func aBareNameHasTheParametersOfItsDeclaration() {
    #expect(
      selector("#selector(tap)", in: "@objc func tap(_ sender: Any) {}")
        == #"Selector("tap:", { (me: Card, arguments) in me.tap(arguments[0]) })"#)
    #expect(
      selector("#selector(tap)", in: "@objc func tap() {}")
        == #"Selector("tap", { (me: Card, _) in me.tap() })"#)
    #expect(selector("#selector(tap)") == #"Selector("tap", of: Card.tap)"#)
  }

  /// What a selector is compared with calls nobody.
  @Test func aPatternIsANameAlone() {
    let source = """
      class Card: UIView {
        @objc func tap(_ sender: Any) {}
        func f(_ s: Selector) { switch s { case #selector(tap), #selector(copy(_:)): break; default: break } }
      }
      """
    #expect(Adapting.body(source).contains(#"case Selector("tap:"), Selector("copy:"): break"#))
  }

  @Test func aNameThatWasGivenIsKept() {
    #expect(
      selector("#selector(tap(_:))", in: "@objc(didTap:) func tap(_ sender: Any) {}").hasPrefix(
        #"Selector("didTap:","#))
  }

  @Test func aMethodOfAVariableIsANameAlone() {
    #expect(selector("#selector(model.load(_:))") == #"Selector("load:")"#)
    #expect(selector("#selector(getter: UIView.tag)") == #"Selector("tag")"#)
  }

  @Test func aTypeThatTellsMethodsApartIsNotInTheWay() {
    #expect(selector("#selector(tap(_:) as (UIButton) -> Void)").hasPrefix(#"Selector("tap:","#))
  }

  @Test func keyPathsAreTexts() {
    #expect(selector("#keyPath(Card.layer.bounds)") == #""layer.bounds""#)
    #expect(selector("#keyPath(title)") == #""title""#)
  }

  @Test func aMethodInheritedFromAClassOfTheModuleIsFound() {
    let base = "class Base: UIView { @objc func tap(_ sender: Any) {} }"
    let card = "class Card: Base { func f() { use(#selector(tap)) } }"
    #expect(
      Adapting.module([base, card]).sources[1].text.contains(#"Selector("tap:", { (me: Card, arguments) in"#))
  }

  @Test func anExtensionOfANestedClassNamesItWhole() {
    let source =
      "class Outer { class Inner: UIView {} }\nextension Outer.Inner { func f() { use(#selector(tap(_:))) } }"
    #expect(Adapting.text(source).contains("(me: Outer.Inner, arguments)"))
  }

  @Test func aTypeTellsMethodsOfOneNameApart() {
    let members = "func tap() {}; func tap(_ sender: Any) {}"
    let with = #"Selector("tap:", { (me: Card, arguments) in me.tap(arguments[0]) })"#
    #expect(
      selector("#selector(tap as () -> Void)", in: members)
        == #"Selector("tap", { (me: Card, _) in me.tap() })"#)
    #expect(selector("#selector(tap as (Any) -> Void)", in: members) == with)
    #expect(selector("#selector(Card.tap as (Card) -> (Any) -> Void)", in: members) == with)
    #expect(
      selector("#selector(UIView.update as () -> Void)")
        == #"Selector("update", of: UIView.update as (UIView) -> () -> Void)"#)
  }
}
