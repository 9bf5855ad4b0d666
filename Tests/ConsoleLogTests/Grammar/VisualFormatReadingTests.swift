import PlumbAutoLayout
import PlumbConsoleLog
import PlumbConstraintSolver
import PlumbLayoutDiagnostics
import Testing

/// Expected values follow the visual format language: what is read later keeps its distance from what is read
/// before.
struct VisualFormatReadingTests {
  private let near = LoggedItem(className: "UILabel", address: "0x7f10")
  private let far = LoggedItem(className: "UIView", address: "0x7f20", label: "a]-(8)-[b")
  private let whole = LoggedItem(className: "Shop.Card", address: "0x7f30")

  private func read(_ text: String) -> LoggedConstraint {
    LoggedConstraint(reading: "<NSLayoutConstraint:0x600001 " + text + ">")
  }

  private func statement(
    _ first: LoggedItem, _ attribute: Attribute, _ relation: Relation, _ second: LoggedItem? = nil,
    _ other: Attribute? = nil, _ constant: Double = 0, _ space: ConsoleConstraint.Space = .constant
  ) -> LoggedStatement {
    LoggedStatement(
      .init(first, .layout(attribute)), relation,
      second.map { LoggedStatement.Term($0, .layout(other ?? attribute)) },
      constant: constant, space: space, isVisual: true)
  }

  private let tail = "   (active, names: '|':Shop.Card:0x7f30 )"

  @Test func distances() {
    let expected: [(String, LoggedStatement)] = [
      ("H:|-(20)-[UILabel:0x7f10]" + tail, statement(near, .leading, .equal, whole, .leading, 20)),
      (
        "[UILabel:0x7f10]-(>=20)-|" + tail,
        statement(whole, .trailing, .greaterThanOrEqual, near, .trailing, 20)
      ),
      ("V:|-(-8.5)-[UILabel:0x7f10]" + tail, statement(near, .top, .equal, whole, .top, -8.5)),
      (
        "V:[UILabel:0x7f10]-(8)-[UIView:0x7f20'a]-(8)-[b']",
        statement(far, .top, .equal, near, .bottom, 8)
      ),
      (
        "H:[UIView:0x7f20'a]-(8)-[b']-(<=3)-[UILabel:0x7f10]",
        statement(near, .leading, .lessThanOrEqual, far, .trailing, 3)
      ),
      (
        "H:[UILabel:0x7f10]-(NSSpace(8))-[UIView:0x7f20'a]-(8)-[b']",
        statement(far, .leading, .equal, near, .trailing, 8, .standard)
      ),
      (
        "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0x7f10]" + tail,
        statement(near, .top, .greaterThanOrEqual, whole, .top, 8, .anchors)
      ),
      ("H:|-20-[UILabel:0x7f10]" + tail, statement(near, .leading, .equal, whole, .leading, 20)),
      ("H:|-[UILabel:0x7f10]" + tail, statement(near, .leading, .equal, whole, .leading, 20, .standard)),
      (
        "V:[UILabel:0x7f10]-[UIView:0x7f20'a]-(8)-[b']",
        statement(far, .top, .equal, near, .bottom, 8, .standard)
      ),
      ("H:|[UILabel:0x7f10]" + tail, statement(near, .leading, .equal, whole, .leading, 0)),
    ]
    for (text, statement) in expected {
      #expect(read(text).statement == statement, "\(text)")
      #expect(read(text).reprint.filter { $0 != " " } == read(text).text.filter { $0 != " " })
    }
  }

  @Test func sizes() {
    #expect(
      read("V:[UILabel:0x7f10(>=30)]").statement
        == statement(near, .height, .greaterThanOrEqual, nil, nil, 30))
    #expect(read("[UILabel:0x7f10(100@251)]").statement == statement(near, .width, .equal, nil, nil, 100))
    #expect(read("[UILabel:0x7f10(100@251)]").priority == 251)
    let labelled = LoggedItem(className: "UILabel", address: "0x7f10", label: "(5)")
    #expect(
      read("H:[UILabel:0x7f10'(5)'(15)]").statement == statement(labelled, .width, .equal, nil, nil, 15))
    #expect(
      read("V:[UILabel:0x7f10(==Shop.Card:0x7f30)]").statement
        == statement(near, .height, .equal, whole, .height, 0))
  }

  @Test func aPriorityInsideOfADistance() {
    let read = read("H:[UILabel:0x7f10]-(>=8@750)-[Shop.Card:0x7f30] priority:750")
    #expect(read.priority == 750)
    #expect(read.statement == statement(whole, .leading, .greaterThanOrEqual, near, .trailing, 8))
  }

  @Test func directions() {
    let left = read("H:|-(15)-[UILabel:0x7f10](LTR)" + tail)
    #expect(left.isRightToLeft == false)
    #expect(left.statement == statement(near, .left, .equal, whole, .left, 15))
    let right = read("H:[UILabel:0x7f10]-(0)-[Shop.Card:0x7f30](RTL)")
    #expect(right.isRightToLeft == true)
    #expect(right.statement == statement(whole, .leading, .equal, near, .trailing, 0))
  }

  @Test func masksAreAboutLeftAndRight() {
    let read = LoggedConstraint(
      reading: "<NSAutoresizingMaskLayoutConstraint:0x600001 h=-&- v=-&- H:[UILabel:0x7f10]-(0.4)-|" + tail
        + ">")
    #expect(read.statement == statement(whole, .right, .equal, near, .right, 0.4))
  }

  @Test func aSuperviewThatNoListNamesIsStillOneForEachItem() {
    let first = read("H:|-(0)-[UILabel:0x7f10]").statement?.second?.item
    let second = read("H:[UILabel:0x7f10]-(0)-|").statement?.first.item
    let other = read("H:[UIView:0x7f20]-(0)-|").statement?.first.item
    #expect(first != nil && first == second)
    #expect(other != first)
  }
}
