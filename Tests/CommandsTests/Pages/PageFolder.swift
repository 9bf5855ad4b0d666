import Foundation
import TestSupport

/// A folder in which somebody follows a page: the program and the examples are there, and what the page's commands write.
struct PageFolder {
  private let url: URL

  /// Follows pages in a folder that goes away afterwards.
  static func with<Result>(_ body: (PageFolder) throws -> Result) throws -> Result {
    try CommandRun.withFiles([:]) { path in
      let url = URL(fileURLWithPath: path)
      for (name, target) in [
        ("plumb", PlumbProcess.url), ("Examples", FixtureFolder.checkout.appendingPathComponent("Examples")),
      ] {
        try FileManager.default.createSymbolicLink(
          at: url.appendingPathComponent(name), withDestinationURL: target)
      }
      return try body(PageFolder(url: url))
    }
  }

  /// What a shell shows for a command line: messages, then results. A patch is told by its changes.
  func answer(to command: Substring) throws -> ConsolePage.Answer {
    let run = try PlumbProcess(
      program: URL(fileURLWithPath: "/bin/sh"), ["-c", "cd \"$0\" && \(command)", url.path])
    guard run.results.hasPrefix("--- a/") else { return .init(text: run.messages + run.results) }
    return .init(text: run.messages, changes: ShortDiff.text(run.results))
  }

  /// The pictures that the commands wrote, sorted.
  func pictures() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".svg") }.sorted()
  }

  func text(of file: String) throws -> String {
    try String(decoding: FixtureFolder.read(url.appendingPathComponent(file).path), as: UTF8.self)
  }
}
