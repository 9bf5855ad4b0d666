import Testing

@testable import PlumbLayoutRendering

@Suite("Short decimals")
struct ShortDecimalTests {
  private static let cases: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (20, "20"), (19.5, "19.5"), (0.25, "0.25"), (0.3333, "0.33"), (-0.6667, "-0.67"),
    (0.004, "0"), (-0.004, "0"), (0.005, "0.01"), (100.1, "100.1"), (1e9, "1000000000"),
    (2_147_483_647, "2147483647"), (1e300, "1000000000000000"), (-Double.infinity, "-1000000000000000"),
    (Double.nan, "0"),
  ]

  @Test(arguments: cases)
  func isShortest(_ value: Double, _ text: String) {
    #expect(ShortDecimal.string(value) == text)
  }
}
