import Testing
import UIKit

/// Frame, bounds, center and transform: documentation of `UIView`.
@MainActor @Suite struct GeometryTests {
  private func close(_ a: CGRect, _ b: CGRect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy { abs($0) < 1e-9 }
  }

  @Test func frameIsMadeOfCenterAndBounds() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 35, y: 30, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    view.frame.origin = .zero
    #expect(view.bounds.origin == CGPoint(x: 5, y: 5))
  }

  @Test func aFrameWithNegativeSizeIsStandardised() {
    let view = UIView()
    view.frame = CGRect(x: 100, y: 100, width: -30, height: -40)
    #expect(view.frame == CGRect(x: 70, y: 60, width: 30, height: 40))
  }

  @Test func aTransformTurnsTheFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(close(view.frame, CGRect(x: 25, y: -25, width: 50, height: 100)))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(close(view.frame, CGRect(x: -50, y: -25, width: 200, height: 100)))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.bounds.size == CGSize(width: 10, height: 10))
  }

  /// "Layout sets center and bounds": a transformed view keeps its place while the container's constraints move it.
  @Test func layoutDoesNotSeeTransforms() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 70, y: 25))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(close(view.frame, CGRect(x: 45, y: -25, width: 50, height: 100)))
  }

  @Test func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let a = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let b = UIView(frame: CGRect(x: 5, y: 7, width: 20, height: 20))
    root.addSubview(a)
    a.addSubview(b)
    a.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(b.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -33))
    #expect(root.convert(CGPoint(x: 15, y: -33), to: b) == .zero)
    #expect(b.convert(b.bounds, from: b) == b.bounds)
    #expect(a.convert(CGRect(x: 0, y: 50, width: 1, height: 1), to: root).origin == CGPoint(x: 10, y: 10))
  }

  @Test func masksShareTheChange() {
    // The flexible parts share it in proportion to their lengths: documentation of `UIView.AutoresizingMask`.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight]
    root.addSubview(view)
    root.frame.size = CGSize(width: 160, height: 150)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 40, height: 70))
    root.autoresizesSubviews = false
    root.frame.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 20, y: 10, width: 40, height: 70))
  }

  @Test func masksUnderConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
    inner.autoresizingMask = [.flexibleWidth]
    box.addSubview(inner)
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 50),
      box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 80, height: 10))
    width.constant = 30
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    // A pinned neighbour sees the masked view.
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 4),
      follower.leftAnchor.constraint(equalTo: inner.rightAnchor),
    ])
    inner.frame = CGRect(x: 3, y: 5, width: 11, height: 10)
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 3, y: 5, width: 11, height: 10))
    #expect(follower.frame.origin == CGPoint(x: 14, y: 19))
  }

  @Test func aFrameSetByHandOnAConstrainedViewLastsUntilTheNextLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    view.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    #expect(view.frame.minX == 50)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func edgesAreRoundedToPixels() {
    // At 3 pixels a point, a third of 100 is 33⅓: edges at whole pixels.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
    var previous: UIView?
    var views: [UIView] = []
    for _ in 0..<7 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views.append(view)
      NSLayoutConstraint.activate(
        [
          view.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? root.leftAnchor),
          view.widthAnchor.constraint(equalTo: views[0].widthAnchor, constant: previous == nil ? 0 : 0),
        ].filter { !($0.firstItem === $0.secondItem) })
      previous = view
    }
    views[6].rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    for (index, view) in views.enumerated() {
      let exact = 100 * CGFloat(index) / 7
      #expect(abs(view.frame.minX - (exact * 3).rounded() / 3) < 1e-9)
    }
  }
}
