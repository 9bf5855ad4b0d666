import Testing
import UIKit

@MainActor @Suite struct LayerTreeTests {
  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  private func view(_ name: String) -> UIView {
    let view = UIView()
    view.layer.name = name
    return view
  }

  private func names(_ layer: CALayer) -> [String] { (layer.sublayers ?? []).map { $0.name ?? "" } }

  @Test func layersAreInEachOther() {
    let root = named("root")
    #expect(root.sublayers == nil)
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(a)
    root.addSublayer(c)
    root.insertSublayer(b, below: c)
    root.insertSublayer(d, above: a)
    #expect(names(root) == ["a", "d", "b", "c"])
    #expect(a.superlayer === root)
    root.insertSublayer(c, at: 0)
    #expect(names(root) == ["c", "a", "d", "b"])
    root.replaceSublayer(d, with: named("e"))
    #expect(names(root) == ["c", "a", "e", "b"] && d.superlayer == nil)
    b.addSublayer(a)
    #expect(names(root) == ["c", "e", "b"] && a.superlayer === b)
    b.removeFromSuperlayer()
    root.sublayers = [a, d]
    #expect(names(root) == ["a", "d"] && c.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil)
  }

  /// Layers that were added keep their places while subviews come, go and move.
  @Test func viewsLayersMirrorViews() {
    let root = view("root")
    let (a, b, c, d) = (view("a"), view("b"), view("c"), view("d"))
    root.addSubview(a)
    root.addSubview(b)
    #expect(names(root.layer) == ["a", "b"] && a.layer.superlayer === root.layer)
    root.layer.insertSublayer(named("ground"), at: 0)
    root.addSubview(c)
    #expect(names(root.layer) == ["ground", "a", "b", "c"])
    root.layer.addSublayer(named("front"))
    root.bringSubviewToFront(a)
    #expect(names(root.layer) == ["ground", "b", "c", "front", "a"])
    root.insertSubview(d, at: 1)
    #expect(names(root.layer) == ["ground", "b", "d", "c", "front", "a"])
    root.sendSubviewToBack(c)
    #expect(names(root.layer) == ["c", "ground", "b", "d", "front", "a"])
    d.removeFromSuperview()
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(names(root.layer) == ["a", "ground", "b", "front", "c"])
    #expect(root.subviews == [a, b, c])
    root.layer.insertSublayer(named("below b"), below: b.layer)
    #expect(names(root.layer) == ["a", "ground", "below b", "b", "front", "c"])
  }

  /// A subview that is put beside another one has its layer there, whatever layers were added around.
  @Test func layersOfSubviewsComeBesideThoseOfTheirSiblings() {
    let root = view("root")
    let (a, b, c, d) = (view("a"), view("b"), view("c"), view("d"))
    root.layer.addSublayer(named("ground"))
    root.addSubview(a)
    root.layer.addSublayer(named("front"))
    root.insertSubview(b, aboveSubview: a)
    #expect(names(root.layer) == ["ground", "a", "b", "front"])
    root.insertSubview(c, belowSubview: a)
    #expect(names(root.layer) == ["ground", "c", "a", "b", "front"])
    root.addSubview(d)
    root.insertSubview(c, belowSubview: d)
    #expect(names(root.layer) == ["ground", "a", "b", "front", "c", "d"])
    #expect(root.subviews == [a, b, c, d])
  }

  /// A view's layer may be put elsewhere, which is nothing to the views.
  @Test func aViewsLayerMayBeElsewhere() {
    let (root, box) = (view("root"), view("box"))
    let layer = named("layer")
    root.addSubview(box)
    layer.addSublayer(box.layer)
    #expect(box.superview === root && box.layer.superlayer === layer)
    #expect(root.layer.sublayers == nil && names(layer) == ["box"])
    box.removeFromSuperview()
    #expect(box.layer.superlayer === layer)
    root.addSubview(box)
    #expect(names(root.layer) == ["box"] && layer.sublayers == nil)
    box.layer.removeFromSuperlayer()
    #expect(root.layer.sublayers == nil && root.subviews == [box] && box.layer.superlayer == nil)
    root.layer.addSublayer(box.layer)
    #expect(names(root.layer) == ["box"])
  }

  @Test func aLayersViewIsItsDelegate() {
    let view = UIView()
    #expect(view.layer.delegate === view)
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.clipsToBounds && view.alpha == 0.5 && view.backgroundColor?.cgColor == UIColor.red.cgColor)
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
  }

  /// (5, 5) in the inner layer is (5 + 10, 5 + 20) in the outer one, and 100 further in the root.
  @Test func pointsAreConverted() {
    let (root, outer, inner) = (named("root"), named("outer"), named("inner"))
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    outer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    inner.frame = CGRect(x: 10, y: 20, width: 30, height: 30)
    root.addSublayer(outer)
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 115, y: 125))
    #expect(inner.convert(CGPoint(x: 115, y: 125), from: root) == CGPoint(x: 5, y: 5))
    #expect(outer.convert(inner.bounds, from: inner) == inner.frame)
    #expect(root.hitTest(CGPoint(x: 115, y: 125)) === inner)
    #expect(root.hitTest(CGPoint(x: 101, y: 101)) === outer)
    #expect(root.hitTest(CGPoint(x: 400, y: 0)) == nil)
    inner.isHidden = true
    #expect(root.hitTest(CGPoint(x: 115, y: 125)) === outer)
    // The sublayers are twice as large about the middle (50, 50): 50 + 2 · (15 − 50).
    outer.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: -20, y: 0))
  }

  @Test func timeGoesAsFastAsALayerSays() {
    let (root, layer) = (named("root"), named("layer"))
    root.addSublayer(layer)
    layer.speed = 2
    layer.beginTime = 10
    layer.timeOffset = 3
    // (14 − 10) · 2 + 3.
    #expect(layer.convertTime(14, from: nil) == 11 && layer.convertTime(11, to: root) == 14)
  }

  @Test func aScrollLayerShowsARectangle() {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.scroll(to: CGRect(x: 150, y: 20, width: 30, height: 30))
    #expect(layer.bounds.origin == CGPoint(x: 80, y: 0))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 0, y: 7))
    #expect(layer.bounds.origin == CGPoint(x: 80, y: 7))
  }
}
