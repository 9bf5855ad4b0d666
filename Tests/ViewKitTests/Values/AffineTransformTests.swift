import Testing
import UIKit

/// The formulas are those of "CGAffineTransform" in Core Graphics' documentation.
@Suite struct AffineTransformTests {
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-12 }

  /// A quarter turn takes the x axis to the y axis: (1, 0) to (0, 1).
  @Test func pointsTurn() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    #expect(isNear(CGPoint(x: 0, y: 1).applying(quarter), CGPoint(x: -1, y: 0)))
  }

  /// `translatedBy` comes before what the transform does, `concatenating` after: 2 · (1 + 10) and 2 · 1 + 10.
  @Test func order() {
    let twice = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 0).applying(twice.translatedBy(x: 10, y: 0)).x == 22)
    let then = twice.concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 1, y: 0).applying(then).x == 12)
  }

  @Test func inverses() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: -7)
    let point = CGPoint(x: 11, y: 13)
    #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(CGAffineTransform.identity.isIdentity && !transform.isIdentity)
  }

  /// The corners of a square of 2 by 2, turned by 45°, lie √2 from its middle.
  @Test func rectanglesGetBoxes() {
    let square = CGRect(x: -1, y: -1, width: 2, height: 2)
    let box = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(box.width - 2 * 2.0.squareRoot()) < 1e-12)
    #expect(abs(box.minX + 2.0.squareRoot()) < 1e-12)
    #expect(
      CGSize(width: 3, height: 4).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 9, ty: 9))
        == CGSize(width: -4, height: 3))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func oldNames() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(CGPointMake(1, 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(CGSizeMake(1, 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(CGVector(dx: 1, dy: 2) == CGVectorMake(1, 2))
    #expect((UIFont.systemFont(ofSize: 9) as CFTypeRef) is UIFont)
  }

  @Test func functionsOfRectangles() {
    let turned = CGRect(x: 11, y: 22, width: -10, height: -20)
    #expect([CGRectGetMinX(turned), CGRectGetMidX(turned), CGRectGetMaxX(turned)] == [1, 6, 11])
    #expect([CGRectGetMinY(turned), CGRectGetMidY(turned), CGRectGetMaxY(turned)] == [2, 12, 22])
    #expect([CGRectGetWidth(turned), CGRectGetHeight(turned)] == [10, 20])
    let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
    #expect(CGRectEqualToRect(CGRectStandardize(turned), rect))
    #expect(CGRectIntegral(CGRect(x: 1.5, y: 2.5, width: 9, height: 19)) == rect)
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 8, height: 16))
    let other = CGRectOffset(rect, 5, 5)
    #expect(other == CGRect(x: 6, y: 7, width: 10, height: 20))
    #expect(CGRectUnion(rect, other) == CGRect(x: 1, y: 2, width: 15, height: 25))
    #expect(CGRectIntersection(rect, other) == CGRect(x: 6, y: 7, width: 5, height: 15))
    #expect(CGRectIsEmpty(.zero) && CGRectIsNull(.null) && CGRectIsInfinite(.infinite))
    #expect(CGRectIntersectsRect(rect, other) && !CGRectContainsRect(rect, other))
    #expect(CGRectContainsPoint(rect, rect.origin))
    #expect(CGPointEqualToPoint(rect.origin, CGPoint(x: 1, y: 2)))
    #expect(CGSizeEqualToSize(rect.size, other.size))
  }
}
