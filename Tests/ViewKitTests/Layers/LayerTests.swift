import Testing
import UIKit

@MainActor @Suite struct LayerTests {
  /// Layers that no view has are laid out in `layoutSubviews()`, as separators and gradients are.
  @Test func aLayerByItselfKeepsItsGeometry() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    // The middle: 10 + 30 / 2, 20 + 40 / 2.
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
    layer.bounds.size.width = 50
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 50, height: 40))
    layer.isHidden = true
    #expect(layer.isHidden)
  }

  @Test func aViewsLayerHasTheViewsGeometry() {
    let view = UIView()
    view.layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.layer.isHidden = true
    #expect(view.isHidden)
  }
}
