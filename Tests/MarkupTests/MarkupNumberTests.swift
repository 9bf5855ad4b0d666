@_spi(Lookup) import PlumbMarkup
import Testing

/// Attributes read as numbers.
@Suite struct MarkupNumberTests {
  func element(_ value: String) throws -> MarkupElement {
    try MarkupDocument(bytes: Array("<a n=\"\(value)\"/>".utf8)).root
  }

  @Test(arguments: [
    ("0", 0), ("0.0", 0), ("-3", -3), ("+3", 3), ("1e-05", 1e-05), ("2.5e+3", 2500), ("2.5E3", 2500),
    (".5", 0.5),
    ("5.", 5), ("0.1", 0.1), ("123.456", 123.456), ("-20.5", -20.5),
    ("375.33333333333331", 375.33333333333331),
    ("9007199254740993", 9_007_199_254_740_992), ("1e23", 1e23), ("1e-400", 0), ("0e999999999999", 0),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude), ("5e-324", Double.leastNonzeroMagnitude),
    ("0.000000000000000000000000000000000001", 1e-36),
    ("123456789012345678901234567890", 123456789012345678901234567890.0),
  ])
  func decimal(_ written: String, _ number: Double) throws {
    #expect(try element(written).double("n") == number)
  }

  @Test(arguments: [
    "", " ", "nan", "NaN", "inf", "-inf", "infinity", "1e400", "-1e400", "0x10", "1,5", "1 ", " 1", "1e",
    "1e+", "e5",
    ".", "-", "--1", "1.2.3", "1pt", "16:9", "&#49;",
  ])
  func noDecimal(_ written: String) throws {
    #expect(try element(written).double("n") == nil)
  }

  @Test func zeroKeepsItsSign() throws {
    #expect(try element("-0.0").double("n")?.sign == .minus)
  }

  /// Every number that Xcode could write for a frame reads as the number that Swift reads.
  @Test func decimalsAreRoundedCorrectly() throws {
    for numerator in -2_000...2_000 {
      for denominator in [3.0, 7.0, 1_000.0, 1e9] {
        let number = Double(numerator) / denominator
        #expect(try element("\(number)").double("n") == number)
      }
    }
  }

  @Test func wholeNumbers() throws {
    #expect(try element("7").integer("n") == 7)
    #expect(try element("-3").integer("n") == -3)
    #expect(try element("+3").integer("n") == 3)
    #expect(try element("\(Int.max)").integer("n") == Int.max)
    #expect(try element("\(Int.min)").integer("n") == Int.min)
    for written in ["", "-", "3.0", "1e3", "0x1", "99999999999999999999", "-9223372036854775809", " 1"] {
      #expect(try element(written).integer("n") == nil, "\(written)")
    }
    #expect(try element("1").integer("m") == nil)
    #expect(try element("1").double("m") == nil)
  }
}
