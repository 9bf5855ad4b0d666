/// Numbers as the shortest decimal with at most two places.
enum ShortDecimal {
  /// What no picture needs more of for a place; sums of such numbers are still exact.
  private static let largestPlace = 1e9
  /// What a caption says at most, so that its hundredths are still whole numbers.
  private static let largestNumber = 1e15

  /// A number that somebody reads.
  static func string(_ value: Double) -> String {
    var text: [UInt8] = []
    append(value, limit: largestNumber, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends a coordinate; what is no number counts as 0, and what is too large as the largest.
  static func append(_ value: Double, to text: inout [UInt8]) {
    append(value, limit: largestPlace, to: &text)
  }

  private static func append(_ value: Double, limit: Double, to text: inout [UInt8]) {
    let hundredths = Int64(
      (value.isNaN ? 0 : min(max(value, -limit), limit)) * 100 + (value < 0 ? -0.5 : 0.5))
    if hundredths < 0 { text.append(0x2D) }
    let magnitude = hundredths.magnitude
    appendDigits(magnitude / 100, to: &text)
    let fraction = UInt8(magnitude % 100)
    guard fraction > 0 else { return }
    text.append(0x2E)
    text.append(0x30 + fraction / 10)
    if fraction % 10 > 0 { text.append(0x30 + fraction % 10) }
  }

  private static func appendDigits(_ value: UInt64, to text: inout [UInt8]) {
    if value >= 10 { appendDigits(value / 10, to: &text) }
    text.append(0x30 + UInt8(value % 10))
  }
}
