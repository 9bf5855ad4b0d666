import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbLayoutRendering

@Suite struct BandedRectsTests {
  /// Small ones, some across many bands, some as high as can be, and none at all.
  @Test func aCountIsThatOfAll() {
    for seed in SeededGenerator.seeds(200) {
      var generator = SeededGenerator(seed: 7_100_000 + seed)
      func rect() -> Rect {
        let height = [0, 12, 30, 200, 5000, 1e12].pick(&generator)
        return Rect(
          x: Double.random(in: -50..<50, using: &generator),
          y: Double.random(in: -300..<300, using: &generator),
          width: Double.random(in: 0..<60, using: &generator), height: height)
      }
      let rects = (0..<40).map { _ in rect() }
      let banded = BandedRects(rects)
      for _ in 0..<20 {
        let other = rect()
        #expect(banded.count(meeting: other) == rects.count { $0.intersects(other) }, "seed \(seed)")
      }
    }
  }
}
