import PlumbConsoleLog
import PlumbGeometry
import TestSupport
import Testing

/// The lengths of a conflict in a row: they follow from the logs' numbers.
struct ChainTests {
  /// The list is in another order than the views are.
  @Test func fromNearToFar() throws {
    let chain = try #require(
      LogExplanation(
        """
        H:[UIImageView:0x10]-(8)-[UILabel:0x11]
        UILabel:0x11.width == 120
        'fittingSizeHTarget' Shop.Cell:0x20.width == 100
        H:[UILabel:0x11]-(15)-| in Shop.Cell:0x20
        UIImageView:0x10.width == 21
        H:|-(14)-[UIImageView:0x10] in Shop.Cell:0x20
        """
      ).chain)
    #expect(chain.links.map { $0.constraint } == [5, 4, 0, 1, 3])
    #expect(chain.links.map { $0.length } == [14, 21, 8, 120, 15])
    #expect(chain.links.map { $0.item } == [nil, "UIImageView", nil, "UILabel", nil])
    #expect(chain.length == 178)
    #expect(chain.given == 100)
    #expect(chain.axis == .horizontal)
  }

  @Test func downwards() throws {
    let chain = try #require(
      LogExplanation(
        """
        V:[UILabel:0x11'Down']-(5)-| in Shop.Cell:0x20
        V:|-(5)-[UILabel:0x11'Down'] in Shop.Cell:0x20
        'UIView-Encapsulated-Layout-Height' Shop.Cell:0x20.height == 0
        """
      ).chain)
    #expect(chain.links.map { $0.constraint } == [1, 0])
    #expect(chain.axis == .vertical)
    #expect(chain.given == 0)
    #expect(chain.length == 10)
  }

  /// Places of two edges are no lengths in a row, nor is a part of a width.
  @Test func whatIsNoChain() {
    #expect(
      LogExplanation(
        """
        UILabel:0x10.top == UIView:0x11.bottom + 8
        UILabel:0x10.top == Shop.Card:0x20.top + 8
        UIView:0x11.bottom == Shop.Card:0x20.top + 60
        """
      ).chain == nil)
    #expect(
      LogExplanation(
        """
        UIImageView:0x10.width == 2*UIImageView:0x10.height
        UIImageView:0x10.height == 100
        'UIView-Encapsulated-Layout-Width' UIImageView:0x10.width == 320
        """
      ).chain == nil)
    #expect(LogExplanation("UIView:0x10.width == - 16").chain == nil)
    #expect(LogExplanation("UIView:0x10.width >= 16").chain == nil)
  }

  /// A list in any order has the one order that the views have, and lengths of which the sum tells.
  @Test func anyOrderOfTheList() throws {
    for seed in SeededGenerator.seeds(40) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...7, using: &generator)
      var lines: [String] = []
      var expected: [Double] = []
      for view in 0..<count {
        let (gap, width) = ([4, 8.5, 16].pick(&generator), [20, 44, 100.25].pick(&generator))
        let address = "UIView:0x\(100 + view)"
        lines.append(
          view == 0
            ? "H:|-(\(gap))-[\(address)] in Shop.Cell:0x20"
            : "H:[UIView:0x\(99 + view)]-(\(gap))-[\(address)]")
        lines.append("\(address).width == \(width)")
        expected += [gap, width]
      }
      lines.append("H:[UIView:0x\(99 + count)]-(2)-| in Shop.Cell:0x20")
      expected.append(2)
      lines.append("'fittingSizeHTarget' Shop.Cell:0x20.width == 10")
      let explanation = LogExplanation(
        lines.shuffled(using: &generator).reduce("") { $0 + $1 + "\n" })
      let chain = try #require(explanation.chain, "seed \(seed)")
      #expect(chain.links.map { $0.length } == expected, "seed \(seed)")
      #expect(abs(chain.length - (explanation.sum?.forced ?? 0)) < 1e-9, "seed \(seed)")
      #expect(chain.given == explanation.sum?.wanted)
    }
  }

  /// Of any log, the chain's lengths are what the sum adds up.
  @Test func chainsAgreeWithSums() {
    var count = 0
    for seed in SeededGenerator.seeds(200) {
      let explanation = LogExplanation(RandomLog(seed: seed).log(isVisual: true))
      guard let chain = explanation.chain, let sum = explanation.sum else { continue }
      count += 1
      #expect(abs(chain.length - sum.forced) < 1e-9, "seed \(seed)")
      #expect(chain.given == sum.wanted, "seed \(seed)")
      #expect(Set(chain.links.map { $0.constraint }).isSubset(of: explanation.core), "seed \(seed)")
      #expect(Set(chain.links.map { $0.constraint }).count == chain.links.count, "seed \(seed)")
    }
    #expect(count > 20, "\(count)")
  }
}
