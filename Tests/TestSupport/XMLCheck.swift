import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What Foundation's reader makes of a text that should be XML.
package enum XMLCheck {
  /// Why the text is not well-formed; nil where it is.
  package static func objection(to text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    if parser.parse() { return nil }
    return "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "not well-formed")"
  }

  /// The values of an attribute wherever it occurs, in order.
  package static func values(of attribute: String, in text: String) -> [String] {
    let collector = AttributeCollector(attribute)
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = collector
    _ = parser.parse()
    return collector.values
  }

  /// The text inside the elements with a name, in order.
  package static func texts(of element: String, in text: String) -> [String] {
    let collector = TextCollector(element)
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = collector
    _ = parser.parse()
    return collector.texts
  }
}

private final class AttributeCollector: NSObject, XMLParserDelegate {
  let attribute: String
  var values: [String] = []

  init(_ attribute: String) { self.attribute = attribute }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let value = attributes[attribute] { values.append(value) }
  }
}

private final class TextCollector: NSObject, XMLParserDelegate {
  let element: String
  var texts: [String] = []
  private var isInside = false

  init(_ element: String) { self.element = element }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    isInside = elementName == element
    if isInside { texts.append("") }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInside { texts[texts.count - 1] += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    isInside = false
  }
}
