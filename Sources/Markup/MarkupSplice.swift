/// Bytes that take the place of others.
package struct MarkupSplice: Hashable, Sendable {
  /// What is replaced, in bytes from the start of the document; empty where something is put between.
  package let range: Range<Int>
  package let bytes: [UInt8]

  package init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  package init(_ range: Range<Int>, _ text: String) { self.init(range, Array(text.utf8)) }
}

/// Splices of one document, in order and apart from one another.
package struct MarkupSplices: Hashable, Sendable {
  package let all: [MarkupSplice]

  /// Puts splices in order; of those at one place, insertions come before what is replaced there, and keep their order.
  /// Nil where two of them replace the same byte, or one puts something into what another replaces.
  package init?(_ splices: [MarkupSplice]) {
    let ordered = splices.enumerated().sorted {
      let (left, right) = ($0.element.range, $1.element.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      return $0.offset < $1.offset
    }
    all = ordered.map { $0.element }
    for (splice, next) in zip(all, all.dropFirst()) where next.range.lowerBound < splice.range.upperBound {
      return nil
    }
  }

  private init(inOrder splices: [MarkupSplice]) { all = splices }

  package var isEmpty: Bool { all.isEmpty }

  /// The bytes with the splices in them.
  ///
  /// - Complexity: O(*bytes*)
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(all.reduce(bytes.count) { $0 + $1.bytes.count })
    var copied = 0
    for splice in all {
      result += bytes[copied..<splice.range.lowerBound]
      result += splice.bytes
      copied = splice.range.upperBound
    }
    return result + bytes[copied...]
  }

  /// What takes these splices back, in the bytes that they make.
  ///
  /// - Parameter bytes: Those that the splices were made for.
  package func inverse(in bytes: [UInt8]) -> MarkupSplices {
    var inverse: [MarkupSplice] = []
    var shift = 0
    for splice in all {
      let start = splice.range.lowerBound + shift
      inverse.append(MarkupSplice(start..<start + splice.bytes.count, Array(bytes[splice.range])))
      shift += splice.bytes.count - splice.range.count
    }
    return MarkupSplices(inOrder: inverse)
  }
}
