import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("plumb lsp")
struct LanguageServerCommandTests {
  private static func framed(_ json: String) -> String { "Content-Length: \(json.utf8.count)\r\n\r\n\(json)" }

  @Test func aClientIsServedAndTheServerEnds() throws {
    let script = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ].map(Self.framed).joined()
    let run = try PlumbProcess(["lsp"], input: script)
    #expect(run.code == 0 && run.messages == "")
    #expect(run.results.hasPrefix("Content-Length: ") && run.results.contains("\"id\":2,\"result\":null"))
  }

  @Test(arguments: ["", "nonsense\r\n\r\n", "Content-Length: 5\r\n\r\n{", "Content-Length: 9\r\n\r\n"])
  func anEndThatWasNotAnnouncedIsExitCodeOne(_ input: String) throws {
    #expect(try PlumbProcess(["lsp", "--stdio"], input: input).code == 1)
  }

  @Test func aFileIsRefused() {
    let run = CommandRun("lsp", "Examples/Form.storyboard")
    #expect(run.code == 2 && run.messages.contains("takes no file"))
  }
}
