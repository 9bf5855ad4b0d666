import Foundation
import PlumbTextOutput
import TestSupport
import Testing

@testable import PlumbLanguageServer

@Suite("The language server")
struct LanguageServerTests {
  private static let uri = "file:///tmp/Broken.storyboard"

  private static func text(_ name: String) throws -> String {
    String(decoding: try FixtureFolder.examples.bytes(of: name), as: UTF8.self)
  }

  private static func document(_ more: String = "") -> String {
    "{\"textDocument\":{\"uri\":\"\(uri)\"}\(more)}"
  }

  /// The line of a text that has some words first, counted from 0.
  private static func line(of words: String, in text: String) throws -> Int {
    try #require(
      text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(words) })
  }

  private func opened(_ name: String = "Broken.storyboard") throws -> (ScriptedClient, [JSONValue]) {
    var client = ScriptedClient()
    _ = try client.initialize()
    let found = try client.open(Self.uri, try Self.text(name))
    return (client, found)
  }

  @Test func lifeOfAServer() throws {
    var client = ScriptedClient()
    let answer = try client.initialize(["utf-32", "utf-8"])
    #expect(answer["result"]?["capabilities"]?["positionEncoding"]?.string == "utf-8")
    #expect(answer["result"]?["serverInfo"]?["name"]?.string == "plumb")
    #expect(try client.request("shutdown")["result"] == .null)
    #expect(try client.request("textDocument/hover")["error"]?["code"]?.integer == -32600)
    #expect(client.server.exitCode == nil)
    try client.notify("exit")
    #expect(client.server.exitCode == 0)
  }

  @Test func utf16IsSpokenWhereNothingElseIsOffered() throws {
    var client = ScriptedClient()
    let answer = try client.initialize()
    #expect(answer["result"]?["capabilities"]?["positionEncoding"]?.string == "utf-16")
  }

  @Test func anEndWithoutShutdownIsAFailure() throws {
    var client = ScriptedClient()
    _ = try client.initialize()
    try client.notify("exit")
    #expect(client.server.exitCode == 1)
    var other = ScriptedClient()
    other.server.finish()
    #expect(other.server.exitCode == 1)
  }

  @Test func findingsOfAnOpenDocument() throws {
    let (_, found) = try opened()
    let conflict = try #require(found.first { $0["code"]?.string == "conflicting-constraints" })
    #expect(conflict["severity"]?.integer == 1 && conflict["source"]?.string == "plumb")
    let line = try Self.line(of: "constant=\"335\"", in: Self.text("Broken.storyboard"))
    #expect(conflict["range"]?["start"]?["line"]?.integer == line)
    #expect(conflict["relatedInformation"]?.array?.isEmpty == false)
    #expect(conflict["relatedInformation"]?.array?.first?["location"]?["uri"]?.string == Self.uri)
  }

  /// An edit that settles a conflict, first as a change of a range, then as the whole text.
  @Test func changesAreFollowed() throws {
    var (client, _) = try opened()
    let text = try Self.text("Broken.storyboard")
    let line = try Self.line(of: "constant=\"335\"", in: text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines[line].range(of: "335"))
    let column = lines[line].distance(from: lines[line].startIndex, to: start.lowerBound)
    func change(_ json: String, _ version: Int) throws -> JSONValue {
      try client.notify(
        "textDocument/didChange",
        "{\"textDocument\":{\"uri\":\"\(Self.uri)\",\"version\":\(version)},\"contentChanges\":[\(json)]}"
      ).first?["params"] ?? .null
    }
    let range =
      "{\"start\":{\"line\":\(line),\"character\":\(column)},\"end\":{\"line\":\(line),\"character\":\(column + 3)}}"
    let told = try change("{\"range\":\(range),\"text\":\"374\"}", 2)
    #expect(told["version"]?.integer == 2)
    let codes = told["diagnostics"]?.array?.compactMap { $0["code"]?.string } ?? []
    #expect(!codes.contains("conflicting-constraints"))
    let again = try change("{\"text\":\(JSONText.quoted(text))}", 3)
    #expect(again["diagnostics"]?.array?.contains { $0["code"]?.string == "conflicting-constraints" } == true)
    let closed = try client.notify("textDocument/didClose", Self.document())
    #expect(closed.first?["params"]?["diagnostics"] == .array([]))
  }

  @Test func hoverTellsWhy() throws {
    var (client, _) = try opened()
    let line = try Self.line(of: "constant=\"335\"", in: Self.text("Broken.storyboard"))
    let answer = try client.request(
      "textDocument/hover", Self.document(",\"position\":{\"line\":\(line),\"character\":60}"))
    let words = try #require(answer["result"]?["contents"]?["value"]?.string)
    #expect(words.hasPrefix("“Promo card”.width = 335"))
    #expect(words.contains("“Promo card”.width is 374"))
    #expect(answer["result"]?["range"]?["start"]?["line"]?.integer == line)
    let outside = try client.request(
      "textDocument/hover", Self.document(",\"position\":{\"line\":0,\"character\":0}"))
    #expect(outside["result"] == .null)
  }

  @Test func outlineAndFrames() throws {
    var (client, _) = try opened()
    let symbols = try client.request("textDocument/documentSymbol", Self.document())
    let scene = try #require(symbols["result"]?.array?.first)
    #expect(scene["name"]?.string == "Account")
    #expect(scene["children"]?.array?.first?["children"]?.array?.first?["name"]?.string == "“Avatar”")
    let lenses = try client.request("textDocument/codeLens", Self.document())["result"]?.array ?? []
    #expect(lenses.contains { $0["command"]?["title"]?.string == "20, 68 · 80 × 80" })
  }

  @Test func quickFixesAreEdits() throws {
    var (client, _) = try opened()
    let line = try Self.line(of: "constant=\"335\"", in: Self.text("Broken.storyboard"))
    let place = "{\"line\":\(line),\"character\":75}"
    let context = ",\"range\":{\"start\":\(place),\"end\":\(place)},\"context\":{\"diagnostics\":[]}"
    let actions = try client.request("textDocument/codeAction", Self.document(context))["result"]?.array ?? []
    let action = try #require(actions.first)
    #expect(action["kind"]?.string == "quickfix" && action["isPreferred"]?.bool == false)
    let edits = try #require(action["edit"]?["changes"]?[Self.uri]?.array)
    #expect(edits.count == 1)
    #expect(edits[0]["newText"]?.string?.contains("335") == false)
    let all = try client.request(
      "textDocument/codeAction",
      Self.document(
        ",\"range\":{\"start\":\(place),\"end\":\(place)},\"context\":{\"only\":[\"source.fixAll\"]}"))
    #expect(all["result"]?.array?.map { $0["kind"]?.string } == ["source.fixAll.plumb"])
  }

  @Test func aTextThatIsNoDocumentIsAFinding() throws {
    var client = ScriptedClient()
    _ = try client.initialize()
    let found = try client.open(Self.uri, "<document")
    #expect(found.map { $0["code"]?.string } == ["unreadable-document"])
    #expect(try client.request("textDocument/documentSymbol", Self.document())["result"] == .array([]))
  }

  // MARK: Broken input

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), ("{\"id\":1}", -32600), ("{\"id\":[],\"method\":\"x\"}", -32600),
    ("{\"id\":1,\"method\":\"x\"}", -32601), ("{\"id\":1,\"method\":\"textDocument/hover\"}", -32602),
    (
      "{\"id\":\"a\",\"method\":\"textDocument/codeLens\",\"params\":{\"textDocument\":{\"uri\":\"b\"}}}",
      -32602
    ),
    ("{\"id\":1,\"method\":\"initialize\"}", -32600), ("\u{FF}", -32700), ("", -32700),
  ])
  func mistakesAreAnswered(_ json: String, _ code: Int) throws {
    var client = ScriptedClient()
    _ = try client.initialize()
    let answers = try client.send(ScriptedClient.framed(json))
    #expect(answers.map { $0["error"]?["code"]?.integer } == [code])
    #expect(try client.request("shutdown")["result"] == .null)
  }

  @Test func requestsBeforeTheFirstAreRefused() throws {
    var client = ScriptedClient()
    #expect(try client.request("textDocument/hover")["error"]?["code"]?.integer == -32002)
    #expect(try client.notify("textDocument/didOpen") == [])
    #expect(try client.initialize()["error"] == nil)
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n{}", "Content-Type: text\r\n\r\n{}",
    "Content-Length: 99999999999999999999\r\n\r\n{}", "Content-Length: 999999999999\r\n\r\n{}",
    String(repeating: "x", count: 5000),
  ])
  func brokenFramesEndTheServer(_ bytes: String) throws {
    var client = ScriptedClient()
    _ = try client.initialize()
    let answers = try client.send(Array(bytes.utf8))
    #expect(answers.map { $0["error"]?["code"]?.integer } == [-32700])
    #expect(client.server.exitCode == 1)
  }

  @Test func messagesMayComeInPieces() throws {
    var client = ScriptedClient()
    let bytes = ScriptedClient.framed(
      "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"initialize\",\"params\":{}}")
    var answers: [JSONValue] = []
    for byte in bytes + bytes { answers += try client.send([byte]) }
    #expect(answers.map { $0["id"]?.integer } == [7, 7])
  }

  /// Whatever is said of a document, the server answers each request once, and goes on.
  @Test(arguments: SeededGenerator.seeds(20))
  func nothingEndsTheServer(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (client, _) = try opened("CutText.storyboard")
    let methods = ["hover", "documentSymbol", "codeLens", "didChange", "didSave", "didClose", "nothing"]
    let numbers = ["0", "3", "20", "-1", "1e300", "4000000000", "null", "\"x\""]
    for _ in 0..<40 {
      let method = "textDocument/" + (methods.randomElement(using: &random) ?? "")
      func position() -> String {
        let (line, character) = (numbers.randomElement(using: &random), numbers.randomElement(using: &random))
        return "{\"line\":\(line ?? "0"),\"character\":\(character ?? "0")}"
      }
      let range = "{\"start\":\(position()),\"end\":\(position())}"
      let text = ["", "<", "\\n", "\\uD83D\\uDE00", "id=\\\"x\\\""].randomElement(using: &random) ?? ""
      let parameters = Self.document(
        ",\"position\":\(position()),\"range\":\(range),\"contentChanges\":[{\"range\":\(range),\"text\":\"\(text)\"}]"
      )
      if method.contains("did") {
        try client.notify(method, parameters)
      } else {
        let answer = try client.request(method, parameters)
        #expect(answer["result"] != nil || answer["error"] != nil, "\(method) \(parameters)")
      }
      #expect(client.server.exitCode == nil)
    }
    #expect(try client.request("shutdown")["result"] == .null)
  }
}
