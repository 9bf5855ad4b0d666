import CoreGraphics

/// The size of an image file, in pixels.
struct ImageHeader {
  let width: Int
  let height: Int

  /// Nil for bytes that are neither PNG nor JPEG.
  init?(_ data: Data) {
    let bytes = ImageBytes(data)
    guard let (width, height) = bytes.sizeOfPNG ?? bytes.sizeOfJPEG, width > 0, height > 0 else { return nil }
    self.width = width
    self.height = height
  }
}

private struct ImageBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  private func number(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset + bytes <= data.count else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + bytes].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The first chunk of a PNG file is its header: width and height in four bytes each (PNG, "IHDR").
  var sizeOfPNG: (Int, Int)? {
    guard number(at: 0, bytes: 4) == 0x8950_4E47, number(at: 4, bytes: 4) == 0x0D0A_1A0A,
      number(at: 12, bytes: 4) == 0x4948_4452, let width = number(at: 16, bytes: 4),
      let height = number(at: 20, bytes: 4)
    else { return nil }
    return (width, height)
  }

  /// A JPEG file's frame header has height and width in two bytes each (ITU T.81, B.2.2).
  var sizeOfJPEG: (Int, Int)? {
    guard number(at: 0, bytes: 2) == 0xFFD8 else { return nil }
    var offset = 2
    while let marker = number(at: offset, bytes: 2) {
      // Fill bytes may stand before a marker.
      if marker == 0xFFFF {
        offset += 1
        continue
      }
      guard marker >> 8 == 0xFF, let length = number(at: offset + 2, bytes: 2), length >= 2 else {
        return nil
      }
      // Tables and the extension share the range of frame headers.
      if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
        guard let height = number(at: offset + 5, bytes: 2), let width = number(at: offset + 7, bytes: 2)
        else { return nil }
        return (width, height)
      }
      offset += 2 + length
    }
    return nil
  }
}
