import PlumbGeometry
import Testing

@testable import PlumbLayoutRendering

@Suite("Labels of constraints")
struct ConstraintCaptionTests {
  private let left = Rect(x: 10, y: 10, width: 40, height: 20)
  private let right = Rect(x: 70, y: 10, width: 40, height: 20)

  private func caption(
    _ first: RenderedAnchor, _ second: RenderedAnchor? = nil,
    _ relation: RenderedConstraint.Relation = .equal,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Double = 1000
  ) -> String? {
    ConstraintCaption.text(
      RenderedConstraint(
        id: "c", first: first, second: second, relation: relation, multiplier: multiplier, constant: constant,
        priority: priority))
  }

  @Test func extents() {
    let width = Samples.anchor(1, left, .extent, .horizontal)
    let other = Samples.anchor(2, right, .extent, .horizontal)
    let height = Samples.anchor(1, left, .extent, .vertical)
    #expect(caption(width, plus: 40) == "40")
    #expect(caption(width, nil, .greaterThanOrEqual, plus: 8.5) == "≥ 8.5")
    #expect(caption(width, plus: 40, at: 750) == "40 @750")
    #expect(caption(width, other) == "=")
    #expect(caption(width, other, times: 1.5) == "= 1.5×")
    #expect(caption(width, other, .lessThanOrEqual, times: 0.5, plus: -10) == "≤ 0.5× − 10")
    #expect(caption(width, height, times: 16.0 / 9) == "16:9")
    #expect(caption(height, width, times: 9.0 / 16) == "16:9")
    #expect(caption(width, height, times: .pi) == "3.14:1")
  }

  /// The label tells how far apart things are, whichever the document names first.
  @Test func distances() {
    let end = Samples.anchor(1, left, .maxEdge, .horizontal)
    let start = Samples.anchor(2, right, .minEdge, .horizontal)
    #expect(caption(start, end, plus: 20) == "20")
    #expect(caption(end, start, plus: -20) == "20")
    #expect(caption(start, end, .greaterThanOrEqual, plus: 20) == "≥ 20")
    #expect(caption(end, start, .lessThanOrEqual, plus: -20) == "≥ 20")
    #expect(caption(end, end) == nil)
    #expect(caption(end, end, at: 250) == "@250")
    #expect(caption(end, end, .greaterThanOrEqual) == "≥ 0")
    #expect(caption(start, end, times: 2, plus: 5) == "2× + 5")
  }

  @Test(arguments: [Double.nan, .infinity, 0, -1])
  func ratiosOfAnyNumberAreText(_ multiplier: Double) {
    let width = Samples.anchor(1, left, .extent, .horizontal)
    let height = Samples.anchor(1, left, .extent, .vertical)
    #expect(caption(width, height, times: multiplier)?.isEmpty == false)
  }
}
