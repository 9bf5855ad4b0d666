import CoreGraphics
import Testing
import UIKit

/// Fonts, colours, images and boxed values.
@Suite struct AppearanceMemberTests {
  @Test func familiesHaveFonts() {
    #expect(UIFont.familyNames.contains("Helvetica Neue") && UIFont.fontNames(forFamilyName: "None") == [])
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 10)?.fontName.isEmpty == false)
      }
    }
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed).pointSize == 12)
  }

  @Test func coloursStandOutLess() {
    let color = UIColor(white: 1, alpha: 0.5)
    #expect(color.withProminence(.secondary) == UIColor(white: 1, alpha: 0.3))
    #expect(color.withProminence(.primary) == color)
    let label = UIColor.label.withProminence(.tertiary)
    #expect(abs(label.resolvedColor(with: UITraitCollection()).cgColor.alpha - 0.3) < 1e-9)
  }

  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
  }

  @Test func animationsAreAsLargeAsTheirFirstImage() throws {
    let animation = try #require(UIImage.animatedImage(with: [image(30), image(20), image(10)], duration: 0))
    #expect(animation.size == CGSize(width: 30, height: 10))
    #expect(animation.images?.count == 3 && abs(animation.duration - 0.1) < 1e-9)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil && image(1).images == nil)
    UIImage.plumb.register(image(8), named: "frame-of-a-test1")
    UIImage.plumb.register(image(9), named: "frame-of-a-test2")
    let named = UIImage.animatedImageNamed("frame-of-a-test", duration: 2)
    #expect(named?.images?.map(\.size.width) == [8, 9] && named?.duration == 2)
  }

  @Test func imagesAreTurnedAndMirrored() throws {
    let pixels = try #require(image(30).cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .left)
    #expect(turned.size == CGSize(width: CGFloat(pixels.height), height: CGFloat(pixels.width)))
    #expect(turned.cgImage?.width == pixels.width && turned.imageOrientation == .left)
    let mirrored = turned.withHorizontallyFlippedOrientation()
    #expect(mirrored.imageOrientation == .leftMirrored && mirrored.size == turned.size)
    #expect(mirrored.withHorizontallyFlippedOrientation().imageOrientation == .left)
    #expect(turned.preparingThumbnail(of: CGSize(width: 4, height: 5))?.size == CGSize(width: 4, height: 5))
  }

  @Test func valuesComeOutAsTheyWentIn() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: insets).directionalEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 3, vertical: 4)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
  }

  @Test func traitsAreSetByTheirTypes() {
    let traits = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
    #expect(traits.userInterfaceStyle == .dark && traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(UITraitDisplayScale.name == "UITraitDisplayScale")
    #expect(UITraitDisplayScale.identifier != UITraitDisplayGamut.identifier)
  }
}
