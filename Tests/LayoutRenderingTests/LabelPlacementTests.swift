import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbLayoutRendering

@Suite("Places of labels")
struct LabelPlacementTests {
  private let bounds = Rect(x: 0, y: 0, width: 400, height: 400)

  @Test(arguments: 0..<20 as Range<UInt64>)
  func labelsNeverHideEachOtherNorLeaveThePicture(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var placement = LabelPlacement(texts: [], bounds: bounds)
    var placed: [Rect] = []
    for _ in 0..<60 {
      let x = Double.random(in: 0...400, using: &random)
      let y = Double.random(in: 0...400, using: &random)
      let end =
        Bool.random(using: &random)
        ? Point(x: Double.random(in: 0...400, using: &random), y: y)
        : Point(x: x, y: Double.random(in: 0...400, using: &random))
      guard let rect = placement.place("≥ 20", along: (Point(x: x, y: y), end)) else { continue }
      for other in placed { #expect(!other.intersects(rect), "seed \(seed)") }
      #expect(bounds.union(rect) == bounds, "seed \(seed)")
      placed.append(rect)
    }
    #expect(placed.count > 20, "seed \(seed)")
  }

  @Test func textStaysReadable() throws {
    let text = Rect(x: 60, y: 90, width: 80, height: 20)
    var placement = LabelPlacement(texts: [text], bounds: bounds)
    let placed = placement.place("20", along: (Point(x: 20, y: 100), Point(x: 180, y: 100)))
    let rect = try #require(placed)
    #expect(!rect.intersects(text))
  }

  @Test func beamsMoveApart() {
    var lanes = BeamLanes(texts: [])
    let first = lanes.lane(.vertical, ends: (0, 100), preferred: 50, limits: (0, 100))
    let second = lanes.lane(.vertical, ends: (100, 20), preferred: 50, limits: (0, 100))
    let elsewhere = lanes.lane(.vertical, ends: (100, 200), preferred: 50, limits: (0, 100))
    let stuck = lanes.lane(.vertical, ends: (0, 100), preferred: 50, limits: (49, 51))
    #expect(first == 50)
    #expect(abs(second - 50) >= 7)
    #expect(elsewhere == 50)
    #expect(stuck == 50)
  }
}
