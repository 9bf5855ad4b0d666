#if Server
  import Foundation
  import TestSupport
  import Testing

  /// The program while it serves, with a folder of its own for what it remembers; it ends with the test.
  final class ServingProgram {
    let address: String
    let port: UInt16
    private let process = Process()
    private let results = Pipe()
    private let errors = Pipe()

    /// Runs plumb for two minutes at most, with `limits` before its own arguments: what goes on serving against expectation
    /// fails its test, and does not outlive one that somebody kills.
    static let limited = URL(filePath: "/usr/bin/env")
    /// Whoever runs the tests beside something else has them ignore Ctrl-C, which what they run would inherit.
    static let limits = ["--default-signal", "timeout", "--kill-after=5", "120", PlumbProcess.url.path]

    /// - Throws: Where it does not begin to serve.
    init(_ arguments: [String], remembering folder: String) throws {
      process.executableURL = Self.limited
      process.arguments = Self.limits + arguments
      process.currentDirectoryURL = FixtureFolder.checkout
      process.environment = ProcessInfo.processInfo.environment.merging(["XDG_RUNTIME_DIR": folder]) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = results
      process.standardError = errors
      try process.run()
      var line: [UInt8] = []
      while let byte = try results.fileHandleForReading.read(upToCount: 1)?.first, byte != 0x0A {
        line.append(byte)
      }
      address = String(decoding: line, as: UTF8.self)
      let parts = address.split(separator: "/")
      port = try #require(parts.count == 3 ? parts[1].split(separator: ":").last.flatMap { UInt16($0) } : nil)
    }

    deinit { if process.isRunning { process.terminate() } }

    /// What it answers to a request as the page sends them.
    ///
    /// - Parameter path: Below the address.
    func get(_ path: String) throws -> RawClient.Answer {
      let client = try RawClient(port: port)
      let token = address.split(separator: "/")[2]
      client.send("GET /\(token)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      return try #require(client.answer())
    }

    /// Ends it as Ctrl-C does, or another signal; what it said, and how it ended.
    func end(_ signal: Int32 = SIGINT) -> (results: String, messages: String, code: Int32) {
      // What limits its time leads a group of processes, itself and the program.
      kill(signal == SIGKILL ? -process.processIdentifier : process.processIdentifier, signal)
      let results = results.fileHandleForReading.readDataToEndOfFile()
      let messages = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let code = process.terminationReason == .exit ? process.terminationStatus : -1
      return (String(decoding: results, as: UTF8.self), String(decoding: messages, as: UTF8.self), code)
    }
  }
#endif
