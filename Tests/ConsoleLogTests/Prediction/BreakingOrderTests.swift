import PlumbConsoleLog
import TestSupport
import Testing

/// The order is that of `BreakingOrder`'s description: learnt from published logs, since Apple's rule is not published.
struct BreakingOrderTests {
  /// One of each maker and role, those first that give way first.
  private static let ranked = [
    "UIImageView:0x12.height >= 9",
    "UIImageView:0x11.width == 0.5*UIImageView:0x11.height",
    "'UISV-alignment' UILabel:0x13.bottom == UILabel:0x14.bottom",
    "'UISV-alignment' UILabel:0x13.top == UILabel:0x14.top",
    "UIImageView:0x12.width == 90",
    "UIImageView:0x11.width == UIImageView:0x12.width",
    "H:[UILabel:0x13]-(4)-[UILabel:0x14]",
    "H:[UILabel:0x13]-(4)-| in Shop.Card:0x20",
    "'UISV-canvas-connection' H:[UILabel:0x14]-(0)-| in UIStackView:0x21",
    "'UISV-spacing' H:[UILabel:0x15]-(4)-[UILabel:0x16]",
    "'UISV-canvas-connection' H:|-(0)-[UILabel:0x15] in UIStackView:0x21",
    "UILabel:0x13.centerX == UIImageView:0x11.centerX",
    "H:|-(4)-[UILabel:0x14] in Shop.Card:0x20",
    """
    <NSIBPrototypingLayoutConstraint:0x6000ff 'IB auto generated at build time for view with fixed frame' \
    H:|-(34)-[UILabel:0x16](LTR)   (active, names: '|':Shop.Card:0x20 )>
    """,
    "Shop.Card:0x20.width == 320",
    "'TUIKeyplane.height' TUIKeyboardContentView:0x32.height == 216",
    "'TB_Trailing_Trailing' H:[_UIButtonBarButton:0x30]-(4)-| in _UIButtonBarStackView:0x31",
    "'TB_Trailing_Center' _UIButtonBarButton:0x30.trailing <= _UIButtonBarStackView:0x31.trailing",
    "'TB_Leading_Leading' H:|-(4)-[_UIButtonBarButton:0x30] in _UIButtonBarStackView:0x31",
    "h=--& v=--& UILabel:0x17.width == 100",
    "'UIView-Encapsulated-Layout-Width' UIView:0x22.width == 320",
  ]

  private func predicted(_ lines: [String]) -> [String] {
    let log = invented(lines.reduce("") { $0 + $1 + "\n" })
    return BreakingOrder(log).places.map { lines[$0] }
  }

  @Test func byMakerAndRole() {
    #expect(predicted(Self.ranked) == Self.ranked)
    #expect(predicted(Self.ranked.reversed()) == Self.ranked)
  }

  @Test func theOrderOfTheListDoesNotMatterBetweenRanks() {
    for seed in SeededGenerator.seeds(30) {
      var generator = SeededGenerator(seed: seed)
      #expect(predicted(Self.ranked.shuffled(using: &generator)) == Self.ranked, "seed \(seed)")
    }
  }

  @Test func limitsGoFirstThenSizesThatAskForMost() {
    let sizes = [
      "UIView:0x12.height >= 200", "UIView:0x15.height <= 20", "UIView:0x11.height == 300",
      "UIView:0x13.width == 44", "UIView:0x14.width == 0",
    ]
    #expect(predicted(sizes) == sizes)
    #expect(predicted(sizes.reversed()) == sizes)
  }

  /// Of equals among sizes, centres and what the system's own views and stack views do the last one, of equals among other
  /// distances the first.
  @Test func equals() {
    let sizes = ["UIView:0x11.height == 30", "UIView:0x12.height == 30"]
    #expect(predicted(sizes) == sizes.reversed())
    let ends = [
      "V:[UIView:0x11]-(4)-| in Shop.Card:0x20", "V:[UIView:0x12]-(4)-| in Shop.Card:0x20",
    ]
    #expect(predicted(ends) == ends)
    let bars = [
      "'assistantView.bottom' SystemInputAssistantView:0x11.bottom == UIKBBackground:0x12.top",
      "'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0x13]-(0)-[SystemInputAssistantView:0x11]",
    ]
    #expect(predicted(bars) == bars.reversed())
    let stacked = [
      "'UISV-spacing' V:[UIView:0x11]-(9)-[UIView:0x12]", "'UISV-spacing' V:[UIView:0x12]-(9)-[UIView:0x13]",
    ]
    #expect(predicted(stacked) == stacked.reversed())
  }

