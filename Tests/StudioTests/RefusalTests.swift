#if Server
  import Foundation
  import PlumbStudio
  import TestSupport
  import Testing

  @Suite("The studio's server refuses all others")
  struct RefusalTests {
    private let document = "/document?path=Main.storyboard"

    private func served(links: [String: String] = [:], named: [String]? = nil) throws -> ServedFolder {
      let form = try ServedFolder.document()
      return try ServedFolder(
        ["Main.storyboard": form, "Sub/Other.xib": form, ".hidden/Secret.xib": form, "notes.txt": [1]],
        links: links, named: named)
    }

    /// Sends a request that is to be refused: with one line on the log, without the token, and the server goes on.
    private func expectRefusal(
      _ status: Int, _ served: ServedFolder, _ request: [UInt8],
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let before = served.logged.count
      let client = try RawClient(port: served.port)
      client.send(request)
      let answer = try #require(client.answer(), sourceLocation: sourceLocation)
      #expect(answer.status == status, sourceLocation: sourceLocation)
      #expect(answer.headers["content-type"] == "text/plain; charset=utf-8", sourceLocation: sourceLocation)
      #expect(answer.text.hasSuffix(".\n"), sourceLocation: sourceLocation)
      let lines = served.logged.dropFirst(before)
      #expect(lines.count == 1, sourceLocation: sourceLocation)
      #expect(lines.first?.hasPrefix("\(status) ") == true, sourceLocation: sourceLocation)
      #expect(lines.first?.contains(served.token) == false, sourceLocation: sourceLocation)
      #expect(try served.isServing(), sourceLocation: sourceLocation)
    }

    @Test func tokens() throws {
      let served = try served()
      let wrong = String(served.token.reversed())
      #expect(served.token.wholeMatch(of: /[0-9a-f]{32}/) != nil)
      let other = try ServedFolder(["Main.storyboard": try ServedFolder.document()])
      #expect(other.token != served.token)
      for target in [
        wrong, String(served.token.dropLast()), served.token + "0", served.token.uppercased() + "x",
      ] {
        for rest in ["/", "/documents", document] {
          let request = "GET /\(target)\(rest) HTTP/1.1\r\nHost: \(served.host)\r\n\r\n"
          try expectRefusal(403, served, Array(request.utf8))
        }
      }
    }

    @Test(arguments: ["evil.example", "localhost", "127.0.0.1", "127.0.0.1:1", "[::1]", "", nil])
    func hosts(_ host: String?) throws {
      let served = try served()
      for path in ["/", "/documents", document] {
        try expectRefusal(403, served, served.request("GET", path, headers: ["Host": host]))
      }
      let twice = served.request("GET", "/", headers: ["host": "evil.example"])
      try expectRefusal(403, served, twice)
    }

    @Test(arguments: ["http://evil.example", "null", "https://127.0.0.1", "http://localhost:1", ""])
    func origins(_ origin: String) throws {
      let served = try served()
      for path in ["/", "/documents", document] {
        try expectRefusal(403, served, served.request("GET", path, headers: ["Origin": origin]))
      }
      let form = try ServedFolder.document()
      let tag = "\"\(ContentHash.text(form))\""
      for other in [origin, nil] {
        try expectRefusal(
          403, served,
          served.request("PUT", document, headers: ["Origin": other, "If-Match": tag], body: form + [0x0A]))
      }
      #expect(try served.bytes("Main.storyboard") == form)
    }

    @Test func otherSites() throws {
      let served = try served()
      for site in ["cross-site", "same-site", "new"] {
        for path in ["/", "/documents", document] {
          try expectRefusal(403, served, served.request("GET", path, headers: ["Sec-Fetch-Site": site]))
        }
        let link = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"]
        #expect(try served.ask("GET", "/", headers: link)?.status == 200)
        try expectRefusal(403, served, served.request("GET", document, headers: link))
        let frame = ["Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"]
        try expectRefusal(403, served, served.request("GET", "/", headers: frame))
      }
      for site in ["same-origin", "none"] {
        #expect(try served.ask("GET", "/documents", headers: ["Sec-Fetch-Site": site])?.status == 200)
      }
    }

    @Test(arguments: ["POST", "DELETE", "OPTIONS", "PATCH", "TRACE", "PUT"])
    func methods(_ method: String) throws {
      let served = try served()
      for path in ["/", "/documents", "/changes?path=Main.storyboard&hash=", document] {
        if method == "PUT" && path == document { continue }
        try expectRefusal(405, served, served.request(method, path, headers: ["Content-Length": "0"]))
      }
      let answer = try served.ask(
        method, method == "PUT" ? "/documents" : document, headers: ["Content-Length": "0"])
      #expect(answer?.headers["allow"] == (method == "PUT" ? "GET" : "GET, PUT"))
    }

    @Test func targets() throws {
      let served = try served()
      for path in ["", "/nothing", "/documents/", "//documents", "/../documents"] {
        try expectRefusal(
          404, served,
          Array("GET /\(served.token)\(path) HTTP/1.1\r\nHost: \(served.host)\r\n\r\n".utf8))
      }
      for target in [
        "http://evil.example/\(served.token)/", "//evil.example/\(served.token)/", "//\(served.token)/", "*",
      ] {
        try expectRefusal(400, served, Array("GET \(target) HTTP/1.1\r\nHost: \(served.host)\r\n\r\n".utf8))
      }
      for query in ["", "?path", "?path=%", "?path=%zz", "?path=%FF", "?path=a%00b", "?path=a&path=b"] {
        let before = served.logged.count
        let status = try served.ask("GET", "/document" + query)?.status
        #expect(status == (query == "?path" ? 403 : 400), "\(query)")
        #expect(served.logged.count == before + 1)
      }
      try expectRefusal(400, served, served.request("GET", "/changes?path=Main.storyboard"))
    }

    @Test func paths() throws {
      let served = try served(
        links: [
          "Passwords.xib": "/etc/passwd", "Up": "..", "Nowhere.xib": "/no/such.xib",
          "Fine.xib": "Sub/Other.xib",
          "FineFolder": "Sub",
        ])
      let form = try ServedFolder.document()
      let folder = served.folder.lastPathComponent
      let tag = "\"\(ContentHash.text(form))\""
      let refused = [
        "notes.txt", "/etc/passwd", "/etc/x.xib", "../x.xib", "Sub/../Main.storyboard", "./Main.storyboard",
        "Sub//Other.xib", ".hidden/Secret.xib", "Passwords.xib", "Up/\(folder)-not/x.xib", "Up/etc/x.xib", "",
        "Sub",
        served.folder.path + "/Main.storyboard", "..%2Fx.xib", "%2e%2e/x.xib",
        "Sub/..%CC%81/x.xib/%CC%81/../../y.xib",
      ]
      for path in refused {
        try expectRefusal(403, served, served.request("GET", "/document?path=" + path))
        try expectRefusal(403, served, served.request("GET", "/changes?hash=a&path=" + path))
        try expectRefusal(
          403, served,
          served.request("PUT", "/document?path=" + path, headers: ["If-Match": tag], body: form + [0x0A]))
      }
      for path in ["None.storyboard", "Nowhere.xib", "None/None.xib"] {
        try expectRefusal(404, served, served.request("GET", "/document?path=" + path))
      }
      for path in ["Fine.xib", "FineFolder/Other.xib"] {
        #expect(try served.ask("GET", "/document?path=" + path)?.status == 200)
      }
      let list = try served.ask("GET", "/documents")?.text ?? ""
      let listed = list.matches(of: #/"path":"([^"]*)"/#).map { String($0.1) }
      #expect(listed == ["Fine.xib", "Main.storyboard", "Sub/Other.xib"])
    }

    /// Only what was named is there, also beside it; and it may be a link.
    @Test func filesThatWereNotNamed() throws {
      let served = try served(links: ["Link.xib": "Sub/Other.xib"], named: ["Link.xib"])
      #expect(try served.ask("GET", "/document?path=Link.xib")?.status == 200)
      for path in ["Main.storyboard", "Sub/Other.xib"] {
        try expectRefusal(403, served, served.request("GET", "/document?path=" + path))
      }
    }

    @Test func savingThroughALinkKeepsIt() throws {
      let served = try served(links: ["Link.xib": "Sub/Other.xib"])
      let form = try ServedFolder.document()
      let answer = try served.ask(
        "PUT", "/document?path=Link.xib", headers: ["If-Match": "\"\(ContentHash.text(form))\""],
        body: form + [0x0A])
      #expect(answer?.status == 204)
      #expect(try served.bytes("Sub/Other.xib") == form + [0x0A])
      let link = served.folder.appending(path: "Link.xib").path
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "Sub/Other.xib")
    }
  }
#endif
