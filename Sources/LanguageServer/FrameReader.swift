/// Cuts what comes in into messages: each has a header that says its length in bytes.
///
///     Content-Length: 52\r\n
///     \r\n
///     {"jsonrpc":"2.0","method":"initialized","params":{}}
struct FrameReader {
  /// Why what comes in cannot be cut: from here on nothing can be told apart.
  enum Fault: Error, Equatable {
    case noLength
    case badLength(String)
    case tooLong
    case longHeader
  }

  /// Longer headers are none, in bytes.
  static let longestHeader = 4096
  /// Longer messages are refused before they have come, in bytes: the largest document, with its quotes and line ends escaped.
  static let longestMessage = 64 << 20

  private var bytes: [UInt8] = []
  /// What of the bytes was taken out already.
  private var start = 0
  /// The length of the message whose header was read.
  private var length: Int?

  /// Whether nothing is there that has not become a message.
  var isEmpty: Bool { start == bytes.count && length == nil }

  mutating func append(_ more: [UInt8]) {
    if start > 1 << 16, start * 2 > bytes.count {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += more
  }

  /// The next message; nil as long as it has not come whole.
  mutating func next() throws(Fault) -> [UInt8]? {
    if length == nil {
      guard let header = try header() else { return nil }
      length = try Self.length(in: header)
    }
    guard let count = length, bytes.count - start >= count else { return nil }
    length = nil
    defer { start += count }
    return Array(bytes[start..<(start + count)])
  }

  /// The lines of a header that has come whole, which is taken out.
  private mutating func header() throws(Fault) -> [Substring]? {
    let newline = UInt8(ascii: "\n")
    var place = start
    while place < bytes.count {
      guard place - start <= Self.longestHeader else { throw .longHeader }
      // The end is an empty line; some clients leave the carriage returns out.
      let isLineEnd = bytes[place] == newline
      let isEnd =
        isLineEnd
        && (place + 1 < bytes.count && bytes[place + 1] == newline
          || place + 2 < bytes.count && bytes[place + 1] == UInt8(ascii: "\r") && bytes[place + 2] == newline)
      if isEnd {
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        start = place + (bytes[place + 1] == newline ? 2 : 3)
        return text.split(whereSeparator: \.isNewline)
      }
      place += 1
    }
    return nil
  }

  private static func length(in header: [Substring]) throws(Fault) -> Int {
    for line in header {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }
      let text = String(digits.reversed())
      guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { throw .badLength(text) }
      guard let length = Int(text), length <= longestMessage else { throw .tooLong }
      return length
    }
    throw .noLength
  }
}

extension FrameReader.Fault {
  /// A sentence for whoever writes the client.
  var message: String {
    switch self {
    case .noLength: "A header has no Content-Length."
    case .badLength(let text): "“\(text)” is no Content-Length."
    case .tooLong: "A message of more than \(FrameReader.longestMessage) bytes is not read."
    case .longHeader: "A header has more than \(FrameReader.longestHeader) bytes."
    }
  }
}
