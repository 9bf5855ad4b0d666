import Testing
import UIKit

@MainActor @Suite struct ImageFileTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: Self.format).image { _ in }
  }

  private static var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return format
  }

  @Test(arguments: [(30.0, 20.0), (1, 1), (513, 7)])
  func filesHaveTheSizeOfTheirImage(width: Double, height: Double) throws {
    let image = image(width, height)
    let files = [image.pngData(), image.jpegData(compressionQuality: 0.8)]
    #expect(files.allSatisfy { $0 != nil })
    for file in files.compactMap(\.self) {
      let read = try #require(UIImage(data: file, scale: 2))
      #expect(read.size == image.size)
    }
  }

  /// The last chunk of every PNG file, with its sum.
  @Test func aFileEndsAsTheStandardSays() throws {
    let file = try #require(image(1, 1).pngData())
    #expect([UInt8](file.suffix(8)) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test func anImageOfNoSizeHasNoFile() {
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
  }
}
