import Testing
import UIKit

/// Classes of layers and views as apps write them.
@MainActor @Suite struct LayerClassTests {
  private final class Badge: CALayer {
    let text: String
    private(set) var layouts = 0

    override init() {
      text = "new"
      super.init()
      cornerRadius = 4
    }

    override init(layer: Any) {
      text = (layer as? Badge)?.text ?? ""
      super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers() {
      super.layoutSublayers()
      layouts += 1
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
  }

  private final class BadgeView: UIView {
    private(set) var layouts = 0
    override class var layerClass: AnyClass { Badge.self }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class GradientView: UIView {
    let gradient = CAGradientLayer()
    private(set) var ownLayouts = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.insertSublayer(gradient, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      if layer === self.layer { gradient.frame = bounds }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      ownLayouts += 1
    }
  }

  @Test func aViewMakesALayerOfItsClass() throws {
    let view = BadgeView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let badge = try #require(view.layer as? Badge)
    #expect(badge.text == "new" && badge.cornerRadius == 4 && badge.bounds.height == 20)
    view.layoutIfNeeded()
    #expect(badge.layouts == 1 && view.layouts == 1)
  }

  @Test func aViewLaysOutItsLayers() {
    let view = GradientView(frame: CGRect(x: 5, y: 5, width: 40, height: 30))
    view.layoutIfNeeded()
    #expect(view.gradient.frame == CGRect(x: 0, y: 0, width: 40, height: 30) && view.ownLayouts == 1)
    view.frame.size.width = 80
    view.layoutIfNeeded()
    #expect(view.gradient.frame.width == 80 && view.ownLayouts == 2)
  }

  @Test func layersByThemselvesAreLaidOut() {
    let (root, badge) = (CALayer(), Badge())
    root.addSublayer(badge)
    badge.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(badge.needsLayout())
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(badge.layouts == 1 && !badge.needsLayout())
  }

  @Test func layersAreShownAnew() {
    final class Painter: NSObject, CALayerDelegate {
      var drawn: [CGRect] = []
      func draw(_ layer: CALayer, in ctx: CGContext) { drawn.append(ctx.boundingBoxOfClipPath) }
    }
    let (layer, painter) = (Badge(), Painter())
    layer.delegate = painter
    layer.frame = CGRect(x: 9, y: 9, width: 10, height: 10)
    layer.displayIfNeeded()
    #expect(painter.drawn.isEmpty)
    layer.setValue(1, forKey: "progress")
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(painter.drawn == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func aLayerMayBeLikeAnother() {
    let badge = Badge()
    badge.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let copy = Badge(layer: badge)
    #expect(copy.text == "new" && copy.frame == badge.frame && copy.cornerRadius == 4)
    #expect(badge.presentation() === badge && badge.model() === badge)
  }
}
