import PlumbAnswers
import PlumbLayoutLint
import PlumbTextOutput

/// A server for editors that speak the Language Server Protocol: bytes in, bytes out, and `Answers` in between.
///
/// It reads and writes nothing but what it is handed. Whoever runs it hands over what comes in, writes what goes out, and
/// ends with `exitCode` once there is one.
package struct LanguageServer: Sendable {
  enum State: Sendable {
    case new, running, shutDown
  }

  private var reader = FrameReader()
  var state = State.new
  var encoding = TextIndex.Encoding.utf16
  /// By address.
  var documents: [String: OpenDocument] = [:]
  /// Addresses of documents that were closed and whose findings the client still shows.
  var closed: [String] = []
  /// Addresses in the order in which documents were opened.
  var order: [String] = []
  let linter = Linter()
  /// How the program is to end; nil as long as it is not to.
  package private(set) var exitCode: Int32?

  package init() {}

  /// Answers what has come in.
  ///
  /// What is found in documents that changed is told after the last message that has come whole, so that somebody who types
  /// fast is not told of each letter.
  package mutating func receive(_ bytes: [UInt8]) -> [UInt8] {
    guard exitCode == nil else { return [] }
    reader.append(bytes)
    var answers: [String] = []
    do throws(FrameReader.Fault) {
      while exitCode == nil, let message = try reader.next() {
        if let answer = answer(to: message) { answers.append(answer) }
      }
    } catch {
      // Where the next message begins is not known any more.
      answers.append(ServerFault(.parseError, error.message).answer(to: nil))
      exitCode = 1
    }
    if exitCode == nil { answers += publications() }
    return answers.flatMap(Self.framed)
  }

  /// Nothing more will come in.
  package mutating func finish() {
    if exitCode == nil { exitCode = state == .shutDown && reader.isEmpty ? 0 : 1 }
  }

  private static func framed(_ json: String) -> [UInt8] {
    let body = Array(json.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  // MARK: Messages

  private mutating func answer(to bytes: [UInt8]) -> String? {
    var id: ServerMessage.ID?
    do throws(ServerFault) {
      guard let message = try ServerMessage(bytes) else { return nil }
      id = message.id
      let result = try result(of: message)
      guard let id = message.id else { return nil }
      var json = JSONText()
      json.object { json in
        json.member("jsonrpc", "2.0")
        json.member("id", json: id.json)
        json.member("result", json: result ?? "null")
      }
      return json.text
    } catch {
      // A notification that was understood as one gets no answer, whatever is wrong with it.
      let isNotification = id == nil && error.id == nil
      if isNotification, error.code != .parseError, error.code != .invalidRequest { return nil }
      return error.answer(to: id)
    }
  }

  /// The result of a request as JSON; nil for null, and for notifications.
  private mutating func result(of message: ServerMessage) throws(ServerFault) -> String? {
    if message.method == "exit" {
      exitCode = state == .shutDown ? 0 : 1
      return nil
    }
    let isRequest = message.id != nil
    switch state {
    case .new:
      if message.method == "initialize", isRequest { return initialize(message.parameters) }
      // Notifications before the first request are dropped.
      guard isRequest else { return nil }
      throw ServerFault(.serverNotInitialized, "The first request is “initialize”.")
    case .shutDown:
      guard isRequest else { return nil }
      throw ServerFault(.invalidRequest, "After “shutdown” there is only “exit”.")
    case .running: break
    }
    guard isRequest else {
      try take(message)
      return nil
    }
    switch message.method {
    case "initialize": throw ServerFault(.invalidRequest, "“initialize” has come before.")
    case "shutdown":
      state = .shutDown
      return nil
    case "textDocument/hover": return try hover(message.parameters)
    case "textDocument/documentSymbol": return try symbols(message.parameters)
    case "textDocument/codeLens": return try lenses(message.parameters)
    case "textDocument/codeAction": return try actions(message.parameters)
    default: throw ServerFault(.methodNotFound, "There is no method “\(message.method)” here.")
    }
  }

  /// Takes a notification; those that are not known are passed over, as the protocol wants it.
  private mutating func take(_ message: ServerMessage) throws(ServerFault) {
    switch message.method {
    case "textDocument/didOpen": try open(message.parameters)
    case "textDocument/didChange": try change(message.parameters)
    case "textDocument/didSave": try save(message.parameters)
    case "textDocument/didClose": try close(message.parameters)
    default: break
    }
  }

  private mutating func initialize(_ parameters: JSONValue) -> String {
    state = .running
    let offered = parameters["capabilities"]?["general"]?["positionEncodings"]?.array ?? []
    encoding = offered.contains { $0.string == TextIndex.Encoding.utf8.rawValue } ? .utf8 : .utf16
    var json = JSONText()
    json.object { json in
      json.member("capabilities") { json in
        json.object { json in
          json.member("positionEncoding", encoding.rawValue)
          json.member("textDocumentSync") { json in
            json.object { json in
              json.member("openClose", true)
              // Incremental.
              json.member("change", 2)
              json.member("save") { json in json.object { $0.member("includeText", true) } }
            }
          }
          json.member("hoverProvider", true)
          json.member("documentSymbolProvider", true)
          json.member("codeLensProvider") { json in json.object { $0.member("resolveProvider", false) } }
          json.member("codeActionProvider") { json in
            json.object { $0.member("codeActionKinds", ["quickfix", Self.fixAll]) }
          }
        }
      }
      json.member("serverInfo") { json in
        json.object { json in
          json.member("name", "plumb")
          json.member("version", PlumbVersion.text)
        }
      }
    }
    return json.text
  }

  /// The kind of the action that settles all that is safe to settle.
  static let fixAll = "source.fixAll.plumb"
}
