import Foundation

/// A script of the project, run by the Python that is installed.
struct PythonScript {
  let results: String
  let messages: String
  let code: Int32

  static var interpreter: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: "python3") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static var canRun: Bool { interpreter != nil }

  init(_ script: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = Self.interpreter
    process.arguments = [Repository.root.appending(path: script).path] + arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    results = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }
}