  /// A view that reaches beyond another one on both sides holds it: its size is given rather than wanted.
  @Test func containersAreFoundByTheirEdges() {
    let lines = [
      "UITableViewCellContentView:0x20.bottom == UILabel:0x11.bottom + 9",
      "UILabel:0x11.top == UITableViewCellContentView:0x20.top + 9",
      "UITableViewCellContentView:0x20.height == 0",
    ]
    #expect(predicted(lines) == lines)
    // What ends at another view's center is neither in it nor around it.
    let centered = [
      "UIView:0x11.right == UIView:0x20.centerX", "UIView:0x11.right == UIView:0x20.right",
      "UIView:0x20.width == 414",
    ]
    #expect(predicted(centered) == centered)
  }

  /// Of edges that goes first which is farthest from the view that is given a size, wherever it stands in the list.
  @Test func whatIsInsideGoesBeforeWhatHoldsIt() {
    let lines = [
      "V:[UILabel:0x12]-(4)-| in UIView:0x11",
      "V:[UIView:0x11]-(0)-| in Shop.Card:0x20",
      "V:|-(4)-[UILabel:0x12] in UIView:0x11",
      "V:|-(0)-[UIView:0x11] in Shop.Card:0x20",
      "'UIView-Encapsulated-Layout-Height' Shop.Card:0x20.height == 2",
    ]
    #expect(predicted(lines) == lines)
    #expect(predicted(lines.reversed()) == lines)
  }

  /// Where a container was given no width, spacing goes before sizes do; where it was given one, sizes go.
  @Test func containersOfNoWidth() {
    let lines = [
      "H:|-(8)-[UIImageView:0x11] in Shop.Card:0x20",
      "H:[UIImageView:0x11]-(8)-[UILabel:0x12]",
      "UIImageView:0x11.width == 40",
      "H:[UILabel:0x12]-(8)-| in Shop.Card:0x20",
    ]
    let collapsed = predicted(lines + ["'UIView-Encapsulated-Layout-Width' Shop.Card:0x20.width == 0"])
    #expect(collapsed.first == lines[1])
    let wide = predicted(lines + ["'UIView-Encapsulated-Layout-Width' Shop.Card:0x20.width == 50"])
    #expect(wide.first == lines[2])
    // Nothing given from outside has no width, and mostly vertical lists are not about widths.
    let own = predicted(lines + ["Shop.Card:0x20.width == 0"])
    #expect(own.first == lines[2])
  }

  @Test func whatIsNotUnderstoodIsLast() {
    var log = invented("h=--& v=--& UILabel:0x17.width == 100\nUIView:0x11.height == 30")
    log.constraints.insert(LoggedConstraint(reading: "<NSLayoutConstraint:0x6000a1 over there>"), at: 0)
    #expect(BreakingOrder(log).places == [2, 1, 0])
  }

  @Test func everyPlaceOnce() {
    #expect(BreakingOrder(ConflictLog(line: 1)).places == [])
    for seed in SeededGenerator.seeds(100) {
      let log = RandomLog(seed: seed).log(isVisual: seed % 2 == 0)
      #expect(BreakingOrder(log).places.sorted() == Array(log.constraints.indices), "seed \(seed)")
    }
  }

  @Test func namesDoNotMatter() {
    for seed in SeededGenerator.seeds(100) {
      var generator = SeededGenerator(seed: seed)
      let random = RandomLog(seed: seed)
      let addresses = Array(0x7f00..<0x7f40).shuffled(using: &generator)
      #expect(
        BreakingOrder(random.log(isVisual: true)).places
          == BreakingOrder(random.log(isVisual: true, addresses: addresses)).places, "seed \(seed)")
    }
  }
}
