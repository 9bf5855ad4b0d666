import PlumbConsoleLog
import TestSupport
import Testing

@testable import PlumbConsoleLog

/// The layout that pictures show: all but what is broken holds in it.
struct FigureTests {
  @Test func whatIsBrokenGivesWay() throws {
    let explanation = LogExplanation(
      """
      H:|-(20)-[UITextField:0x10] in UIView:0x20
      UITextField:0x10.width == 335
      H:[UITextField:0x10]-(20)-| in UIView:0x20
      'UIView-Encapsulated-Layout-Width' UIView:0x20.width == 320
      """)
    let figure = try #require(explanation.figure)
    #expect(figure.report.rows.count == 4)
    #expect(figure.report.gap == 55)
    var options = RebuildOptions(yielding: 1, arranges: true)
    options.sizesMayBeNegative = false
    let drawn = try RebuiltLayout(explanation.log, options)
    try drawn.tree.checkInvariants()
    let field = try #require(drawn.nodes["0x10"].flatMap { drawn.tree.frame(of: $0) })
    #expect(field.minX == 20 && field.width == 280)
  }

  @Test func nothingClashes() {
    #expect(LogExplanation("UIView:0x10.width == 8").figure == nil)
  }

  /// Of any conflict there is one, or none where what is known is not enough; layouts for it are in order.
  @Test func ofAnyLog() throws {
    for seed in SeededGenerator.seeds(60) {
      let explanation = LogExplanation(RandomLog(seed: seed).log(isVisual: true))
      #expect(
        explanation.core.isEmpty ? explanation.figure == nil : explanation.figure != nil, "seed \(seed)")
      let yielding = explanation.predicted.first { explanation.core.contains($0) }
      let drawn = try RebuiltLayout(
        explanation.log, RebuildOptions(yielding: yielding, arranges: true))
      try drawn.tree.checkInvariants()
    }
  }
}
