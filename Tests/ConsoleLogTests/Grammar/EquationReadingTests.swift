import PlumbAutoLayout
import PlumbConsoleLog
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import Testing

/// Expected values are what each text says; the forms are those of published console logs.
struct EquationReadingTests {
  private let badge = LoggedItem(className: "UILabel", address: "0x7f10")
  private let card = LoggedItem(className: "Shop.Card", address: "0x7f20")

  private func equation(_ text: String) -> LoggedConstraint {
    LoggedConstraint(reading: "<NSLayoutConstraint:0x600001 " + text + ">")
  }

  private func term(_ item: LoggedItem, _ attribute: Attribute) -> LoggedStatement.Term {
    LoggedStatement.Term(item, .layout(attribute))
  }

  @Test func headerAndActivity() {
    let read = LoggedConstraint(
      reading: "<NSLayoutConstraint:0x600001 UILabel:0x7f10.height == 200   (active)>")
    #expect(read.className == "NSLayoutConstraint")
    #expect(read.address == "0x600001")
    #expect(read.isActive == true)
    #expect(read.statement == LoggedStatement(term(badge, .height), .equal, constant: 200))
    #expect(read.reprint == "<NSLayoutConstraint:0x600001 UILabel:0x7f10.height == 200   (active)>")
    #expect(equation("UILabel:0x7f10.height == 200   (inactive)").isActive == false)
    #expect(equation("UILabel:0x7f10.height == 200").isActive == nil)
  }

  @Test func multipliersAndConstants() {
    let expected: [(String, LoggedStatement)] = [
      (
        "UILabel:0x7f10.width == 0.2*Shop.Card:0x7f20.height - 16",
        LoggedStatement(
          term(badge, .width), .equal, term(card, .height), multiplier: 0.2, constant: -16)
      ),
      (
        "UILabel:0x7f10.width == Shop.Card:0x7f20.width * 0.7",
        LoggedStatement(term(badge, .width), .equal, term(card, .width), multiplier: 0.7)
      ),
      (
        "UILabel:0x7f10.width == Shop.Card:0x7f20.width * 0.5 + 8.0",
        LoggedStatement(
          term(badge, .width), .equal, term(card, .width), multiplier: 0.5, constant: 8)
      ),
      (
        "UILabel:0x7f10.leading >= Shop.Card:0x7f20.leadingMargin + 1e-05",
        LoggedStatement(
          term(badge, .leading), .greaterThanOrEqual, term(card, .leadingMargin), constant: 1e-05)
      ),
      ("UILabel:0x7f10.width == - 16", LoggedStatement(term(badge, .width), .equal, constant: -16)),
      (
        "UILabel:0x7f10.width <= 1e+06", LoggedStatement(term(badge, .width), .lessThanOrEqual, constant: 1e6)
      ),
      (
        "UILabel:0x7f10.bottom <= Shop.Card:0x7f20.bottom NSSpace(8)",
        LoggedStatement(
          term(badge, .bottom), .lessThanOrEqual, term(card, .bottom), constant: 8, space: .standard)
      ),
      (
        "UILabel:0x7f10.bottom <= Shop.Card:0x7f20.bottom NSLayoutAnchorConstraintSpace(8)",
        LoggedStatement(
          term(badge, .bottom), .lessThanOrEqual, term(card, .bottom), constant: 8, space: .anchors)
      ),
      (
        "UILabel:0x7f10.baseline == Shop.Card:0x7f20.firstBaseline",
        LoggedStatement(term(badge, .lastBaseline), .equal, term(card, .firstBaseline))
      ),
    ]
    for (text, statement) in expected {
      #expect(equation(text).statement == statement, "\(text)")
      #expect(equation(text).reprint == equation(text).text)
    }
  }

  @Test func positionsInTheSuperview() {
    let read = LoggedConstraint(
      reading: """
        <NSAutoresizingMaskLayoutConstraint:0x600001 h=--& v=-&- UILabel:0x7f10.minX == 0   \
        (active, names: '|':Shop.Card:0x7f20 )>
        """)
    #expect(read.mask == "h=--& v=-&-")
    #expect(read.superview == card)
    #expect(read.statement == LoggedStatement(.init(badge, .inSuperview(.left)), .equal))
    let older = equation("UILabel:0x7f10.midY == + 39")
    #expect(older.statement == LoggedStatement(.init(badge, .inSuperview(.centerY)), .equal, constant: 39))
    #expect(older.superview == nil)
  }

