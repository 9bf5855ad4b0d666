import Testing
import UIKit

/// Which view inside lends a view its baselines (UIKit's header: `viewForFirstBaselineLayout` gives
/// `viewForLastBaselineLayout`, which is the view itself unless a class overrides one of them).
@MainActor @Suite struct BaselineViewTests {
  class Card: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "x"
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 60) }
  }

  final class OldCard: Card {
    override func forBaselineLayout() -> UIView { label }
  }

  final class LastCard: Card {
    override var forLastBaselineLayout: UIView { label }
  }

  final class FirstCard: Card {
    override var forFirstBaselineLayout: UIView { label }
  }

  /// Where the card lies whose baseline is at 100 points.
  private func top(of card: Card, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    card.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      NSLayoutConstraint(
        item: card, attribute: attribute, relatedBy: .equal, toItem: page, attribute: .top, multiplier: 1,
        constant: 100),
    ])
    page.layoutIfNeeded()
    return card.frame.minY
  }

  @Test func theOldMethodDecidesBoth() {
    let expected = top(of: LastCard(), .lastBaseline)
    // Of the label, which begins 10 points below the top.
    #expect(expected > 60)
    #expect(top(of: OldCard(), .lastBaseline) == expected)
    #expect(top(of: OldCard(), .firstBaseline) == top(of: FirstCard(), .firstBaseline))
    #expect(OldCard().forLastBaselineLayout is UILabel && OldCard().forFirstBaselineLayout is UILabel)
  }

  @Test func theLastBaselinesViewIsAlsoTheFirsts() {
    #expect(top(of: LastCard(), .firstBaseline) == top(of: FirstCard(), .firstBaseline))
    #expect(LastCard().forFirstBaselineLayout is UILabel)
  }

  /// The first baseline's view says nothing of the last one, which is the bottom: 100 − 60.
  @Test func theFirstBaselinesViewAlone() {
    #expect(top(of: FirstCard(), .lastBaseline) == 40)
    #expect(top(of: Card(), .lastBaseline) == 40)
  }
}
