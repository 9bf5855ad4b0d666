import Foundation
import Testing

@Suite("The page of UIKit's API", .enabled(if: PythonScript.canRun, "python3 is not installed"))
struct APIPageTests {
  /// The page is made from public declarations, so each change of these makes it stale.
  @Test func saysWhatTheSourcesSay() throws {
    let run = try PythonScript("Scripts/make-api-page", ["--check"])
    #expect(
      run.code == 0,
      "Scripts/make-api-page repairs Documentation/UIKIT.md, unless it says more:\n\(run.messages)")
  }

  /// Found by reading the sources, not by running code: what a reader of the page would miss first.
  @Test func knowsWhereThingsAreDeclared() throws {
    let run = try PythonScript("Scripts/make-api-page", ["--type", "UIView"])
    let names = run.results.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(names.contains("insertSubview(_:aboveSubview:)"))
    #expect(names.contains("animate(withDuration:animations:completion:)"))
    #expect(!names.contains("geometry"), "is internal")
  }

  /// Standard output and standard error say what is wrong; an argument that is none is said to be none.
  @Test func refusesWhatItDoesNotKnow() throws {
    let run = try PythonScript("Scripts/make-api-page", ["--chek"])
    #expect(run.code == 2)
    #expect(run.messages.contains("--chek"))
  }
}

/// A script of the project, run by the Python that is installed.
private struct PythonScript {
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
