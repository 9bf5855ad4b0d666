import PlumbGeometry

/// What is wrong with a visual format, and where.
public struct VisualFormatError: Error, Hashable, Sendable {
  public let kind: Kind
  /// The format as it was written.
  public let source: String
  /// What is wrong, as offsets of the format's UTF-8; empty where something is missing.
  public let span: Range<Int>

  init(_ kind: Kind, at span: Range<Int>, in source: String) {
    self.kind = kind
    self.span = span
    self.source = source
  }

  /// The things that can be wrong.
  public enum Kind: Hashable, Sendable {
    case empty
    /// A letter for the orientation without the colon that belongs to it.
    case expectedColon(Axis)
    /// A letter before a colon that is neither `H` nor `V`.
    case unknownOrientation
    case expectedView
    case expectedViewName
    /// A view that is not closed, with or without predicates.
    case expectedViewEnd(hasPredicates: Bool)
    /// Something after a view that is no connection, view or edge.
    case expectedConnection
    /// Something after the edge at which the format ends.
    case expectedEnd
    case expectedOperand
    case expectedPredicateEnd
    /// A space without its second hyphen.
    case expectedSpaceEnd
    case unknownRelation
    /// A number with a sign in a space without parentheses.
    case signWithoutParentheses
    /// A number that is larger than a `Double` holds.
    case numberTooLarge

    case unknownView(String)
    case unknownMetric(String)
    /// The name of a view where only a length can stand.
    case viewAsSpace(String)
    /// A metric that is infinite or no number.
    case metricNotFinite(String)
    /// A priority, as written, that is not above 0 and at most 1000.
    case priorityOutOfRange(String)
    /// The view with this name is related to its superview and has none.
    case noSuperview(String)
    /// The options align views along the axis along which the format sets them apart.
    case alignmentAlongFormat(Axis)
  }
}

extension VisualFormatError {
  /// Where the mistake begins, from 0 to the number of bytes of the format's UTF-8.
  public var offset: Int { span.lowerBound }

  /// Where the mistake begins, in Unicode scalars from 1.
  public var column: Int { scalars(before: span.lowerBound) + 1 }

  /// How many Unicode scalars begin before an offset.
  func scalars(before offset: Int) -> Int {
    var count = 0
    for byte in source.utf8.prefix(offset) where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The character at which the mistake begins; nil at the end.
  var found: Unicode.Scalar? {
    let utf8 = source.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: span.lowerBound)
    return index < utf8.endIndex ? source.unicodeScalars[index] : nil
  }
}
