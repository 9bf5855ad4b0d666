import CorpusRecord
import Foundation
import PlumbAppleFacts
import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics
import PlumbTextMetrics
import TestSupport

/// Tries the operations on the collection of real documents, and prints how often each gives what people have.
@main
enum OperationScore {
  static func main() async {
    let wanted = Set(CommandLine.arguments.dropFirst())
    let paths = MarkupCorpus.allPaths
    guard !paths.isEmpty else {
      print("Not tried: there is no collection beside the checkout.")
      exit(2)
    }
    if wanted.contains("missing-time") {
      for rows in [10, 25, 50] { try? MissingScore.timeScene(rows: rows) }
      return
    }
    if wanted.contains("missing") || wanted.contains("missing-table") {
      await MissingScore.run(paths, printsTable: wanted.contains("missing-table"))
      return
    }
    if wanted.contains("yardstick") {
      await FrameYardstick.run(paths, table: ProcessInfo.processInfo.environment["TABLE"])
      return
    }
    let tallies = await withTaskGroup(of: Tally.self) { group in
      let parts = 8
      for part in 0..<parts {
        group.addTask {
          var tally = Tally()
          for (place, path) in paths.enumerated() where place % parts == part { tally.judge(path, wanted) }
          return tally
        }
      }
      var all = Tally()
      for await tally in group { all.add(tally) }
      return all
    }
    tallies.print()
  }
}

/// Counts by kind of try and outcome, with examples.
struct Tally: Sendable {
  /// How many examples are printed of each outcome; `EXAMPLES` in the environment says another number.
  private static let most = ProcessInfo.processInfo.environment["EXAMPLES"].flatMap { Int($0) } ?? 6
  private(set) var counts: [String: [String: Int]] = [:]
  private var examples: [String: [String]] = [:]

  mutating func note(_ kind: String, _ outcome: String, _ example: @autoclosure () -> String = "") {
    counts[kind, default: [:]][outcome, default: 0] += 1
    let key = kind + " / " + outcome
    if examples[key, default: []].count < Self.most {
      let text = example()
      if !text.isEmpty { examples[key, default: []].append(text) }
    }
  }

  mutating func add(_ other: Tally) {
    for (kind, outcomes) in other.counts {
      for (outcome, count) in outcomes { counts[kind, default: [:]][outcome, default: 0] += count }
    }
    for (key, texts) in other.examples {
      examples[key, default: []] += texts.prefix(Self.most - min(Self.most, examples[key]?.count ?? 0))
    }
  }

  func print() {
    for (kind, outcomes) in counts.sorted(by: { $0.key < $1.key }) {
      let sum = outcomes.values.reduce(0, +)
      Swift.print("\(kind): \(sum)")
      for (outcome, count) in outcomes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        Swift.print(String(format: "  %7d %5.1f %%  %@", count, 100 * Double(count) / Double(sum), outcome))
        for text in examples[kind + " / " + outcome] ?? [] { Swift.print("             " + text) }
      }
    }
  }

  mutating func judge(_ path: String, _ wanted: Set<String>) {
    func wants(_ name: String) -> Bool { wanted.isEmpty || wanted.contains(name) }
    guard let bytes = try? MarkupCorpus.bytes(of: path), let markup = try? MarkupDocument(bytes: bytes) else {
      note("read", "no", path)
      return
    }
    if wants("canonical") {
      note(
        "canonical", markup.canonicalPrint() == bytes ? "same" : "other", Self.firstDifference(markup, path))
    }
    guard let document = try? InterfaceDocument(bytes: bytes) else { return }
    do {
      let layouts = try SceneLayouts(of: document)
      var scenes: [OperatedScene] = []
      for scene in document.scenes {
        var facts = SceneFacts(try layouts.layout(of: scene))
        scenes.append(OperatedScene(try SceneJudgement(&facts)))
      }
      if wants("frames") { try judgeFrames(document, scenes, path) }
      if wants("constants") { try judgeConstants(document, scenes, path) }
      if wants("pin") { try judgePins(document, scenes, path) }
      if wants("clear") { try judgeClearing(document, scenes, path) }
    } catch {
      note("laid out", "no", "\(path): \(error)")
    }
  }

  private static func firstDifference(_ markup: MarkupDocument, _ path: String) -> String {
    let old = String(decoding: markup.bytes, as: UTF8.self).components(separatedBy: "\n")
    let new = String(decoding: markup.canonicalPrint(), as: UTF8.self).components(separatedBy: "\n")
    for (place, line) in old.enumerated() where place >= new.count || new[place] != line {
      return
        "\(path):\(place + 1): \(line.trimmingCharacters(in: .whitespaces)) → \(place < new.count ? new[place].trimmingCharacters(in: .whitespaces) : "")"
    }
    return ""
  }

  // MARK: Frames

  private mutating func judgeFrames(_ document: InterfaceDocument, _ scenes: [OperatedScene], _ path: String)
    throws
  {
    let text = String(decoding: document.markup.bytes, as: UTF8.self)
    let isMarked = text.contains("misplaced=\"YES\"") || text.contains("ambiguous=\"YES\"")
    let platform = document.platform == .macOS ? "macOS" : "iOS"
    if !isMarked {
      var result = OperationResult()
      for scene in scenes { result += FrameUpdate.result(of: scene, .all) }
      note(
        "Update Frames, clean \(platform)", result.edits.isEmpty ? "nothing" : "changes",
        result.edits.isEmpty ? "" : "\(path): \(result.count) \(result.edits.prefix(2))")
    }
    var result = OperationResult()
    for scene in scenes { result += FrameUpdate.result(of: scene, .all, takesDoubtful: true) }
    guard !result.edits.isEmpty else { return }
    let trial = try OperationTrial(result.edits, on: document)
    for (position, scene) in scenes.enumerated() {
      let after = try trial.judgement(ofScene: position)
      let isFine = !after.verdicts.values.contains { if case .misplaced = $0 { true } else { false } }
      let before = scene.judgement.solved.views
      let moved = zip(before, after.solved.views).first { pair in
        pair.0.frame.edgeDistance(to: pair.1.frame) > 0.5
      }
      let conflict = scene.judgement.found.isEmpty ? "" : " (with conflicts)"
      note(
        "Update Frames, then lint\(conflict)", isFine ? "nothing misplaced" : "misplaced", isFine ? "" : path)
      note(
        "Update Frames, then layout\(conflict)", moved == nil ? "same frames" : "moved",
        moved.map { "\(path) \($0.0.id) \($0.0.frame) \($0.1.frame)" } ?? "")
    }
  }

  private mutating func judgeClearing(
    _ document: InterfaceDocument, _ scenes: [OperatedScene], _ path: String
  ) throws {
    var result = OperationResult()
    for scene in scenes { result += ConstraintClearing.result(of: scene, .all) }
    guard !result.edits.isEmpty else { return }
    let edited = try document.markup.applying(result.edits)
    let text = String(decoding: edited.document.bytes, as: UTF8.self)
    note(
      "Clear all",
      edited.document.canonicalPrint() == edited.document.bytes ? "as Xcode writes" : "otherwise", "")
    note("Clear all, constraints", text.contains("<constraint ") ? "some left" : "none left", path)
  }
}
