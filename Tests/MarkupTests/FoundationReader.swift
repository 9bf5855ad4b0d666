import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Foundation's reader, which is libxml2: an independent opinion of what a document says.
final class FoundationReader: NSObject, XMLParserDelegate {
  private var events = ReaderEvents()

  enum Opinion: Equatable {
    case wellFormed([ReaderEvents.Event])
    case malformed(code: Int)
    /// Foundation objects to something that XML 1.0 allows, or cannot be asked.
    case none
  }

  /// The codes of libxml2 for what it reports although it is well-formed: an instruction whose name begins
  /// with "xml", a version above 1.0, and all about namespaces.
  private static let warnings: Set<Int> = [64, 97, 200, 201, 202, 203, 204, 205]

  /// What Foundation says of a document that we took for this; it can crash on what is not well-formed.
  static func opinion(on bytes: [UInt8], takenFor events: [ReaderEvents.Event]) -> Opinion {
    // An instruction without text crashes it too, and in sections it leaves line ends as they are.
    let hasEmptyInstruction = events.contains { if case .instruction(_, "") = $0 { true } else { false } }
    let hasSection = String(decoding: bytes, as: UTF8.self).contains("<![CDATA[")
    guard !hasEmptyInstruction, !hasSection || !bytes.contains(UInt8(ascii: "\r")) else { return .none }
    let reader = FoundationReader()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = reader
    let isRead = parser.parse()
    guard let error = parser.parserError as NSError? else {
      return isRead ? .wellFormed(reader.events.events) : .malformed(code: 0)
    }
    return warnings.contains(error.code) ? .none : .malformed(code: error.code)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    events.append(.start(name: name, attributes: attributes))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    events.append(.end(name: name))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    events.append(.text(text))
  }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    events.append(.text(String(decoding: data, as: UTF8.self)))
  }

  func parser(_ parser: XMLParser, foundComment text: String) {
    events.append(.comment(text))
  }

  func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget name: String, data: String?) {
    events.append(.instruction(name: name, text: data ?? ""))
  }
}
