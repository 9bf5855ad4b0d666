import CorpusRecord
import Foundation
import PlumbAppleFacts
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics
import TestSupport

/// Takes views' constraints out of real documents, has Add Missing find others, and compares.
///
/// Twice: first with what people had as the teacher, from which costs are learnt, for each fold from the others; then with
/// these costs.
enum MissingScore {
  /// Every so many views of a document are tried.
  static var stride: UInt64 { UInt64(ProcessInfo.processInfo.environment["STRIDE"] ?? "") ?? 7 }

  static func run(_ paths: [String], printsTable: Bool) async {
    if ProcessInfo.processInfo.environment["SHIPPED"] != nil {
      MissingOutcome.print(await over(paths) { path, fold in try Self.outcomes(path, fold, .counted) })
      return
    }
    let lessons = await over(paths) { path, _ in try Self.lessons(path) }
    print("lessons: \(lessons.count)")
    if printsTable {
      MissingLearning.printTable(MissingLearning.costs(lessons))
      return
    }
    var costs: [Int: MissingCosts] = [:]
    for fold in 1...5 { costs[fold] = MissingLearning.costs(lessons.filter { $0.fold != fold }) }
    let known = costs
    let outcomes = await over(paths) { path, fold in try Self.outcomes(path, fold, known[fold] ?? .counted) }
    MissingOutcome.print(outcomes)
    guard ProcessInfo.processInfo.environment["QUICK"] == nil else { return }
    let shipped = await over(paths) { path, fold in try Self.outcomes(path, fold, .counted) }
    print("With the costs as they are in the program:")
    MissingOutcome.print(shipped)
  }

  /// How long a scene takes of which every view is in scope, in seconds.
  static func timeScene(rows: Int) throws {
    var views = ""
    for row in 0..<rows {
      for column in 0..<4 {
        views += """
          <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v\(row)-\(column)">
          <rect key="frame" x="\(20 + 90 * column)" y="\(20 + 38 * row)" width="82" height="30"/></view>\n
          """
      }
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="400" height="2000"/><subviews>\n\(views)</subviews></view></objects></document>
      """
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    var facts = SceneFacts(try SceneLayouts(of: document).layout(of: document.scenes[0]))
    let scene = OperatedScene(try SceneJudgement(&facts))
    let start = Date()
    let made = try MissingConstraints.result(of: scene, .named(Set(scene.scene.views.indices)))
    print(
      "\(rows * 4) views: \(made.constraints.count) constraints, \(made.result.left.count) left, \(Date().timeIntervalSince(start)) s"
    )
  }

  private static func over<Item: Sendable>(
    _ paths: [String], _ body: @escaping @Sendable (String, Int) throws -> [Item]
  ) async -> [Item] {
    await withTaskGroup(of: [Int: [Item]].self) { group in
      let parts = 2
      for part in 0..<parts {
        group.addTask {
          var items: [Int: [Item]] = [:]
          for (place, path) in paths.enumerated() where place % parts == part {
            let fold = Folds.byProject[MarkupCorpus.project(of: path)] ?? 0
            do { items[place] = try body(path, fold) } catch { print("\(path): \(error)") }
          }
          return items
        }
      }
      var all: [Int: [Item]] = [:]
      for await items in group { all.merge(items) { $1 } }
      return all.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }

  private static func trials(_ path: String, stride: UInt64 = stride, _ body: (MissingTrial) throws -> Void)
    throws
  {
    let document = try InterfaceDocument(bytes: try MarkupCorpus.bytes(of: path))
    guard document.usesAutoLayout else { return }
    let layouts = try SceneLayouts(of: document)
    for (place, element) in document.scenes.enumerated() {
      let layout = try layouts.layout(of: element)
      let sampled = layout.scene.views.indices.filter { position in
        let text = path + layout.scene.views[position].id
        return layout.scene.views[position].parent != nil
          && text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
            >> 20 % stride == 0
      }
      guard !sampled.isEmpty, layout.isAsRecorded else { continue }
      var facts = SceneFacts(layout)
      let scene = OperatedScene(try SceneJudgement(&facts))
      for view in sampled {
        if let trial = try MissingTrial(document, scene, place: place, view: view) { try body(trial) }
      }
    }
  }

  private static func lessons(_ path: String) throws -> [MissingLesson] {
    let fold = Folds.byProject[MarkupCorpus.project(of: path)] ?? 0
    var lessons: [MissingLesson] = []
    try trials(path, stride: min(stride, 2)) { trial in
      var wanted = Set(trial.removed)
      let teacher: MissingConstraints.Teacher = { rows, features, constraints in
        let labels = constraints.indices.filter { wanted.contains(MissingTrial.Key(constraints[$0])) }
        guard !labels.isEmpty else { return nil }
        // Not always the first: what comes next is to be learnt after each of them.
        let first = labels[(lessons.count * 7 + rows.count) % labels.count]
        if labels.count < rows.count {
          lessons.append(MissingLesson(fold: fold, rows: rows, features: features, labels: labels))
        }
        wanted.remove(MissingTrial.Key(constraints[first]))
        return first
      }
      _ = try MissingConstraints.result(of: trial.clearedScene, .named(trial.scope), teacher: teacher)
    }
    return lessons
  }

  private static func outcomes(_ path: String, _ fold: Int, _ costs: MissingCosts) throws -> [MissingOutcome]
  {
    var outcomes: [MissingOutcome] = []
    try trials(path) { trial in
      let (result, constraints) = try MissingConstraints.result(
        of: trial.clearedScene, .named(trial.scope), costs: costs)
      let (had, made) = (Set(trial.removed), Set(constraints.map { MissingTrial.Key($0) }))
      let faults = try trial.faults(result.edits)
      let hadTrouble = !trial.scene.judgement.found.isEmpty
      outcomes.append(
        MissingOutcome(
          fold: fold, platform: trial.scene.document.platform == .macOS ? "macOS" : "iOS",
          name: "\(path) \(trial.scene.scene.views[trial.view].id)", had: had.count, made: made.count,
          shared: had.intersection(made).count, baseline: trial.baseline.count,
          sharedWithBaseline: had.intersection(trial.baseline).count, faults: faults,
          misses: had.subtracting(made).map(MissingOutcome.words),
          extras: made.subtracting(had).map(MissingOutcome.words),
          hadTrouble: hadTrouble, isLeft: !result.left.isEmpty,
          words: faults.isEmpty
            ? ""
            : "scope \(trial.scope.map { trial.clearedScene.scene.views[$0].id }) \(constraints.map { "\($0.first.item).\($0.first.attribute)" + ($0.second.map { "=\($0.item).\($0.attribute)" } ?? "") + "+\($0.constant)" })"
        ))
    }
    return outcomes
  }
}