  @Test func variablesThatTheLogDoesNotExplain() {
    let list = LoggedItem(className: "UITableView", address: "0x7f30")
    let read = LoggedConstraint(
      reading: """
        <_UIScrollViewAutomaticContentSizeConstraint:0x600001 UITableView:0x7f30.contentHeight{id: 178} == \
        -5.000000>
        """)
    #expect(
      read.statement
        == LoggedStatement(.init(list, .hidden("contentHeight", .vertical)), .equal, constant: -5))
  }

  @Test func labelsOfAnyContent() {
    for label in [
      "YOU'RE OK", "a, b (c) [d]", "Which is it?", "x == 3", "", "'", ".width", "a]-(8)-[b", " - 5",
    ] {
      let item = LoggedItem(className: "UILabel", address: "0x7f10", label: label)
      let read = equation("UILabel:0x7f10'\(label)'.bottom == Shop.Card:0x7f20.bottom - 5   (active)")
      #expect(
        read.statement == LoggedStatement(term(item, .bottom), .equal, term(card, .bottom), constant: -5),
        "\(label)")
    }
  }

  @Test func identifiersOfAnyContent() {
    for identifier in [
      "UISV-spacing", "it's 'mine'", "fill, line: 21, hash: -43", "A.width == 3", "", "h=--& v=--&",
    ] {
      let read = equation("'\(identifier)' UILabel:0x7f10.width == 3   (active)")
      #expect(read.identifier == identifier)
      #expect(read.statement == LoggedStatement(term(badge, .width), .equal, constant: 3))
    }
  }

  @Test func namesWithAddressesAtTheEnd() {
    let picture = LoggedItem(address: "0x7f40", name: "Picture-a...")
    let read = equation(
      "Picture-a....width == 1.5*Picture-a....height   (active, names: Picture-a...:0x7f40 )")
    #expect(
      read.statement
        == LoggedStatement(term(picture, .width), .equal, term(picture, .height), multiplier: 1.5))
    let spaced = equation("my, own view.width == 5   (Names: my, own view:0x7f40 )")
    #expect(spaced.statement?.first.item == LoggedItem(address: "0x7f40", name: "my, own view"))
    let shared = equation("V:|-(33)-[title]   (Names: box:0x7f41, title:0x7f40, '|':box:0x7f41 )")
    #expect(shared.superview == LoggedItem(address: "0x7f41", name: "box"))
    #expect(shared.statement?.second?.item == shared.superview)
  }

  @Test func priorities() {
    #expect(equation("UILabel:0x7f10.width == 3 @750").priority == 750)
    #expect(equation("UILabel:0x7f10.width == 3@750").priority == 750)
    #expect(equation("UILabel:0x7f10.width == 3 priority:501   (active)").priority == 501)
    #expect(equation("UILabel:0x7f10.width == 3.0 ^750.0").priority == 750)
    #expect(equation("UILabel:0x7f10.width == 3 ^high").priority == 750)
    #expect(equation("UILabel:0x7f10.width == 3").priority == nil)
    let content = equation("UILabel:0x7f10'It'.width == 42 Hug:250 CompressionResistance:750   (active)")
    #expect(content.content == .init(hugging: 250, compressionResistance: 750))
    #expect(content.isUnderstood)
  }

  @Test func whatIsNotWholeHasNoStatement() {
    for text in [
      "<NSLayoutConstraint:0x600001 UILabel:0x7f10.width == 20",
      "<NSLayoutConstraint:0x600001 UILabel:0x7f10.width ==>",
      "<NSLayoutConstraint:0x600001 UILabel:0x7f10.breadth == 20>",
      "<NSLayoutConstraint:0x600001 UILabel:0x7f10.width == nan>",
      "<NSLayoutConstraint:0x600001 UILabel:0x7f10'It.width == 20>",
      "<NSLayoutConstraint:0x600001 UILabel:0x7f10.width == 20 (active) and more>",
      "<NSLayoutConstraint:0x600001>",
      "<NSLayoutConstraint:0x600001",
    ] {
      let read = LoggedConstraint(reading: text)
      #expect(!read.isUnderstood, "\(text)")
      #expect(read.text == text)
      #expect(read.className == "NSLayoutConstraint")
      #expect(read.address == "0x600001")
    }
    #expect(LoggedConstraint(reading: "").className == "")
  }

  @Test func aClosingBracketMayBeLostBehindATail() {
    #expect(
      LoggedConstraint(reading: "<NSLayoutConstraint:0x1 UIView:0x2.width == 2   (active)").isUnderstood)
    #expect(LoggedConstraint(reading: "NSLayoutConstraint:0x1 UIView:0x2.width == 2").isUnderstood)
  }

  @Test func spacesMayBeLost() {
    let read = LoggedConstraint(
      reading: "<NSLayoutConstraint:0x600a1Card:0x7f20.width==0.2*Card:0x7f20.height- 16(active)>")
    #expect(read.address == "0x600a1")
    #expect(read.statement?.second?.item == LoggedItem(className: "Card", address: "0x7f20"))
    #expect(read.statement?.constant == -16)
    let named = LoggedConstraint(
      reading: "<NSLayoutConstraint:0x600001'a'V:|-(0)-[UIView:0x7f20](Names:'|':B:0x3)>")
    #expect(named.identifier == "a")
    #expect(named.isUnderstood)
  }
}
