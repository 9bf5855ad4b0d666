import Testing
import UIKit

@Suite(.serialized) struct UIImageTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  @Test func renderersMakeSizes() {
    #expect(image(24, 12).size == CGSize(width: 24, height: 12))
    #expect(image(24, 12).scale == 3)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    #expect(UIGraphicsImageRenderer(size: .zero, format: format).image { _ in }.scale == 1)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 2)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 6))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func variantsKeepTheSize() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let variant = image(24, 12).withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch).withBaselineOffset(fromBottom: 3)
    #expect(variant.alignmentRectInsets == insets && variant.capInsets == insets)
    #expect(variant.renderingMode == .alwaysTemplate && variant.resizingMode == .stretch)
    #expect(variant.baselineOffsetFromBottom == 3)
    #expect(variant.size == CGSize(width: 24, height: 12))
    #expect(!variant.isSymbolImage && UIImage().size == .zero)
  }

  /// A PNG's header: signature, length, "IHDR", width and height in four bytes each (PNG specification).
  @Test func filesTellTheirSizes() throws {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    png += [0, 0, 1, 0x2C, 0, 0, 0, 0x64]
    #expect(UIImage(data: png)?.size == CGSize(width: 300, height: 100))
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 150, height: 50))
    #expect(UIImage(data: png.dropLast()) == nil)
    #expect(UIImage(data: Data("no image".utf8)) == nil)
    // Start, an application segment of 2 bytes, and a frame header: length, precision, height and width (ITU
    // T.81).
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 48, 0, 64, 1, 1, 0, 0])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 64, height: 48))
    #expect(UIImage(data: jpeg.prefix(14)) == nil)
    let path = NSTemporaryDirectory() + "/ViewKitTests-\(UUID().uuidString)@2x.png"
    try png.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 150, height: 50))
    #expect(UIImage(contentsOfFile: path + ".missing") == nil)
  }

  @Test func namesAreRegistered() {
    #expect(UIImage(named: "ViewKitTests.logo") == nil)
    UIImage.plumb.register(image(10, 20), named: "ViewKitTests.logo")
    #expect(UIImage(named: "ViewKitTests.logo")?.size == CGSize(width: 10, height: 20))
    UIImage.plumb.register(nil, named: "ViewKitTests.logo")
    #expect(UIImage(named: "ViewKitTests.logo") == nil)
  }

  /// Symbols are as high as a line of their font: 20⅓ at 17 pt, and grow with the configuration.
  @Test func symbols() throws {
    let plain = try #require(UIImage(systemName: "envelope"))
    #expect(plain.isSymbolImage && plain.size.height == 61.0 / 3)
    // An envelope's proportions are 128 by 93, as resources of documents list them.
    #expect(abs(plain.size.width - 1.13 * 17 * (128.0 / 93).squareRoot()) < 0.2)
    let large = try #require(
      UIImage(systemName: "envelope", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(large.size.width > 1.9 * plain.size.width)
    let applied = plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect((applied?.size.height ?? 0) > plain.size.height)
    let both = UIImage.SymbolConfiguration(pointSize: 34).applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both == UIImage.SymbolConfiguration(pointSize: 34, weight: .unspecified, scale: .large))
    #expect(UIImage(systemName: "") == nil)
    #expect(image(1, 1).applyingSymbolConfiguration(.unspecified) == nil)
  }

  @Test func variantsOfSymbolsShareProportions() throws {
    let envelope = try #require(UIImage(systemName: "envelope"))
    #expect(UIImage(systemName: "envelope.fill")?.size == envelope.size)
    #expect(
      UIImage(systemName: "nothing.of.the.kind.circle.fill")?.size == UIImage(systemName: "circle")?.size)
  }
}
