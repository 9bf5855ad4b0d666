import Testing
import UIKit

/// What `appearance()` does for views of a class. Each test has classes of its own, since styles are the program's.
@MainActor @Suite struct ClassStyleTests {
  private class Headline: UILabel {}
  private final class Subheadline: Headline {}
  private final class Quote: UILabel {}
  private final class Card: UIView {}
  private final class Panel: UIView {}
  private final class Leaf: UIView {}
  private final class Choice: UISegmentedControl {}
  private final class List: UITableView {}

  @Test func aFontMovesALayoutOnceAViewIsInAWindow() {
    Headline.appearance().font = .systemFont(ofSize: 40)
    let (label, own) = (Headline(), Headline())
    label.text = "Title"
    own.font = .systemFont(ofSize: 11)
    #expect(label.font.pointSize == 17)
    let window = UIWindow()
    window.addSubview(label)
    window.addSubview(own)
    #expect(label.font.pointSize == 40 && own.font.pointSize == 11)
    #expect(label.intrinsicContentSize.height >= 47)

    Subheadline.appearance().font = .systemFont(ofSize: 30)
    let below = Subheadline()
    window.addSubview(below)
    #expect(below.font.pointSize == 30)
  }

  @Test func whereAViewIsCounts() {
    Quote.appearance(whenContainedInInstancesOf: [Card.self]).font = .italicSystemFont(ofSize: 21)
    Quote.appearance().font = .systemFont(ofSize: 19)
    let (window, card) = (UIWindow(), Card())
    let (inside, outside) = (Quote(), Quote())
    card.addSubview(inside)
    window.addSubview(card)
    window.addSubview(outside)
    #expect(inside.font.pointSize == 21 && outside.font.pointSize == 19)
  }

  /// Apps turn right to left, or what they put above others back from it.
  @Test func directionsAreTaken() {
    Quote.appearance(whenContainedInInstancesOf: [Panel.self]).textAlignment = .right
    Leaf.appearance().semanticContentAttribute = .forceRightToLeft
    Leaf.appearance(whenContainedInInstancesOf: [Panel.self]).semanticContentAttribute = .forceLeftToRight
    let (window, panel, quote) = (UIWindow(), Panel(), Quote())
    let (inside, outside) = (Leaf(), Leaf())
    panel.addSubview(inside)
    panel.addSubview(quote)
    window.addSubview(panel)
    window.addSubview(outside)
    #expect(inside.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(outside.effectiveUserInterfaceLayoutDirection == .rightToLeft && quote.textAlignment == .right)
  }

  @Test func attributesAndHeightsAreTaken() {
    Choice.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    List.appearance().rowHeight = 77
    let (window, choice, list) = (UIWindow(), Choice(items: ["Long title"]), List())
    let before = choice.intrinsicContentSize.width
    window.addSubview(choice)
    window.addSubview(list)
    #expect(choice.intrinsicContentSize.width > before && list.rowHeight == 77)
  }
}
