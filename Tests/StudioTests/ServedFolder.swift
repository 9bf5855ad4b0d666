#if Server
  import Foundation
  import PlumbStudio
  import TestSupport
  import Testing

  @testable import PlumbCommands

  /// A folder of documents with a server of its own, on a thread of its own, until the test is over.
  final class ServedFolder {
    let folder: URL
    let token: String
    let port: UInt16
    private let log = ServerLog()
    private let over = Pipe()
    private let ended = DispatchSemaphore(value: 0)

    static let form = "Examples/Form.storyboard"
    static let page = StudioPage(bytes: Array("<script type=\"module\">a</script>\n<!-- document -->\n".utf8))

    /// - Parameters:
    ///   - files: What is in the folder, by paths in it.
    ///   - links: Links in the folder, by paths in it, and where each leads.
    ///   - named: What is opened: paths in the folder; nil for the folder itself.
    init(
      _ files: [String: [UInt8]], links: [String: String] = [:], named: [String]? = nil,
      limits: ServerLimits = ServerLimits()
    ) throws {
      let manager = FileManager.default
      let folder = manager.temporaryDirectory.appending(path: "plumb-studio-\(UUID().uuidString)")
      self.folder = folder
      for (name, bytes) in files {
        let file = folder.appending(path: name)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      for (name, target) in links {
        try manager.createSymbolicLink(atPath: folder.appending(path: name).path, withDestinationPath: target)
      }
      let paths = named?.map { folder.appending(path: $0).path } ?? [folder.path]
      let started = DispatchSemaphore(value: 0)
      let address = ServerLog()
      let end = over.fileHandleForReading.fileDescriptor
      let (log, ended) = (log, ended)
      Thread.detachNewThread {
        do {
          let files = try StudioFolder(paths).value
          let server = try StudioServer(files, page: Self.page, limits: limits, until: end) { log.add($0) }
          address.add(server.address)
          started.signal()
          server.run()
        } catch {
          address.add("\(error)")
          started.signal()
        }
        ended.signal()
      }
      started.wait()
      let parts = address.lines[0].split(separator: "/")
      guard parts.count == 3, let port = parts[1].split(separator: ":").last.flatMap({ UInt16($0) }) else {
        throw NotServed(reason: address.lines[0])
      }
      token = String(parts[2])
      self.port = port
    }

    struct NotServed: Error {
      let reason: String
    }

    deinit {
      over.fileHandleForWriting.write(Data([0]))
      if ended.wait(timeout: .now() + 60) == .timedOut { Issue.record("The server does not end.") }
      do { try FileManager.default.removeItem(at: folder) } catch {
        print("\(folder.path) is left over: \(error)")
      }
    }

    static func document(_ name: String = form) throws -> [UInt8] {
      try Array(Data(contentsOf: FixtureFolder.checkout.appending(path: name)))
    }

    func bytes(_ name: String) throws -> [UInt8] { try Array(Data(contentsOf: folder.appending(path: name))) }

    var host: String { "127.0.0.1:\(port)" }
    var origin: String { "http://" + host }
    var logged: [String] { log.lines }

    /// Waits until the log has a line; false where none comes.
    func logs(_ isIt: (String) -> Bool) -> Bool { log.wait { $0.contains(where: isIt) } }

    /// Waits until the log has so many lines, and gives all that it has.
    func logged(_ count: Int) -> [String] {
      _ = log.wait { $0.count >= count }
      return logged
    }

    // MARK: Asking

    /// The bytes of a request.
    ///
    /// - Parameters:
    ///   - path: What follows the token.
    ///   - headers: Instead of those that the page sends, or besides; nil leaves one out.
    func request(
      _ method: String, _ path: String, headers: [String: String?] = [:], body: [UInt8] = []
    ) -> [UInt8] {
      var all: [String: String?] = ["Host": host]
      if method != "GET" { all["Origin"] = origin }
      if !body.isEmpty || method == "PUT" { all["Content-Length"] = String(body.count) }
      all.merge(headers) { $1 }
      let target = path.hasPrefix("/") ? "/" + token + path : path
      let lines = all.sorted { $0.key < $1.key }.compactMap { name, value in
        value.map { "\(name): \($0)\r\n" }
      }
      return Array("\(method) \(target) HTTP/1.1\r\n\(lines.joined())\r\n".utf8) + body
    }

    func ask(
      _ method: String, _ path: String, headers: [String: String?] = [:], body: [UInt8] = []
    ) throws -> RawClient.Answer? {
      let client = try RawClient(port: port)
      client.send(request(method, path, headers: headers, body: body))
      return client.answer()
    }

    /// Whether the server still answers as it should.
    func isServing() throws -> Bool { try ask("GET", "/documents")?.status == 200 }
  }

  /// Lines that one thread writes and others read.
  final class ServerLog: @unchecked Sendable {
    private let condition = NSCondition()
    private var kept: [String] = []

    func add(_ line: String) {
      condition.withLock {
        kept.append(line)
        condition.broadcast()
      }
    }

    var lines: [String] { condition.withLock { kept } }

    /// Waits until the lines are as they should be, a minute at most; whether they are.
    func wait(until areSo: ([String]) -> Bool) -> Bool {
      let end = Date(timeIntervalSinceNow: 60)
      return condition.withLock {
        while !areSo(kept) { if !condition.wait(until: end) { return areSo(kept) } }
        return true
      }
    }
  }
#endif
