import PlumbGeometry
import Testing

@testable import PlumbLayoutOperations

@Suite struct RatioTests {
  @Test func ratiosAreReduced() {
    #expect(OperatedScene.ratio(Size(width: 320, height: 180)) == "16:9")
    #expect(OperatedScene.ratio(Size(width: 50, height: 50)) == "1:1")
    #expect(OperatedScene.ratio(Size(width: 100.5, height: 67)) == "3:2")
    #expect(OperatedScene.ratio(Size(width: 100.0 / 3, height: 10)) == "3.33333")
  }
}
