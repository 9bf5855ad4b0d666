// Playground literals are what is tested.
// swift-format-ignore-file: NoPlaygroundLiterals

import Testing
import UIKit

@Suite struct ContextTests {
  @Test func contextsAreCurrentWhileTheyDraw() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContext(CGSize(width: 30, height: 20))
    let outer = UIGraphicsGetCurrentContext()
    #expect(outer?.width == 30 && outer?.height == 20)
    var inner: CGContext?
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5), format: format).image { renderer in
      inner = UIGraphicsGetCurrentContext()
      #expect(inner === renderer.cgContext)
    }
    #expect(inner !== outer && inner?.width == 10 && image.cgImage?.width == 10)
    #expect(UIGraphicsGetCurrentContext() === outer)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 30, height: 20))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func statesAreRestored() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 4)
    // Scaled first: 2 · 4 + 10, 4 · 5 + 20.
    #expect(context.convertToDeviceSpace(CGPoint(x: 4, y: 5)) == CGPoint(x: 18, y: 40))
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.restoreGState()
    #expect(context.ctm == .identity)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// The text's matrix is none of the state.
  @Test func textHasAPlaceOfItsOwn() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { renderer in
      let context = renderer.cgContext
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      context.saveGState()
      context.textPosition = CGPoint(x: 3, y: 4)
      context.restoreGState()
      #expect(context.textMatrix == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 3, ty: 4))
      #expect(context.textPosition == CGPoint(x: 3, y: 4))
    }
  }

  /// Points of a path are where they were when they were added.
  @Test func pathsAreBuiltUnderTransforms() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { renderer in
      let context = renderer.cgContext
      #expect(context.isPathEmpty && context.path == nil)
      context.move(to: CGPoint(x: 1, y: 1))
      context.translateBy(x: 10, y: 0)
      context.addLine(to: CGPoint(x: 1, y: 1))
      #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
      #expect(context.boundingBoxOfPath == CGRect(x: -9, y: 1, width: 10, height: 0))
      context.strokePath()
      #expect(context.isPathEmpty)
      context.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(context.pathContains(CGPoint(x: 5, y: 5), mode: .fill))
      #expect(!context.pathContains(CGPoint(x: 5, y: 5), mode: .stroke))
      #expect(context.pathContains(CGPoint(x: 0.2, y: 5), mode: .stroke))
    }
    #expect(image.size == CGSize(width: 50, height: 50))
  }

  @Test func gradientsAndColoursHaveComponents() {
    let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
    #expect(color?.components == [0.1, 0.2, 0.3, 0.4] && color?.colorSpace?.model == .rgb)
    #expect(CGColor(gray: 0.5, alpha: 1).colorSpace?.numberOfComponents == 1)
    #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    #expect(CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1]) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test func literalsAreColoursAndImages() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    UIImage.plumb.register(UIImage(cgImage: image(width: 8)), named: "literal")
    #expect(#imageLiteral(resourceName: "literal").size.width == 8)
  }

  private func image(width: CGFloat) -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 4), format: format).image { _ in }
    guard let pixels = image.cgImage else { preconditionFailure("the image has a size") }
    return pixels
  }

  /// a = 0, b = 2, c = −3, d = 0: twice as wide and three times as high, turned by 90°.
  @Test func transformsComeApart() {
    let parts = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 5, ty: 6).decomposed()
    #expect(parts.scale == CGSize(width: 2, height: 3) && parts.horizontalShear == 0)
    #expect(parts.rotation == .pi / 2 && parts.translation == CGVector(dx: 5, dy: 6))
    let matrix = CGAffineTransform(a: 1, b: 2, c: -1, d: 3, tx: 5, ty: 6)
    let again = CGAffineTransform(matrix.decomposed())
    let numbers = [
      (again.a, matrix.a), (again.b, 2), (again.c, -1), (again.d, 3), (again.tx, 5), (again.ty, 6),
    ]
    for (a, b) in numbers {
      #expect(abs(a - b) < 1e-12)
    }
  }
}
