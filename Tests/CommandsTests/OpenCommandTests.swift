#if Server
  import Foundation
  import TestSupport
  import Testing

  @testable import PlumbCommands

  @Suite("plumb open")
  struct OpenCommandTests {
    @Test(arguments: Command.open.examples.map(\.line), [SIGINT, SIGTERM])
    func exampleRunsUntilItIsEnded(_ line: String, _ signal: Int32) throws {
      let folder = try Self.folder()
      defer { Self.remove(folder) }
      var words = Array(HelpTests.words(line).dropFirst())
      if !words.contains("--no-browser") { words.append("--no-browser") }
      let serving = try ServingProgram(words, remembering: folder)
      #expect(serving.address.wholeMatch(of: #/http://127\.0\.0\.1:[0-9]+/[0-9a-f]{32}//#) != nil)
      let list = try serving.get("documents").text
      #expect(list.hasPrefix(#"{"root":"Examples","documents":[{"path":""#))
      let end = serving.end(signal)
      #expect(end.code == 0)
      #expect(end.results == "")
      #expect(end.messages == "The studio shows Examples; Ctrl-C ends it.\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/plumb") == [])
    }

    /// The README's block, but for the port and the token.
    @Test func readmeShowsWhatIsPrinted() throws {
      let folder = try Self.folder()
      defer { Self.remove(folder) }
      let readme = try String(
        contentsOf: FixtureFolder.checkout.appending(path: "README.md"), encoding: .utf8)
      let block = try #require(readme.firstMatch(of: #/```text\n\$ \.(\/plumb open [^\n]*)\n([^`]*)```/#))
      let words = Array(HelpTests.words(String(block.1)).dropFirst())
      let serving = try ServingProgram(words + ["--no-browser"], remembering: folder)
      let printed = serving.end().messages + serving.address + "\n"
      func withoutAddress(_ text: some StringProtocol) -> String {
        String(text).replacing(#/:[0-9]+\/[0-9a-f]{32}\//#, with: ":PORT/TOKEN/")
      }
      #expect(withoutAddress(block.2) == withoutAddress(printed))
    }

    @Test func theSecondFindsTheFirst() throws {
      let folder = try Self.folder()
      defer { Self.remove(folder) }
      let first = try ServingProgram(["open", "Examples", "--no-browser"], remembering: folder)
      for arguments in [["Examples"], ["Examples/"], ["Tests/../Examples", "--port", "9"]] {
        let second = try Self.ended(["open", "--no-browser"] + arguments, remembering: folder)
        #expect(second.code == 0)
        #expect(second.results == first.address + "\n")
        #expect(second.messages == "")
      }
      let other = try ServingProgram(["open", CommandRun.form, "--no-browser"], remembering: folder)
      #expect(other.address != first.address)
      // One that is killed leaves its file, and the next one takes it.
      _ = first.end(SIGKILL)
      let third = try ServingProgram(["open", "Examples", "--no-browser"], remembering: folder)
      #expect(third.address != first.address)
      #expect(third.end().code == 0)
      #expect(other.end().code == 0)
    }

    @Test func aPortIsChosen() throws {
      let folder = try Self.folder()
      defer { Self.remove(folder) }
      let first = try ServingProgram(["open", "Examples", "--no-browser"], remembering: folder)
      let port = first.port
      let taken = try Self.ended(
        ["open", CommandRun.form, "--no-browser", "--port", String(port)], remembering: folder)
      #expect(taken.code == 2)
      #expect(taken.messages.hasPrefix("plumb: The server cannot listen at 127.0.0.1:\(port): "))
      #expect(first.end().code == 0)
      let second = try ServingProgram(
        ["open", "Examples", "--no-browser", "--port", String(port)], remembering: folder)
      #expect(second.address.hasPrefix("http://127.0.0.1:\(port)/"))
      #expect(second.end().code == 0)
    }

    @Test func whatIsRefusedIsLogged() throws {
      let folder = try Self.folder()
      defer { Self.remove(folder) }
      let serving = try ServingProgram(["open", "Examples", "--no-browser"], remembering: folder)
      #expect(try serving.get("document?path=None.xib").status == 404)
      let messages = serving.end().messages
      #expect(
        messages.hasSuffix("plumb: 404 GET /document?path=None.xib: None.xib: There is no such file.\n"),
        "\(messages)")
    }

    @Test(arguments: [
      ([], "Name .storyboard or .xib files"), (["None.storyboard"], "There is no such file or folder."),
      (["Examples", "--port", "0"], "from 1 to 65535"), (["Examples", "--port", "65536"], "from 1 to 65535"),
      (["Sources/Findings"], "There is no .storyboard or .xib file"),
      (["/dev/null"], "neither a file nor a folder"),
    ])
    func mistakesAreExplained(_ arguments: [String], _ words: String) {
      let run = CommandRun(["open", "--no-browser"] + arguments)
      #expect(run.code == 2)
      #expect(run.results == "")
      #expect(run.messages.contains(words), "\(run.messages)")
    }

    /// A call that ends by itself, or fails.
    private static func ended(_ arguments: [String], remembering folder: String) throws -> PlumbProcess {
      try PlumbProcess(
        program: ServingProgram.limited, ServingProgram.limits + arguments,
        environment: ["XDG_RUNTIME_DIR": folder])
    }

    private static func folder() throws -> String {
      let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-open-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return folder.path
    }

    private static func remove(_ folder: String) {
      do { try FileManager.default.removeItem(atPath: folder) } catch {
        print("\(folder) is left over: \(error)")
      }
    }
  }
#endif
