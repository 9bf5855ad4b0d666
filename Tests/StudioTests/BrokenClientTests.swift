#if Server
  import Foundation
  import PlumbStudio
  import TestSupport
  import Testing

  @Suite("The studio's server outlives slow and broken clients")
  struct BrokenClientTests {
    private func served(_ change: (inout ServerLimits) -> Void = { _ in }) throws -> ServedFolder {
      var limits = ServerLimits()
      change(&limits)
      return try ServedFolder(["Main.storyboard": try ServedFolder.document()], limits: limits)
    }

    @Test(arguments: [
      "GET /\r\n", "nonsense\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\r\n\r\n",
      "GET / HTTP/1.1\r\nno colon\r\n\r\n", "PUT / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
      "PUT / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "PUT / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ])
    func whatIsNoRequest(_ bytes: String) throws {
      let served = try served()
      let client = try RawClient(port: served.port)
      client.send(bytes)
      client.finish()
      #expect(client.isEnded())
      #expect(served.logs { _ in true })
      #expect(try served.isServing())
      #expect(served.logged.count == 1, "\(served.logged)")
    }

    @Test func whatBreaksOff() throws {
      let served = try served()
      for bytes in ["GET /", "GET / HTTP/1.1\r\nHost: ", "PUT / HTTP/1.1\r\nContent-Length: 10\r\n\r\n123"] {
        let before = served.logged.count
        do {
          let client = try RawClient(port: served.port)
          client.send(bytes)
        }
        #expect(try served.isServing())
        #expect(served.logged(before + 1).last == "A request broke off before it was whole.")
      }
      #expect(served.logged.count == 3)
    }

    @Test func whatTakesForEver() throws {
      let served = try served { $0.arrival = 0.5 }
      let slow = try RawClient(port: served.port)
      slow.send("GET /\(served.token)/ HTTP/1.1\r\nHost: ")
      let dripping = try RawClient(port: served.port)
      dripping.send(
        served.request("PUT", "/document?path=Main.storyboard", headers: ["Content-Length": "1000"]))
      let body = Thread {
        for _ in 0..<1000 {
          dripping.send("x")
          Thread.sleep(forTimeInterval: 0.05)
        }
      }
      body.start()
      #expect(slow.isEnded())
      let line = "408: A request took longer than 1 s to arrive."
      #expect(served.logged(2) == [line, line])
      #expect(try served.isServing())
    }

    @Test func whatIsTooLarge() throws {
      let form = try ServedFolder.document()
      let served = try served { $0.document = form.count }
      let tag = ["If-Match": "\"\(ContentHash.text(form))\""]
      let path = "/document?path=Main.storyboard"
      let more = try #require(try served.ask("PUT", path, headers: tag, body: form + [0x0A]))
      #expect(more.status == 413)
      #expect(more.text == "A document may have \(form.count) bytes, and no more.\n")
      let muchMore = form + [UInt8](repeating: 0x20, count: 1 << 20)
      #expect(try served.ask("PUT", path, headers: tag, body: muchMore)?.status == 413)
      #expect(served.logged.count == 2)
      #expect(served.logged.allSatisfy { $0.hasPrefix("413") }, "\(served.logged)")

      let headers = ["X-Long": String(repeating: "x", count: 1 << 17)]
      let client = try RawClient(port: served.port)
      client.send(served.request("GET", "/documents", headers: headers))
      #expect(client.isEnded())
      #expect(served.logs { !$0.hasPrefix("413") })
      #expect(try served.bytes("Main.storyboard") == form)
      #expect(try served.isServing())
    }

    @Test func aHundredThatSayNothing() throws {
      let served = try served()
      let clients = try (0..<100).map { _ in try RawClient(port: served.port) }
      #expect(try served.isServing())
      for client in clients { client.send(served.request("GET", "/documents")) }
      #expect(clients.allSatisfy { $0.answer()?.status == 200 })
    }

    @Test func oneConnectionTakesManyRequests() throws {
      let served = try served()
      let client = try RawClient(port: served.port)
      for _ in 0..<50 {
        client.send(served.request("GET", "/documents"))
        #expect(client.answer()?.status == 200)
        client.send(served.request("GET", "/document?path=None.xib"))
        #expect(client.answer()?.status == 404)
      }
      client.send(served.request("GET", "/documents") + served.request("GET", "/documents"))
      #expect(client.answer()?.status == 200)
      #expect(client.answer()?.status == 200)
    }
  }
#endif
