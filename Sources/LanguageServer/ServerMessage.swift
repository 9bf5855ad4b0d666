import PlumbTextOutput

/// A request or notification, as JSON-RPC has it.
struct ServerMessage {
  /// How the answer to a request names it: a number or a string.
  enum ID: Equatable {
    case number(Double)
    case string(String)

    var json: String {
      switch self {
      case .number(let number): JSONText.number(number)
      case .string(let text): JSONText.quoted(text)
      }
    }
  }

  /// Nil for a notification, which gets no answer.
  let id: ID?
  let method: String
  let parameters: JSONValue

  /// Reads a message; nil for an answer to something that was asked of the client.
  init?(_ bytes: [UInt8]) throws(ServerFault) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONReader.value(of: bytes) } catch {
      throw ServerFault(.parseError, "This is no JSON: \(error.words), at byte \(error.offset).")
    }
    guard case .object = value else { throw ServerFault(.invalidRequest, "A message is an object.") }
    switch value["id"] {
    case .number(let number): id = .number(number)
    case .string(let text): id = .string(text)
    case nil, .null: id = nil
    default: throw ServerFault(.invalidRequest, "An id is a number or a string.")
    }
    guard let method = value["method"]?.string else {
      if value["result"] != nil || value["error"] != nil { return nil }
      throw ServerFault(.invalidRequest, "A message has a method.", id: id)
    }
    self.method = method
    parameters = value["params"] ?? .null
  }
}

/// Why a request has no result.
struct ServerFault: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
  }

  let code: Code
  let message: String
  /// The request, where it is known although it was not understood.
  var id: ServerMessage.ID?

  init(_ code: Code, _ message: String, id: ServerMessage.ID? = nil) {
    self.code = code
    self.message = message
    self.id = id
  }

  /// The answer that tells it.
  func answer(to id: ServerMessage.ID?) -> String {
    var json = JSONText()
    json.object { json in
      json.member("jsonrpc", "2.0")
      json.member("id", json: (id ?? self.id)?.json ?? "null")
      json.member("error") { json in
        json.object { json in
          json.member("code", code.rawValue)
          json.member("message", message)
        }
      }
    }
    return json.text
  }
}
