import CorpusRecord
import Foundation
import PlumbInterfaceBuilder
import TestSupport

/// Reads off real documents what their recorded frames say of Apple's controls: numbers, and no texts or names.
@main
enum Figures {
  static func main() async {
    do {
      let paths = MarkupCorpus.allPaths
      guard !paths.isEmpty else { throw Fault.noCollection }
      let cores = ProcessInfo.processInfo.activeProcessorCount
      let found = try await withThrowingTaskGroup(of: [(Int, [String])].self) { group in
        for share in 0..<cores {
          group.addTask {
            try stride(from: share, to: paths.count, by: cores).map { ($0, try lines(of: paths[$0])) }
          }
        }
        var all: [(Int, [String])] = []
        for try await some in group { all += some }
        return all.sorted { $0.0 < $1.0 }.flatMap { $0.1 }
      }
      print(found.joined(separator: "\n"))
    } catch {
      FileHandle.standardError.write(Data("figures: \(error)\n".utf8))
      exit(2)
    }
  }

  enum Fault: Error { case noCollection }

  private static func lines(of path: String) throws -> [String] {
    let project = MarkupCorpus.project(of: path)
    let document = try InterfaceDocument(bytes: try MarkupCorpus.bytes(of: path))
    let start = "\(project)\t\(Folds.byProject[project] ?? 0)\t\(document.release.build)"
    let asked = CommandLine.arguments.dropFirst().first
    if let content = asked.flatMap(ContentMode.init(rawValue:)) {
      let name = path.split(separator: "/").last.map { String($0) } ?? path
      return try DocumentMisses(document, content: content).lines.map { start + "\t" + name + "\t" + $0 }
    }
    return try DocumentEvidence(document).lines.map { start + "\t" + $0 }
  }
}
