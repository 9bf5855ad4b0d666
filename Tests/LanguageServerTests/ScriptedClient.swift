import Foundation
import PlumbTextOutput

@testable import PlumbLanguageServer

/// A client that says what a test tells it to, and reads what the server answers.
struct ScriptedClient {
  var server = LanguageServer()
  private(set) var messages: [JSONValue] = []
  private var lastID = 0

  static func framed(_ json: String) -> [UInt8] {
    let body = Array(json.utf8)
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  /// Hands bytes over, and gives what is answered.
  @discardableResult
  mutating func send(_ bytes: [UInt8]) throws -> [JSONValue] {
    let answers = try Self.messages(in: server.receive(bytes))
    messages += answers
    return answers
  }

  /// Sends a request, and gives what is answered to it.
  mutating func request(_ method: String, _ parameters: String = "{}") throws -> JSONValue {
    lastID += 1
    let id = Double(lastID)
    let json =
      "{\"jsonrpc\":\"2.0\",\"id\":\(lastID),\"method\":\(JSONText.quoted(method)),\"params\":\(parameters)}"
    return try send(Self.framed(json)).first { $0["id"]?.number == id } ?? .null
  }

  @discardableResult
  mutating func notify(_ method: String, _ parameters: String = "{}") throws -> [JSONValue] {
    try send(
      Self.framed("{\"jsonrpc\":\"2.0\",\"method\":\(JSONText.quoted(method)),\"params\":\(parameters)}"))
  }

  mutating func initialize(_ encodings: [String] = []) throws -> JSONValue {
    let list = encodings.map(JSONText.quoted).joined(separator: ",")
    let answer = try request(
      "initialize", "{\"capabilities\":{\"general\":{\"positionEncodings\":[\(list)]}}}")
    try notify("initialized")
    return answer
  }

  /// Opens a document, and gives what is found in it.
  mutating func open(_ uri: String, _ text: String) throws -> [JSONValue] {
    let answers = try notify(
      "textDocument/didOpen",
      "{\"textDocument\":{\"uri\":\(JSONText.quoted(uri)),\"version\":1,\"text\":\(JSONText.quoted(text))}}")
    return answers.first?["params"]?["diagnostics"]?.array ?? []
  }

  /// Every frame of what a server wrote.
  private static func messages(in bytes: [UInt8]) throws -> [JSONValue] {
    var reader = FrameReader()
    reader.append(bytes)
    var found: [JSONValue] = []
    while let body = try reader.next() { found.append(try JSONReader.value(of: body)) }
    return found
  }
}
