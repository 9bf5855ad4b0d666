import Testing
import UIKit

/// What views draw themselves, in pictures of their layout.
@MainActor @Suite struct DrawnViewTests {
  private final class Chart: UIView {
    var strokes = true
    private(set) var drawn: [CGRect] = []

    override func draw(_ rect: CGRect) {
      drawn.append(rect)
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 6, width: 10, height: 4)).fill()
      guard strokes else { return }
      let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
      ring.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
      ring.usesEvenOddFillRule = true
      ring.fill(with: .normal, alpha: 0.5)
      let line = UIBezierPath()
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: 50, y: 40))
      line.lineWidth = 2
      line.lineCapStyle = .square
      line.setLineDash([4, 1], count: 2, phase: 3)
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setStroke()
      line.stroke()
    }
  }

  /// A 200 × 100 view with a chart at (20, 30), 50 × 40.
  private func hierarchy(_ chart: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    chart.frame = CGRect(x: 20, y: 30, width: 50, height: 40)
    root.addSubview(chart)
    return root
  }

  /// The `d` of a path that goes around a rectangle of the root, whose corner is at a point of the picture.
  private func outline(_ rect: CGRect, from corner: CGPoint) -> String {
    func number(_ value: CGFloat) -> String {
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }
    let (left, right) = (number(corner.x + rect.minX), number(corner.x + rect.maxX))
    let (top, bottom) = (number(corner.y + rect.minY), number(corner.y + rect.maxY))
    return "M\(left) \(top)L\(right) \(top)L\(right) \(bottom)L\(left) \(bottom)Z"
  }

  /// Where pictures have the root's corner: left and top of the first rectangle of its size.
  private func corner(of picture: String) throws -> CGPoint {
    let line = try #require(
      picture.split(separator: "\n").first { $0.contains("width=\"200\" height=\"100\"") })
    let parts = line.split(separator: "\"")
    return CGPoint(x: try #require(Double(parts[1])), y: try #require(Double(parts[3])))
  }

  @Test func theChartIsDrawnInItsPlace() throws {
    let chart = Chart()
    chart.strokes = false
    let picture = hierarchy(chart).plumb.layoutPicture()
    #expect(chart.drawn == [CGRect(x: 0, y: 0, width: 50, height: 40)])
    let corner = try corner(of: picture)
    // (20 + 5, 30 + 6).
    let path = outline(CGRect(x: 25, y: 36, width: 10, height: 4), from: corner)
    #expect(picture.contains("<path d=\"\(path)\" fill=\"#f00\"/>"))
    // Cut off at the bounds.
    let lines = picture.split(separator: "\n")
    let place = try #require(lines.firstIndex { $0.contains(path) })
    #expect(lines[place - 1].hasPrefix("<g clip-path="))
    #expect(lines[place - 3].contains("width=\"50\" height=\"40\""))
  }

  @Test func rulesAndLinesAreKept() throws {
    let picture = hierarchy(Chart()).plumb.layoutPicture()
    let corner = try corner(of: picture)
    let ring =
      outline(CGRect(x: 20, y: 30, width: 30, height: 30), from: corner)
      + outline(CGRect(x: 30, y: 40, width: 10, height: 10), from: corner)
    #expect(
      picture.contains("<g opacity=\"0.5\">\n<path d=\"\(ring)\" fill=\"#f00\" fill-rule=\"evenodd\"/>"))
    let line =
      "stroke=\"#00f\" stroke-width=\"2\" stroke-dasharray=\"4 1\""
    #expect(picture.contains(line))
  }

  /// The bounds may begin anywhere: what is drawn at their origin is at the frame's corner.
  @Test func boundsAreWhatIsSeen() throws {
    let chart = Chart()
    chart.strokes = false
    let root = hierarchy(chart)
    chart.bounds.origin = CGPoint(x: 5, y: 6)
    let picture = root.plumb.layoutPicture()
    let path = outline(CGRect(x: 20, y: 30, width: 10, height: 4), from: try corner(of: picture))
    #expect(picture.contains("<path d=\"\(path)\" fill=\"#f00\"/>"))
  }

  /// Constraints place the chart before it draws.
  @Test func aPictureBringsTheLayoutUpToDate() {
    let (root, chart) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Chart())
    chart.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(chart)
    NSLayoutConstraint.activate([
      chart.leftAnchor.constraint(equalTo: root.leftAnchor),
      chart.topAnchor.constraint(equalTo: root.topAnchor),
      chart.widthAnchor.constraint(equalToConstant: 70), chart.heightAnchor.constraint(equalToConstant: 60),
    ])
    _ = root.plumb.layoutPicture()
    #expect(chart.drawn == [CGRect(x: 0, y: 0, width: 70, height: 60)])
  }

  @Test func shapesAndRulesAmongTheLayersAreShown() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    shape.frame = CGRect(x: 100, y: 50, width: 10, height: 10)
    shape.fillColor = UIColor(red: 0, green: 1, blue: 0, alpha: 0.5).cgColor
    shape.strokeColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    shape.lineWidth = 3
    let hairline = CALayer()
    hairline.frame = CGRect(x: 0, y: 99, width: 200, height: 1)
    hairline.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    let hidden = CALayer()
    hidden.frame = root.bounds
    hidden.backgroundColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1).cgColor
    hidden.isHidden = true
    for layer in [shape, hairline, hidden] { root.layer.addSublayer(layer) }
    let picture = root.plumb.layoutPicture()
    let corner = try corner(of: picture)
    let square = outline(CGRect(x: 100, y: 50, width: 10, height: 10), from: corner)
    #expect(picture.contains("<path d=\"\(square)\" fill=\"#0f0\" fill-opacity=\"0.5\"/>"))
    #expect(picture.contains("<path d=\"\(square)\" fill=\"none\" stroke=\"#00f\" stroke-width=\"3\""))
    let rule = outline(CGRect(x: 0, y: 99, width: 200, height: 1), from: corner)
    #expect(picture.contains("<path d=\"\(rule)\" fill=\"#f00\"/>"))
    #expect(!picture.contains("#f0f"))
  }

  /// Half of a line from (0, 0) to (40, 0), which begins at a quarter, three times, each 10 points lower.
  @Test func layersAreRepeatedAndLinesHaveParts() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (replicator, line) = (CAReplicatorLayer(), CAShapeLayer())
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 40, y: 0)])
    line.path = path
    line.fillColor = nil
    line.strokeColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    (line.strokeStart, line.strokeEnd) = (0.25, 0.75)
    replicator.addSublayer(line)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
    root.layer.addSublayer(replicator)
    let picture = root.plumb.layoutPicture()
    let corner = try corner(of: picture)
    for row in 0..<3 {
      let y = corner.y + 10 * CGFloat(row)
      let (left, right) = (Int(corner.x) + 10, Int(corner.x) + 30)
      #expect(picture.contains("M\(left) \(y)L\(right) \(y)\" fill=\"none\" stroke=\"#00f\""))
    }
  }

  @Test func aClipMayHaveAnyOutline() {
    final class Round: UIView {
      override func draw(_ rect: CGRect) {
        UIBezierPath(ovalIn: bounds).addClip()
        "Tea".draw(at: CGPoint(x: 5, y: 5), withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
        UIColor.black.setFill()
        UIRectFill(bounds)
      }
    }
    let picture = hierarchy(Round()).plumb.layoutPicture()
    #expect(picture.contains("<clipPath id=\"clip3\"><path d=\"M"))
    #expect(picture.contains(">Tea</text>"))
  }
}
