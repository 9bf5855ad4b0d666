import PlumbAutoLayout
import PlumbConsoleLog
import PlumbConstraintSolver
import PlumbLayoutDiagnostics
import Testing

/// Expected values are what each text says; the forms are those that the libraries' own descriptions have.
struct LibraryFormReadingTests {
  private func first(_ read: LoggedConstraint) -> LoggedItem? { read.statement?.first.item }

  @Test func snapKit() {
    let read = LoggedConstraint(
      reading: "<SnapKit.LayoutConstraint:0x600001@Card.swift#30 UILabel:0x7f10.height == 32.0>")
    #expect(read.className == "SnapKit.LayoutConstraint")
    #expect(read.place == SourcePlace(file: "Card.swift", line: 30))
    #expect(read.statement?.constant == 32)
    let long = LoggedConstraint(
      reading: """
        <SnapKit.LayoutConstraint:0x600001@/Users/me/My App/Card #2.swift#7 UILabel:0x7f10.top == \
        UIView:0x7f20.top + 2.5 ^750.0>
        """)
    #expect(long.place == SourcePlace(file: "/Users/me/My App/Card #2.swift", line: 7))
    #expect(long.priority == 750)
    #expect(long.statement?.constant == 2.5)
    let labelled = LoggedConstraint(
      reading: "<SnapKit.LayoutConstraint:tall@Card.swift#30 UILabel:title.height == 32.0>")
    #expect(labelled.identifier == "tall")
    #expect(first(labelled) == LoggedItem(className: "UILabel", name: "title"))
  }

  @Test func masonry() {
    let keyed = LoggedConstraint(reading: "<MASLayoutConstraint:wide UIView:firstView.width == 100>")
    #expect(keyed.address == nil)
    #expect(keyed.identifier == "wide")
    #expect(first(keyed) == LoggedItem(className: "UIView", name: "firstView"))
    #expect(keyed.isUnderstood)
    let spaced = LoggedConstraint(reading: "<MASLayoutConstraint:quite wide UIView:firstView.width == 100>")
    #expect(spaced.identifier == "quite wide")
    let plain = LoggedConstraint(
      reading: "<MASLayoutConstraint:0x600001 UIView:0x7f10.left == UIView:0x7f20.left + 10 ^low>")
    #expect(plain.priority == 250)
    #expect(plain.statement?.second?.attribute == .layout(.left))
  }

  /// The first releases of AppKit's log.
  @Test func spacesAroundWhatBrackets() {
    let read = LoggedConstraint(
      reading: "<NSLayoutConstraint: 0x4008 H:[NSButton:0x4004'OK']-(20)-|   (Names: '|':NSView:0x4003 ) >")
    #expect(read.address == "0x4008")
    #expect(read.statement?.constant == 20)
    #expect(read.superview == LoggedItem(className: "NSView", address: "0x4003"))
    #expect(LoggedConstraint(reading: "<NSLayoutConstraint: 0x4008 what is this>").address == "0x4008")
  }

  /// People take them out.
  @Test func viewsWithoutAddresses() {
    let edge = LoggedConstraint(
      reading: "<NSLayoutConstraint:0x60 V:|-(8)-[nameLabel' ']   (Names: '|':ContentView )>")
    #expect(edge.superview == LoggedItem(name: "ContentView"))
    #expect(edge.statement?.first.item == LoggedItem(label: " ", name: "nameLabel' '"))
    #expect(edge.isUnderstood)
    let space = LoggedConstraint(
      reading: "<NSLayoutConstraint:0x60 H:[UIButton'Log in']-(8)-[UIButton'Cancel'] (active)>")
    #expect(space.isUnderstood)
    #expect(space.items.map { $0.label } == ["Cancel", "Log in"])
    #expect(Set(space.items.map { $0.key }).count == 2)
  }

  @Test func namesBeforeAddresses() {
    let read = LoggedConstraint(
      reading: "<NSLayoutConstraint:id15[0x600001] UIView:card_box[0x7f10].height <= 83>")
    #expect(read.address == "0x600001")
    #expect(read.identifier == "id15")
    #expect(first(read) == LoggedItem(className: "UIView", address: "0x7f10", name: "card_box"))
  }

  @Test func doubleBrackets() {
    let read = LoggedConstraint(
      reading: "<<Shop.LayoutConstraint:0x600001> <UIView:0x7f10>.top == <_UILayoutGuide:0x7f20>.bottom>")
    #expect(read.className == "Shop.LayoutConstraint")
    #expect(read.address == "0x600001")
    #expect(first(read) == LoggedItem(className: "UIView", address: "0x7f10"))
    #expect(read.statement?.second?.attribute == .layout(.bottom))
    #expect(read.reprint == read.text)
  }

  @Test func plainEquations() {
    let read = LoggedConstraint(
      reading: "<RootView:0x7f10>.bottom >= <ContrastView:0x7f20>.bottom * 0.5 + 8.0")
    #expect(read.statement?.relation == .greaterThanOrEqual)
    #expect(read.statement?.multiplier == 0.5)
    #expect(read.statement?.constant == 8)
    #expect(first(read) == LoggedItem(className: "RootView", address: "0x7f10"))
    #expect(LoggedConstraint(reading: "<header>.width == -40.0").statement?.constant == -40)
    #expect(!LoggedConstraint(reading: "<header>.width").isUnderstood)
  }
}
