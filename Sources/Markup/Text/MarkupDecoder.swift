/// Written text to the characters it stands for.
enum MarkupDecoder {
  /// What is being decoded; each has its own rules ("Extensible Markup Language (XML) 1.0", 2.11, 3.3.3 and
  /// 2.7).
  enum Context {
    /// References are replaced; a line end or tab becomes a space.
    case attributeValue
    /// References are replaced; a line end becomes a line feed.
    case text
    /// Only line ends are replaced.
    case section
  }

  /// Whether a range is more than the bytes it is written in.
  static func needsDecoding(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ context: Context
  ) -> Bool {
    for index in range {
      switch bytes[index] {
      case Byte.ampersand where context != .section: return true
      case Byte.carriageReturn: return true
      case Byte.lineFeed where context == .attributeValue: return true
      case Byte.tab where context == .attributeValue: return true
      default: continue
      }
    }
    return false
  }

  /// The characters that a range stands for.
  static func string(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ context: Context
  ) -> String {
    guard needsDecoding(bytes, range, context) else {
      return String(decoding: bytes[range], as: UTF8.self)
    }
    var result: [UInt8] = []
    append(bytes, range, context, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Adds the characters that a range stands for, in UTF-8.
  static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ context: Context,
    to result: inout [UInt8]
  ) {
    result.reserveCapacity(result.count + range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = bytes[at]
      at += 1
      switch byte {
      case Byte.ampersand where context != .section:
        guard case .scalar(let scalar, let next) = MarkupReference.read(bytes, at: at - 1) else {
          result.append(byte)
          continue
        }
        UTF8Scalar.append(scalar, to: &result)
        at = next
      case Byte.carriageReturn:
        if at < range.upperBound, bytes[at] == Byte.lineFeed { at += 1 }
        result.append(context == .attributeValue ? Byte.space : Byte.lineFeed)
      case Byte.lineFeed where context == .attributeValue, Byte.tab where context == .attributeValue:
        result.append(Byte.space)
      default:
        result.append(byte)
      }
    }
  }
}
