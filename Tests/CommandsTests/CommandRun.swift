import Foundation
import TestSupport

@testable import PlumbCommands

/// What a command wrote and how it ended.
struct CommandRun {
  let results: String
  let messages: String
  let code: Int32

  /// Runs `plumb` in this process, as from the checkout's root.
  init(_ arguments: [String], columns: Int = Output.defaultColumns) {
    _ = Self.isAtRoot
    var output = Output.capturing(columns: columns)
    code = run(arguments, &output).value
    results = output.captured?.results ?? ""
    messages = output.captured?.messages ?? ""
  }

  init(_ arguments: String...) { self.init(arguments) }

  var messageLines: [String] { messages.split(separator: "\n").map { String($0) } }
  var resultLines: [String] { results.split(separator: "\n").map { String($0) } }

  private static let isAtRoot = FileManager.default.changeCurrentDirectoryPath(FixtureFolder.checkout.path)

  /// Every command line that a test with files of its own writes: a folder that goes away with the test.
  static func withFiles<Result>(
    _ files: [String: [UInt8]], _ body: (_ folder: String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch {
        print("\(folder.path) is left over: \(error)")
      }
    }
    for (name, bytes) in files { try Data(bytes).write(to: folder.appendingPathComponent(name)) }
    return try body(folder.path)
  }
}

extension CommandRun {
  static let form = "Examples/Form.storyboard"
}
