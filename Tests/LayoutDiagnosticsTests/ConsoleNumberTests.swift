import Foundation
import PlumbLayoutDiagnostics
import TestSupport
import Testing

@Suite("Numbers as C prints them")
struct ConsoleNumberTests {
  // As printf prints them: C standard, 7.21.6.1, `g`.
  static let numbers: [(Double, String)] = [
    (0.0, "0"), (-0.0, "-0"), (8, "8"), (-20, "-20"), (94.33333333333333, "94.3333"),
    (251.33333333333334, "251.333"),
    (0.4, "0.4"), (1.574, "1.574"), (0.0001, "0.0001"), (0.00001, "1e-05"), (999_999, "999999"),
    (999_999.5, "1e+06"), (123_456_789, "1.23457e+08"), (0.99999951, "1"), (.infinity, "inf"),
    (-.infinity, "-inf"), (.nan, "nan"), (1e100, "1e+100"),
  ]

  @Test(arguments: numbers)
  func sixSignificantDigits(_ number: Double, _ text: String) {
    #expect(number.printedText == text)
  }

  /// The C library is the oracle, for all magnitudes and for ties, which quarters and halves have.
  @Test func numbersPrintAsTheCLibraryPrintsThem() {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<20_000 {
      let bits = Double(bitPattern: generator.next())
      let quarter = Double(Int64(truncatingIfNeeded: generator.next() >> 34)) / 4
      for number in [bits, quarter, -quarter / 1024] where number.isFinite {
        #expect(number.printedText == String(format: "%g", number))
        #expect(number.printedText(significantDigits: 17) == String(format: "%.17g", number))
      }
    }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .pi])
  func extremesPrintAsTheCLibraryPrintsThem(_ number: Double) {
    for digits in [1, 2, 6, 17, 40] {
      #expect(number.printedText(significantDigits: digits) == String(format: "%.\(digits)g", number))
    }
  }
}
