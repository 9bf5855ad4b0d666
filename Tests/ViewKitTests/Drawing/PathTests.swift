import Testing
import UIKit

@Suite struct PathTests {
  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-3 && abs(a.minY - b.minY) < 1e-3 && abs(a.width - b.width) < 1e-3
      && abs(a.height - b.height) < 1e-3
  }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  /// A parabola from (0, 0) to (20, 0) with its control point at (10, 20) turns at half its height.
  @Test func boxesAreAroundPointsOrTheCurve() {
    let path = CGMutablePath()
    #expect(path.boundingBox.isNull && path.boundingBoxOfPath.isNull && path.isEmpty)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10)))
    // y = 3 t (1 − t) 20 of a curve whose control points are both at 20: 3/4 of that at t = 1/2.
    let cubic = UIBezierPath()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 0, y: 20), controlPoint2: CGPoint(x: 30, y: 20))
    #expect(cubic.bounds.height == 20)
    #expect(isNear(cubic.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 30, height: 15)))
  }

  /// Two squares, one in the other, that go the same way round.
  @Test func theRuleSaysWhatIsInside() {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10)])
    let (ring, middle, outside) = (CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 15), CGPoint(x: 31, y: 5))
    #expect(path.contains(ring) && path.contains(middle) && !path.contains(outside))
    #expect(path.contains(ring, using: .evenOdd) && !path.contains(middle, using: .evenOdd))
    let shift = CGAffineTransform(translationX: -26, y: 0)
    #expect(path.contains(outside, transform: shift))
    let bezier = UIBezierPath(cgPath: path)
    #expect(bezier.contains(middle))
    bezier.usesEvenOddFillRule = true
    #expect(!bezier.contains(middle))
  }

  /// Angles that grow go from the x axis towards the y axis; `clockwise` says the opposite of a `CGPath` and of a
  /// `UIBezierPath`.
  @Test func arcsGoEitherWay() {
    let (center, right) = (CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50))
    let growing = CGMutablePath()
    growing.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(isNear(growing.currentPoint, CGPoint(x: 50, y: 60)))
    #expect(isNear(growing.boundingBoxOfPath, CGRect(x: 50, y: 50, width: 10, height: 10)))
    let falling = CGMutablePath()
    falling.addArc(center: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(isNear(falling.currentPoint, CGPoint(x: 50, y: 60)))
    #expect(isNear(falling.boundingBoxOfPath, CGRect(x: 40, y: 40, width: 20, height: 20)))
    let bezier = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(bezier.cgPath == growing)
    let circle = UIBezierPath(
      arcCenter: center, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    #expect(isNear(circle.cgPath.boundingBoxOfPath, CGRect(x: 40, y: 40, width: 20, height: 20)))
    let relative = CGMutablePath()
    relative.move(to: .zero)
    relative.addRelativeArc(center: center, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(isNear(relative.currentPoint, CGPoint(x: 50, y: 40)))
    // A line leads to the arc.
    var points: [CGPoint] = []
    relative.applyWithBlock { element in
      if element.pointee.type == .addLineToPoint { points.append(element.pointee.points[0]) }
    }
    #expect(points == [right])
  }

  /// Around the corner (10, 0) of two axes, a circle of radius 5 touches both 5 points from it.
  @Test func arcsTouchTwoLines() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    #expect(isNear(path.currentPoint, CGPoint(x: 10, y: 5)))
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
    // (8, 2) is 4.2 from the centre (5, 5), (9, 1) is 5.7.
    path.addLine(to: CGPoint(x: 0, y: 5))
    #expect(path.contains(CGPoint(x: 8, y: 2)) && !path.contains(CGPoint(x: 9, y: 1)))
  }

  /// (1, 1) is 12.7 from the centre (10, 10) of a corner of radius 10.
  @Test func cornersAreRounded() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let all = UIBezierPath(roundedRect: square, cornerRadius: 10)
    #expect(!all.contains(CGPoint(x: 1, y: 1)) && all.contains(CGPoint(x: 5, y: 5)))
    let one = UIBezierPath(
      roundedRect: square, byRoundingCorners: .bottomLeft, cornerRadii: CGSize(width: 10, height: 10))
    #expect(one.contains(CGPoint(x: 1, y: 1)) && !one.contains(CGPoint(x: 1, y: 99)))
    #expect(one.bounds == square)
    // A corner takes half a side at most.
    let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 100)
    #expect(pill.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func rectanglesAreKnown() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }

  @Test func aClosedSubpathGoesOnFromItsBeginning() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 5, y: 6))
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 9, y: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.apply(CGAffineTransform(scaleX: 2, y: 3))
    #expect(path.bounds == CGRect(x: 10, y: 18, width: 8, height: 9))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func aPathIsGoneAlongFromItsEnd() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    let reversed = UIBezierPath()
    reversed.move(to: CGPoint(x: 20, y: 10))
    reversed.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 20, y: 0))
    reversed.addLine(to: .zero)
    #expect(path.reversing().cgPath == reversed.cgPath)
    // A square in a square that goes the other way round is a hole.
    let frame = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    frame.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!frame.contains(CGPoint(x: 15, y: 15)) && frame.contains(CGPoint(x: 5, y: 5)))
  }

  /// Dashes of 3 and gaps of 2 on a line of 10.
  @Test func dashesLeavePieces() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    func pieces(_ phase: CGFloat) -> [CGFloat] {
      var ends: [CGFloat] = []
      line.copy(dashingWithPhase: phase, lengths: [3, 2]).applyWithBlock {
        ends.append($0.pointee.points[0].x)
      }
      return ends
    }
    #expect(pieces(0) == [0, 3, 5, 8])
    #expect(pieces(1) == [0, 2, 4, 7, 9, 10])
  }

  @Test func linesCoverAnArea() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    func area(_ path: CGPath, _ width: CGFloat, _ cap: CGLineCap, _ join: CGLineJoin) -> CGPath {
      path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10)
    }
    #expect(area(line, 4, .butt, .miter).boundingBoxOfPath == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(area(line, 4, .square, .miter).boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(
      isNear(area(line, 4, .round, .miter).boundingBoxOfPath, CGRect(x: -2, y: -2, width: 14, height: 4)))
    // The corner at (10, 0) of a line 2 points wide reaches to (11, −1) with a mitre.
    line.addLine(to: CGPoint(x: 10, y: 10))
    let tip = CGPoint(x: 10.9, y: -0.9)
    #expect(area(line, 2, .butt, .miter).contains(tip))
    #expect(!area(line, 2, .butt, .bevel).contains(tip) && !area(line, 2, .butt, .round).contains(tip))
    #expect(area(line, 2, .butt, .bevel).contains(CGPoint(x: 10.4, y: -0.4)))
  }

  @Test func copiesAreNotChanged() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let moved = path.copy(using: &shift)
    let bezier = UIBezierPath(cgPath: path)
    bezier.lineWidth = 7
    let copy = bezier.copy() as? UIBezierPath
    bezier.removeAllPoints()
    path.addRect(CGRect(x: 100, y: 0, width: 1, height: 1))
    #expect(moved?.boundingBox == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 10, height: 10) && copy?.lineWidth == 7)
  }

  @Test func linesHaveDashes() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    var (count, phase) = (0, CGFloat(0))
    var lengths: [CGFloat] = [0, 0, 0]
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2, 1] && count == 3 && phase == 5)
  }
}
