import Foundation

/// Files of an image's size in pixels in which all pixels are the same: images here have none of their own.
enum BlankImageFile {
  /// A clear PNG file (PNG, third edition: one bit a pixel of a palette, whose colour is transparent).
  static func png(width: Int, height: Int) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data += chunk("IHDR", number(width) + number(height) + [1, 3, 0, 0, 0])
    data += chunk("PLTE", [0, 0, 0])
    data += chunk("tRNS", [0])
    // Each row has a byte before it that says how it is filtered.
    data += chunk("IDAT", stored(zeros: (1 + (width + 7) / 8) * height))
    return data + chunk("IEND", [])
  }

  /// A grey JPEG file (ITU-T T.81): one component, whose blocks have two bits each, no difference and no more coefficients.
  static func jpeg(width: Int, height: Int) -> Data? {
    guard (1...0xFFFF).contains(width), (1...0xFFFF).contains(height) else { return nil }
    var data = Data([0xFF, 0xD8])
    data += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    data += segment(0xC0, [8] + number(height).suffix(2) + number(width).suffix(2) + [1, 1, 0x11, 0])
    let oneCode: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    data += segment(0xC4, [0x00] + oneCode)
    data += segment(0xC4, [0x10] + oneCode)
    data += segment(0xDA, [1, 1, 0, 0, 63, 0])
    let bits = 2 * ((width + 7) / 8) * ((height + 7) / 8)
    data += Data(count: bits / 8)
    // What is left of the last byte is filled with ones.
    if bits % 8 > 0 { data.append(UInt8(0xFF) >> UInt8(bits % 8)) }
    return data + [0xFF, 0xD9]
  }

  private static func segment(_ marker: UInt8, _ bytes: [UInt8]) -> Data {
    Data([0xFF, marker] + number(bytes.count + 2).suffix(2) + bytes)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ type: String, _ bytes: [UInt8]) -> Data {
    let body = Array(type.utf8) + bytes
    return Data(number(bytes.count) + body + number(Int(checksum(body))))
  }

  /// A stream of zlib with blocks that are not compressed (RFC 1950, RFC 1951).
  private static func stored(zeros count: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var left = count
    repeat {
      let length = min(left, 0xFFFF)
      left -= length
      stream.append(left == 0 ? 1 : 0)
      stream += number(length).suffix(2).reversed()
      stream += number(~length).suffix(2).reversed()
      stream += [UInt8](repeating: 0, count: length)
    } while left > 0
    // Of zeros, the one sum of Adler-32 stays 1, and the other grows by 1 with each.
    return stream + number((count % 65521) << 16 | 1)
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}

extension UIImage {
  private var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  /// A PNG file of the image's size, clear throughout; nil for an image of no size.
  public func pngData() -> Data? {
    let (width, height) = pixels
    return width > 0 && height > 0 ? BlankImageFile.png(width: width, height: height) : nil
  }

  /// A JPEG file of the image's size, grey throughout; nil for an image of no size.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let (width, height) = pixels
    return BlankImageFile.jpeg(width: width, height: height)
  }
}
