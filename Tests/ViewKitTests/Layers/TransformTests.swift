import Testing
import UIKit

@MainActor @Suite struct Transform3DTests {
  /// Scaled first, then moved: (1, 1, 1) comes to (2 + 10, 3 + 20, 4 + 30).
  @Test func productsDoOneAfterTheOther() {
    let both = CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(10, 20, 30))
    #expect(both.m11 == 2 && both.m22 == 3 && both.m33 == 4)
    #expect(both.m41 == 10 && both.m42 == 20 && both.m43 == 30)
    #expect(CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4) == both)
    // Moved first, then scaled.
    let other = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect(other.m41 == 20 && other.m42 == 60 && other.m43 == 120)
  }

  @Test func inversesUndo() {
    var transform = CATransform3DMakeTranslation(10, 20, 30)
    transform = CATransform3DRotate(transform, 0.5, 1, 2, 3)
    transform.m34 = -1.0 / 500
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(abs(product.m11 - 1) < 1e-12 && abs(product.m12) < 1e-12 && abs(product.m43) < 1e-9)
    #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)) == CATransform3DMakeScale(0, 1, 1))
  }

  @Test func whatIsInThePlaneIsAffine() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let affine = CATransform3DGetAffineTransform(turn)
    #expect(CATransform3DIsAffine(turn) && affine == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(CATransform3DMakeAffineTransform(affine) == turn)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    #expect(!CATransform3DIsAffine(perspective))
  }

  /// Seen from far away, what is turned by 60° about the y axis is half as wide.
  @Test func viewsAndLayersHaveOneTransform() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layer.transform = CATransform3DMakeScale(2, 1, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 1))
    view.transform = CGAffineTransform(translationX: 5, y: 0)
    #expect(view.layer.affineTransform() == CGAffineTransform(translationX: 5, y: 0))
    let turn = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    view.transform3D = turn
    #expect(view.layer.transform == turn && view.transform3D == turn)
    #expect(abs(view.frame.width - 50) < 1e-9)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.transform3D))
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    #expect(view.transform.a == 3)
  }

  @Test func aLayersFrameIsAroundIt() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    // The middle stays at (20, 30), width and height change places.
    #expect(abs(layer.frame.minX - 0) < 1e-9 && abs(layer.frame.minY - 20) < 1e-9)
    #expect(abs(layer.frame.width - 40) < 1e-9 && abs(layer.frame.height - 20) < 1e-9)
  }

  @Test func partsOfTransformsHaveNames() {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    #expect(layer.transform.m41 == 7 && abs(layer.transform.m12 - 1) < 1e-12)
    #expect(layer.value(forKeyPath: "transform.rotation") as? CGFloat == .pi / 2)
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.bounds.width == 30 && layer.opacity == 0.5)
    layer.setValue("note", forKey: "own")
    #expect(layer.value(forKey: "own") as? String == "note" && layer.value(forKey: "none") == nil)
  }
}
