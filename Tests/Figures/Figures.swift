import CorpusRecord
import Foundation
import PlumbInterfaceBuilder
import TestSupport

/// Reads off real documents what their recorded frames say of Apple's controls: numbers, and no texts or names.
@main
enum Figures {
  static func main() async {
    do {
      if mode == "breaks" {
        print(try BrokenConstraints.lines().joined(separator: "\n"))
        return
      }
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
        return all.sorted { $0.0 < $1.0 }
      }
      print((isEvidence ? evidence(of: found, paths) : found.flatMap(\.1)).joined(separator: "\n"))
    } catch {
      FileHandle.standardError.write(Data("figures: \(error)\n".utf8))
      exit(2)
    }
  }

  enum Fault: Error { case noCollection }

  /// In which mode views are to be named that are not where they were recorded; nil for the evidence of figures.
  private static let misses = mode.flatMap(ContentMode.init(rawValue:))

  private static let mode = CommandLine.arguments.dropFirst().first

  private static let isEvidence = CommandLine.arguments.count == 1

  private static func lines(of path: String) throws -> [String] {
    let document = try InterfaceDocument(bytes: try MarkupCorpus.bytes(of: path))
    let project = MarkupCorpus.project(of: path)
    let start = "\(project)\t\(Folds.byProject[project] ?? 0)\t\(document.release.build)\t"
    if mode == "texts" {
      return try TextEvidence(document).lines.map { start + $0 }
    }
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    switch mode {
    case "causes": return try DocumentCauses(document).lines.map { start + name + "\t" + $0 }
    case "conflicts": return try DocumentConflicts(document).lines.map { start + name + "\t" + $0 }
    default: break
    }
    guard let misses else {
      return try DocumentEvidence(document).lines.map { "\(document.release.build)\t\($0)" }
    }
    return try DocumentMisses(document, content: misses).lines.map { start + name + "\t" + $0 }
  }

  /// What all documents show, a line an equation of a project, with how often the project has it. Projects are numbers.
  private static func evidence(of found: [(Int, [String])], _ paths: [String]) -> [String] {
    let projects = Set(paths.map { MarkupCorpus.project(of: $0) }).sorted()
    var lines: [String] = []
    for (number, project) in projects.enumerated() {
      var counts: [String: Int] = [:]
      for (index, equations) in found where MarkupCorpus.project(of: paths[index]) == project {
        for equation in equations { counts[equation, default: 0] += 1 }
      }
      let fold = Folds.byProject[project] ?? 0
      lines += counts.sorted { $0.key < $1.key }.map { "\(number)\t\(fold)\t\($0.value)\t\($0.key)" }
    }
    return lines
  }
}
