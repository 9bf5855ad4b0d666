import Foundation
import TestSupport
import Testing

@testable import PlumbDocumentEditing

/// C's `%.17g` and `%g`, which Foundation has.
@Suite struct DocumentNumberTests {
  /// As texts, since some of them are no literals that the compiler takes.
  private static let chosen = [
    "0.1", "-0.1", "0.33333333333333331", "0.66666666666666663", "645.66666666666663", "1e-4", "9.9999e-5",
    "1e-5",
    "123456789", "1e6", "999999.5", "1e15", "1e16", "1e17", "1.5e17", "1e22", "1e300", "5e-324", "0.5", "2.5",
    "99999.95",
    "0.99999999999999989", "9007199254740993", "2.2250738585072014e-308", "1.7976931348623157e308",
    "1234567.5",
    "0.0001234565", "-123456.5", "1e-300", "0.84403699999999999",
  ]

  @Test(arguments: chosen) func agreesWithC(_ text: String) throws {
    let value = try #require(Double(text))
    #expect(DocumentNumber.text(value, digits: 17) == String(format: "%.17g", value))
    #expect(DocumentNumber.text(value, digits: 6) == sixDigits(value))
  }

  @Test(arguments: SeededGenerator.seeds(5)) func agreesWithCOnRandomNumbers(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let kinds = [
        Double(bitPattern: generator.next()), Double.random(in: -2000...2000, using: &generator),
        Double.random(in: 0...2, using: &generator),
        (Double.random(in: 0...1000, using: &generator) * 3).rounded() / 3,
        (Double.random(in: 0...10000, using: &generator)).rounded() / 8,
      ]
      for value in kinds where value.isFinite && value != 0 {
        #expect(DocumentNumber.text(value, digits: 17) == String(format: "%.17g", value))
        #expect(DocumentNumber.text(value, digits: 6) == sixDigits(value), "\(value)")
        #expect(Double(DocumentNumber.coordinate(value)) == value)
      }
    }
  }

  /// Whole numbers below a million have all their digits, as they have in `%g`.
  private func sixDigits(_ value: Double) -> String { String(format: "%g", value) }

  @Test func zeros() {
    #expect(DocumentNumber.coordinate(0) == "0.0")
    #expect(DocumentNumber.coordinate(-0.0) == "0.0")
    #expect(DocumentNumber.constant(-0.0) == "0")
    #expect(DocumentNumber.coordinate(320) == "320")
    #expect(DocumentNumber.coordinate(-20.5) == "-20.5")
  }
}
