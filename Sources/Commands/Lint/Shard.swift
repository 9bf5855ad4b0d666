/// One of several parts of the documents, each of which another machine may check.
///
/// A document's part follows from its path from the repository's root, and from nothing else: not from what other documents
/// there are, nor from what a machine calls its folders. So every document is in one part, wherever and by whatever name
/// somebody looks at it, and documents that come or go move no others. Parts are about as large as each other, as dice would have it.
struct Shard: Sendable, Equatable {
  /// From 1.
  let number: Int
  let count: Int

  /// `K/N`.
  init(_ text: String) throws(ArgumentError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...100_000).contains(count),
      (1...count).contains(number)
    else {
      throw .badValue(
        option: "shard", value: text, expected: "it takes a part and how many there are, such as 2/4.")
    }
    (self.number, self.count) = (number, count)
  }

  var text: String { "\(number)/\(count)" }

  /// Whether a path that counts from the repository's root is in this part.
  func contains(_ path: String) -> Bool { Int(Self.hash(path) % UInt64(count)) == number - 1 }

  /// FNV-1a, with its bits mixed once more as the low ones alone are not even; the same on every machine.
  static func hash(_ path: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
    return hash ^ hash >> 31
  }
}
