import SwiftParser
import SwiftSyntax

/// A Swift source, read.
public final class SourceText {
  /// As messages and the compiler name it.
  public let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let places: SourceLocationConverter

  public init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    tree = Parser.parse(source: text)
    places = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Line and column of a place, both from 1, the column in bytes.
  func place(_ position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = places.location(for: position)
    return (location.line, location.column)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension SyntaxProtocol {
  /// Where the node stands, without what is around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
