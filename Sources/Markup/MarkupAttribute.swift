import PlumbFindings

/// An attribute of an element, and where it is written.
package struct MarkupAttribute: Sendable {
  let storage: MarkupStorage
  let record: AttributeRecord

  /// The name as written.
  package var name: String { storage.string(start: record.nameStart, end: record.nameEnd) }

  /// The value with references replaced; a tab or line end in it reads as a space.
  package var value: String {
    storage.bytes.withUnsafeBufferPointer { MarkupDecoder.string($0, valueRange, .attributeValue) }
  }

  /// Whether the name is this one; nothing is allocated.
  package func isNamed(_ name: StaticString) -> Bool {
    storage.matches(name, start: record.nameStart, end: record.nameEnd)
  }

  /// Whether the value is this one; nothing is allocated but where references have to be replaced.
  package func hasValue(_ value: StaticString) -> Bool {
    withValueBytes { bytes in value.withUTF8Buffer { $0.elementsEqual(bytes) } }
  }

  /// Calls a function with the UTF-8 of the name, to tell names apart without making a string of each.
  package func withNameBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withBytes(record.nameStart, record.nameEnd, body)
  }

  /// Calls a function with the UTF-8 of the value, references replaced; nothing is allocated where there are
  /// none.
  package func withValueBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.bytes.withUnsafeBufferPointer { bytes in
      guard MarkupDecoder.needsDecoding(bytes, valueRange, .attributeValue) else {
        return body(UnsafeBufferPointer(rebasing: bytes[valueRange]))
      }
      var decoded: [UInt8] = []
      MarkupDecoder.append(bytes, valueRange, .attributeValue, to: &decoded)
      return decoded.withUnsafeBufferPointer(body)
    }
  }

  /// All bytes of the attribute: name, equals sign, quotes and value.
  package var range: Range<Int> { Int(record.nameStart)..<Int(record.valueEnd) + 1 }

  /// The bytes of the name.
  package var nameRange: Range<Int> { Int(record.nameStart)..<Int(record.nameEnd) }

  /// The bytes of the value inside its quotes, as written.
  package var valueRange: Range<Int> { Int(record.valueStart)..<Int(record.valueEnd) }

  /// The quote around the value, `"` or `'`.
  package var quote: UInt8 { storage.bytes[Int(record.valueEnd)] }

  /// Where the name begins.
  package var position: SourcePosition { storage.position(of: record.nameStart) }
}

/// The attributes of an element, in the order in which they are written.
package struct MarkupAttributes: RandomAccessCollection, Sendable {
  let storage: MarkupStorage
  let range: Range<Int>

  package var startIndex: Int { 0 }
  package var endIndex: Int { range.count }

  package subscript(index: Int) -> MarkupAttribute {
    precondition(0..<range.count ~= index, "no attribute has this index")
    return MarkupAttribute(storage: storage, record: storage.attributes[range.lowerBound + index])
  }
}
