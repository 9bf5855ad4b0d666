import PlumbConsoleLog
import TestSupport
import Testing

/// The same log has the same explanation, word for word.
struct DeterminismTests {
  @Test func twiceTheSame() {
    for seed in SeededGenerator.seeds(60) {
      let log = RandomLog(seed: seed).log(isVisual: seed % 2 == 0)
      #expect(LogExplanation(log).everything == LogExplanation(log).everything, "seed \(seed)")
    }
  }

  /// Dictionaries have another order in each instance, which shows when there is much in them.
  @Test func manyItems() {
    let log = Self.manyItems()
    #expect(log.constraints.allSatisfy { $0.isUnderstood })
    let first = LogExplanation(log).everything
    for _ in 0..<4 { #expect(LogExplanation(log).everything == first) }
    #expect(first.hasPrefix("infeasible\n"))
  }

  /// Sixty views without a name between two ends, of which no superview is known, beside guides, margins and baselines.
  private static func manyItems() -> ConflictLog {
    var lines = ""
    for view in 0..<60 {
      let (own, next) = ("UIView:0x\(1000 + view)", "UIView:0x\(1001 + view)")
      lines += "H:[\(own)]-(4)-[\(next)]\n\(own).width == 10\n"
      lines += "h=--& v=--& \(own).midY == + \(view)\n"
      lines += "UILabel:0x\(2000 + view).firstBaseline == UILabel:0x\(2001 + view).lastBaseline + 3\n"
      lines += "UILabel:0x\(2000 + view).leading == Shop.Card:0x\(3000 + view % 7).leadingMargin\n"
      lines += "V:|-(4)-[UILabel:0x\(2000 + view)] in Shop.Card:0x\(3000 + view % 7)\n"
    }
    lines += "H:|-(0)-[UIView:0x1000] in Shop.Card:0x4000\nH:[UIView:0x1060]-(0)-| in Shop.Card:0x4000\n"
    lines += "Shop.Card:0x4000.width == 500\nUIView:0x1060.width == 10"
    return invented(lines)
  }

  @Test func namesOfTheSameViewsInAnyOrder() {
    for seed in SeededGenerator.seeds(20) {
      var generator = SeededGenerator(seed: seed)
      let log = RandomLog(seed: seed).log(isVisual: true)
      let shuffled = log.only(log.constraints.indices.shuffled(using: &generator))
      #expect(LogExplanation(log).names == LogExplanation(shuffled).names, "seed \(seed)")
    }
  }
}
