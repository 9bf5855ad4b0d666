import PlumbFindings
import PlumbTextOutput

/// The documents that the client has open, and what it is told of them unasked.
extension LanguageServer {
  mutating func open(_ parameters: JSONValue) throws(ServerFault) {
    let opened = parameters["textDocument"]
    guard let uri = opened?["uri"]?.string, let text = opened?["text"]?.string else {
      throw ServerFault(.invalidParams, "A document has a uri and a text.")
    }
    if documents[uri] == nil { order.append(uri) }
    documents[uri] = OpenDocument(
      uri: uri, version: opened?["version"]?.number, Array(text.utf8), encoding)
  }

  mutating func change(_ parameters: JSONValue) throws(ServerFault) {
    guard let changes = parameters["contentChanges"]?.array else {
      throw ServerFault(.invalidParams, "There are no changes.")
    }
    let version = parameters["textDocument"]?["version"]?.number
    try changing(parameters) { document throws(ServerFault) in
      try document.change(changes, version: version)
    }
  }

  mutating func save(_ parameters: JSONValue) throws(ServerFault) {
    guard let text = parameters["text"]?.string else { return }
    try changing(parameters) { document throws(ServerFault) in
      let bytes = Array(text.utf8)
      if bytes != document.text.bytes { document.replace(bytes) }
    }
  }

  mutating func close(_ parameters: JSONValue) throws(ServerFault) {
    let uri = try address(parameters)
    documents[uri] = nil
    order.removeAll { $0 == uri }
    closed.append(uri)
  }

  /// Does something with the document that a message is about, which is nowhere else meanwhile.
  mutating func changing<Result>(
    _ parameters: JSONValue, _ body: (inout OpenDocument) throws(ServerFault) -> Result
  ) throws(ServerFault) -> Result {
    let uri = try address(parameters)
    guard var document = documents.removeValue(forKey: uri) else {
      throw ServerFault(.invalidParams, "“\(uri)” is not open.")
    }
    defer { documents[uri] = document }
    return try body(&document)
  }

  private func address(_ parameters: JSONValue) throws(ServerFault) -> String {
    guard let uri = parameters["textDocument"]?["uri"]?.string else {
      throw ServerFault(.invalidParams, "The message does not say which document it is about.")
    }
    return uri
  }

  /// What the client has not been told yet of its documents.
  mutating func publications() -> [String] {
    var messages: [String] = []
    for uri in closed where documents[uri] == nil { messages.append(publication(uri, nil) { _ in }) }
    closed = []
    for uri in order where documents[uri]?.isToBeTold == true {
      guard var document = documents.removeValue(forKey: uri) else { continue }
      let findings = document.findings(linter)
      document.isToBeTold = false
      messages.append(
        publication(uri, document.version) { json in
          for finding in findings { json.object { Self.write(finding, of: document, &$0) } }
        })
      documents[uri] = document
    }
    return messages
  }

  private func publication(
    _ uri: String, _ version: Double?, _ diagnostics: (inout JSONText) -> Void
  ) -> String {
    var json = JSONText()
    json.object { json in
      json.member("jsonrpc", "2.0")
      json.member("method", "textDocument/publishDiagnostics")
      json.member("params") { json in
        json.object { json in
          json.member("uri", uri)
          if let version { json.member("version", version) }
          json.member("diagnostics") { $0.array(diagnostics) }
        }
      }
    }
    return json.text
  }

  /// Writes a finding as a diagnostic: what has a place of its own is related information, the rest follows the message.
  static func write(_ finding: Finding, of document: OpenDocument, _ json: inout JSONText) {
    json.member("range", document.range(of: finding), in: document.text)
    json.member("severity", finding.severity.number)
    json.member("code", finding.rule)
    json.member("source", "plumb")
    var message = finding.message.text
    for note in finding.notes {
      for line in note.lines where line.position == nil {
        message += "\n\(note.topic.name): \(line.message.text)"
      }
    }
    json.member("message", message)
    let related = finding.notes.flatMap(\.lines).filter { $0.position != nil }
    guard !related.isEmpty else { return }
    json.list("relatedInformation", related) { line, json in
      let start = document.text.offset(of: line.position ?? finding.position)
      json.object { json in
        json.member("location") { json in
          json.object { json in
            json.member("uri", document.uri)
            json.member("range", start..<start, in: document.text)
          }
        }
        json.member("message", line.message.text)
      }
    }
  }
}

extension Severity {
  /// As the protocol counts.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
