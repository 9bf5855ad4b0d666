import PlumbLayoutDiagnostics
import Testing

@Suite("Numbers in words")
struct NumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (20, "20"), (-20, "−20"), (20.5, "20.5"), (0.3333333, "0.333"), (-0.0004, "0"),
    (1.9996, "2"), (.infinity, "∞"), (-.infinity, "−∞"), (.nan, "not a number"),
  ])
  func pointsAreWrittenAsAPersonWould(_ number: Double, _ text: String) {
    #expect(number.points == text)
  }
}
