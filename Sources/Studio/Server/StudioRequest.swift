/// A request as it came, once it was read as a whole.
package struct StudioRequest {
  package var method: String
  /// The path and query, or whatever else stood in their place.
  package var target: String
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]

  package init(method: String, target: String, headers: [(name: String, value: String)], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.headers = headers
    self.body = body
  }

  /// All values of a header, by its name in any case.
  func values(of name: String) -> [String] {
    headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
  }
}

/// What a request is answered with.
package struct StudioResponse: Equatable {
  package var status: Int
  package var type: String
  /// Besides those that every response has.
  package var headers: [String: String]
  package var body: [UInt8]

  package init(
    _ status: Int, type: String = "text/plain; charset=utf-8", headers: [String: String] = [:],
    body: [UInt8] = []
  ) {
    self.status = status
    self.type = type
    self.headers = headers
    self.body = body
  }

  /// Done, and nothing to say about it.
  static func nothing(headers: [String: String] = [:]) -> StudioResponse {
    StudioResponse(204, headers: headers)
  }

  static func json(_ text: String) -> StudioResponse {
    StudioResponse(200, type: "application/json", body: Array(text.utf8))
  }
}

/// Why a request gets nothing else: a status, and a sentence for a person.
package struct StudioRefusal: Error, Equatable {
  package let status: Int
  package let sentence: String
  /// The methods that the path has, where the request had another.
  let allowed: String?

  init(_ status: Int, _ sentence: String, allowed: String? = nil) {
    self.status = status
    self.sentence = sentence
    self.allowed = allowed
  }

  var response: StudioResponse {
    StudioResponse(status, headers: allowed.map { ["Allow": $0] } ?? [:], body: Array((sentence + "\n").utf8))
  }
}
