#if Server
  import Foundation
  import PlumbStudio
  import TestSupport
  import Testing

  @Suite("The studio's server answers its page")
  struct ServerTests {
    private func served(_ named: [String]? = nil) throws -> ServedFolder {
      try ServedFolder(
        [
          "Main.storyboard": try ServedFolder.document(),
          "Views/Cell.xib": try ServedFolder.document("Examples/Cell.xib"),
          "notes.txt": [1],
        ], named: named)
    }

    @Test func thePageComesWithAPolicy() throws {
      let served = try served()
      let answer = try #require(try served.ask("GET", "/"))
      #expect(answer.status == 200)
      #expect(answer.body == ServedFolder.page.bytes)
      #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
      #expect(answer.headers["cache-control"] == "no-store")
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(answer.headers["referrer-policy"] == "no-referrer")
      #expect(answer.headers["cross-origin-opener-policy"] == "same-origin")
      let policy = try #require(answer.headers["content-security-policy"])
      // The SHA-256 of “a”, as sha256sum and base64 have it.
      #expect(
        policy.contains(
          "script-src 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=' 'wasm-unsafe-eval';"))
      #expect(policy.hasPrefix("default-src 'none';"))
      #expect(policy.hasSuffix("frame-ancestors 'none'"))
    }

    @Test func documentsAreListedByPath() throws {
      let documents = #"[{"path":"Main.storyboard","size":9876},{"path":"Views/Cell.xib","size":9876}]"#
      let all = try served()
      let name = all.folder.lastPathComponent
      func text(_ served: ServedFolder) throws -> String? {
        try served.ask("GET", "/documents")?.text.replacing(#/"size":\d+/#, with: "\"size\":9876")
      }
      #expect(try text(all) == #"{"root":"\#(name)","documents":\#(documents),"open":null}"#)
      #expect(try all.ask("GET", "/documents")?.headers["content-type"] == "application/json")
      let one = try served(["Views"])
      #expect(
        try text(one) == #"{"root":"Views","documents":[{"path":"Cell.xib","size":9876}],"open":"Cell.xib"}"#)
      let both = try served(["Views", "Main.storyboard"])
      let root = both.folder.lastPathComponent
      #expect(try text(both) == #"{"root":"\#(root)","documents":\#(documents),"open":"Main.storyboard"}"#)
    }

    @Test func sizesAreThoseOfTheFiles() throws {
      let count = try ServedFolder.document().count
      let text = try served(["Main.storyboard"]).ask("GET", "/documents")?.text
      #expect(text?.contains("\"size\":\(count)}") == true)
    }

    @Test func aDocumentIsReadAndSaved() throws {
      let served = try served()
      let original = try ServedFolder.document()
      let read = try #require(try served.ask("GET", "/document?path=Main.storyboard"))
      #expect(read.status == 200 && read.body == original)
      let tag = try #require(read.headers["etag"])
      #expect(tag == "\"\(ContentHash.text(original))\"")

      let changed = original + Array("\n".utf8)
      let saved = try #require(
        try served.ask("PUT", "/document?path=Main.storyboard", headers: ["If-Match": tag], body: changed))
      #expect(saved.status == 204)
      #expect(saved.headers["etag"] == "\"\(ContentHash.text(changed))\"")
      #expect(try served.bytes("Main.storyboard") == changed)
      let files = try FileManager.default.contentsOfDirectory(atPath: served.folder.path).sorted()
      #expect(files == ["Main.storyboard", "Views", "notes.txt"])

      let again = try #require(
        try served.ask("PUT", "/document?path=Main.storyboard", headers: ["If-Match": tag], body: original))
      #expect(again.status == 412)
      #expect(again.text.contains("has changed since it was read"))
      #expect(try served.bytes("Main.storyboard") == changed)
    }

    @Test func pathsInFoldersAreDecoded() throws {
      let served = try ServedFolder(["Über uns/Größe + 1.xib": try ServedFolder.document("Examples/Cell.xib")]
      )
      for path in [
        "%C3%9Cber%20uns/Gr%C3%B6%C3%9Fe%20%2B%201.xib", "%C3%9Cber+uns%2FGr%C3%B6%C3%9Fe+%2B+1.xib",
      ] {
        #expect(try served.ask("GET", "/document?path=" + path)?.status == 200)
      }
    }

    @Test func onlyWhatReadsIsSaved() throws {
      let served = try served()
      let original = try ServedFolder.document()
      let tag = "\"\(ContentHash.text(original))\""
      for body in [[], Array("<document".utf8), Array("{}".utf8), [0xFF, 0xFE]] {
        let answer = try served.ask(
          "PUT", "/document?path=Main.storyboard", headers: ["If-Match": tag], body: body)
        #expect(answer?.status == 422)
        #expect(answer?.text.contains("These bytes are no document") == true)
      }
      #expect(try served.ask("PUT", "/document?path=Main.storyboard", body: original)?.status == 428)
      #expect(try served.bytes("Main.storyboard") == original)
    }

    /// Root may write any file, so that only a folder that goes makes writing fail for everybody.
    @Test func failuresAreTold() throws {
      let served = try ServedFolder(["In/Main.storyboard": try ServedFolder.document()])
      let original = try ServedFolder.document()
      let tag = "\"\(ContentHash.text(original))\""
      try FileManager.default.removeItem(at: served.folder.appending(path: "In"))
      let answer = try #require(
        try served.ask("PUT", "/document?path=In/Main.storyboard", headers: ["If-Match": tag], body: original)
      )
      #expect(answer.status == 404)
      #expect(answer.text == "In/Main.storyboard: There is no such file.\n")
    }
  }

  @Suite("The studio's page hears of changes")
  struct ChangeTests {
    private let path = "/changes?path=Main.storyboard&hash="

    @Test func whatDiffersIsToldAtOnce() throws {
      let original = try ServedFolder.document()
      let served = try ServedFolder(["Main.storyboard": original])
      let hash = ContentHash.text(original)
      #expect(try served.ask("GET", path + "other")?.text == #"{"path":"Main.storyboard","hash":"\#(hash)"}"#)
      try FileManager.default.removeItem(at: served.folder.appending(path: "Main.storyboard"))
      #expect(try served.ask("GET", path + hash)?.text == #"{"path":"Main.storyboard","hash":null}"#)
    }

    @Test func changesEndTheWaiting() throws {
      let original = try ServedFolder.document()
      let served = try ServedFolder(["Main.storyboard": original])
      let client = try RawClient(port: served.port)
      let changed = original + [0x0A]
      client.send(served.request("GET", path + ContentHash.text(original)))
      // Another request's answer shows that the first one was read.
      #expect(try served.isServing())
      let file = served.folder.appending(path: "Main.storyboard")
      try Data(changed).write(to: file)
      #expect(client.answer()?.text == #"{"path":"Main.storyboard","hash":"\#(ContentHash.text(changed))"}"#)

      client.send(served.request("GET", path + ContentHash.text(changed)))
      #expect(try served.isServing())
      try FileManager.default.removeItem(at: file)
      #expect(client.answer()?.text == #"{"path":"Main.storyboard","hash":null}"#)

      client.send(served.request("GET", path))
      #expect(try served.isServing())
      try Data(original).write(to: file, options: .atomic)
      let back = client.answer()?.text
      #expect(back == #"{"path":"Main.storyboard","hash":"\#(ContentHash.text(original))"}"#)
    }

    @Test func withoutAChangeTheWaitingEnds() throws {
      var limits = ServerLimits()
      limits.waiting = 0.3
      let original = try ServedFolder.document()
      let served = try ServedFolder(["Main.storyboard": original], limits: limits)
      let file = served.folder.appending(path: "Main.storyboard")
      let client = try RawClient(port: served.port)
      client.send(served.request("GET", path + ContentHash.text(original)))
      // The same bytes in a file of another time are no change.
      try Data(original).write(to: file, options: .atomic)
      #expect(client.answer()?.status == 204)
    }

    @Test func tooManyWaitersEndTheFirst() throws {
      var limits = ServerLimits()
      limits.waiters = 2
      let original = try ServedFolder.document()
      let served = try ServedFolder(["Main.storyboard": original], limits: limits)
      let clients = try (0..<3).map { _ in try RawClient(port: served.port) }
      for client in clients {
        client.send(served.request("GET", path + ContentHash.text(original)))
        #expect(try served.isServing())
      }
      #expect(clients[0].answer()?.status == 204)
      try FileManager.default.removeItem(at: served.folder.appending(path: "Main.storyboard"))
      #expect(clients[1].answer()?.status == 200)
      #expect(clients[2].answer()?.status == 200)
    }

    @Test func whoeverLeavesWhileWaitingIsForgotten() throws {
      let original = try ServedFolder.document()
      let served = try ServedFolder(["Main.storyboard": original])
      for _ in 0..<20 {
        let client = try RawClient(port: served.port)
        client.send(served.request("GET", path + ContentHash.text(original)))
        #expect(try served.isServing())
      }
      try Data(original + [0x0A]).write(to: served.folder.appending(path: "Main.storyboard"))
      #expect(try served.ask("GET", path + ContentHash.text(original))?.status == 200)
      #expect(try served.isServing())
    }
  }
#endif
