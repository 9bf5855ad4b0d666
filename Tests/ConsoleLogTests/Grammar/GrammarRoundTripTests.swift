import PlumbAutoLayout
import PlumbConsoleLog
import PlumbLayoutDiagnostics
import TestSupport
import Testing

/// What Plumb prints, it reads.
struct GrammarRoundTripTests {
  @Test func consoleFormatOfEveryEra() {
    for seed in SeededGenerator.seeds(400) {
      var samples = ConsoleSamples(seed: seed)
      for era in [ConsoleFormat.Era.beforeIOS9, .iOS9, .sinceIOS10] {
        let printed = samples.constraint()
        let text = ConsoleFormat(era: era).text(of: printed)
        let read = LoggedConstraint(reading: text)
        #expect(read.says(printed), "seed \(seed): \(text)\n\(read)")
      }
    }
  }

  @Test func plainFormat() {
    for seed in SeededGenerator.seeds(400) {
      var samples = ConsoleSamples(seed: seed)
      var printed = samples.constraint()
      // The plain form has one equation and nothing else.
      printed.space = .constant
      let text = PlainFormat().text(of: printed)
      let read = LoggedConstraint(reading: text)
      let statement = read.statement
      #expect(statement?.relation == printed.relation, "seed \(seed): \(text)")
      #expect(statement?.constant == printed.constant)
      #expect(statement?.multiplier == printed.multiplier)
      #expect(statement?.first.item.address == ConsoleItem.hexadecimal(printed.first.item.address))
      #expect(statement?.second?.item.className == printed.second?.item.className)
    }
  }
}
