import CorpusRecord
import PlumbAppleFacts
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics
import TestSupport

/// What Update Frames and the court make of one document as Xcode left it, and of copies in which something is wrong.
struct FrameYield: Sendable {
  let path: String
  let platform: String
  let tools: Int
  /// Whether Xcode left no view marked.
  let isClean: Bool
  /// How many frames Update Frames would change.
  let changed: Int
  /// What it would change and why, a line a view.
  var causes: [String] = []
  /// Of the views that Xcode left marked as misplaced and the layout decides: how many the court calls misplaced.
  var marked = Share()
  /// By what was done to a copy: how many copies the court noticed, and how many Update Frames put right.
  var noticed: [FrameTrial.Kind: Share] = [:]
  var restored: [FrameTrial.Kind: Share] = [:]

  var project: String { MarkupCorpus.project(of: path) }
  var fold: Int { Folds.byProject[project] ?? 0 }

  var era: String {
    switch tools {
    case ..<10000: "Xcode  5–7"
    case ..<14000: "Xcode  8–9"
    case ..<16000: "Xcode 10–11"
    case ..<20000: "Xcode 12–13"
    case ..<23000: "Xcode 14–15"
    default: "Xcode 16–26"
    }
  }

  /// Nil where the document cannot be laid out or lays out by masks alone.
  init?(_ path: String) throws {
    let bytes = try MarkupCorpus.bytes(of: path)
    let document = try InterfaceDocument(bytes: bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let scenes = try Self.scenes(of: document)
    var result = OperationResult()
    for scene in scenes { result += FrameUpdate.result(of: scene, .all) }
    self.path = path
    platform = document.platform == .macOS ? "macOS" : "iOS"
    tools = document.release.build
    isClean = !text.contains("misplaced=\"YES\"") && !text.contains("ambiguous=\"YES\"")
    changed = result.edits.isEmpty ? 0 : max(result.count, 1)
    for scene in scenes {
      if isClean, changed > 0 { causes += Self.causes(of: scene) }
      for (position, view) in scene.scene.views.enumerated() where ViewElement(view.element).misplaced == true
      {
        guard scene.judgement.solved.views[position].free.isEmpty, view.recorded != nil else { continue }
        marked.add(scene.isTold(position))
      }
    }
    for trial in try FrameTrial.all(of: document, scenes, path) {
      let after = try Self.scenes(of: trial.document)[trial.scene]
      noticed[trial.kind, default: Share()].add(trial.views.allSatisfy { after.isTold($0) })
      let isRestored = try trial.isRestored(FrameUpdate.result(of: after, .all))
      restored[trial.kind, default: Share()].add(isRestored)
    }
  }

  static func scenes(of document: InterfaceDocument) throws -> [OperatedScene] {
    let layouts = try SceneLayouts(of: document)
    return try document.scenes.map { scene in
      var facts = SceneFacts(try layouts.layout(of: scene))
      return OperatedScene(try SceneJudgement(&facts))
    }
  }

  /// Tab-separated: the view, its kind, how far off it is, how many follow it, and each row that says so.
  private static func causes(of scene: OperatedScene) -> [String] {
    let (judgement, layout) = (scene.judgement, scene.layout)
    var violations: [RowSource: LayoutTree.Violation] = [:]
    for root in layout.tree.rootNodes {
      let frames = Dictionary(
        zip(layout.viewNodes, layout.givenFrames).filter { layout.tree.root(of: $0.0) == root },
        uniquingKeysWith: { $1 })
      for violation in (try? layout.tree.violations(under: root, placing: frames)) ?? [] {
        violations[violation.row] = violation
      }
    }
    return judgement.misplacements.compactMap { report in
      guard let position = judgement.view(of: report.node) else { return nil }
      let view = scene.scene.views[position]
      let evidence = report.evidence.map { row in
        "\(judgement.words.words(row).text) [off \(violations[row].map { "\($0.residual)" } ?? "?")]"
      }
      let frames = [view.recorded ?? .zero, judgement.solved.views[position].frame].map(\.numbers)
      return [
        view.id, "\(view.kind)", view.customClass ?? "-",
        layout.isContentCertain(ofView: position) ? "certain" : "uncertain", "\(frames[0])", "\(frames[1])",
        "\(report.followers.count)", evidence.joined(separator: " | "),
      ].joined(separator: "\t")
    }
  }
}

/// How many of how many.
struct Share: Sendable {
  private(set) var count = 0
  private(set) var all = 0

  mutating func add(_ counts: Bool) { (count, all) = (count + (counts ? 1 : 0), all + 1) }

  static func += (share: inout Share, other: Share) {
    (share.count, share.all) = (share.count + other.count, share.all + other.all)
  }
}

extension OperatedScene {
  /// Whether the court says without doubt that a view is not where it belongs.
  func isTold(_ position: Int) -> Bool {
    switch judgement.verdicts[position] {
    case .misplaced, .follows: true
    default: false
    }
  }
}
