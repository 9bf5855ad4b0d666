import CorpusRecord
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup
import PlumbSceneDiagnostics

/// A copy of a document in which one thing is wrong: what must stay in what Plumb notices and puts right, whatever it
/// learns to doubt.
struct FrameTrial {
  enum Kind: String, CaseIterable, Sendable {
    /// One view's recorded frame was shifted by (7, 5).
    case moved
    /// One view's recorded frame was made 9 points wider.
    case widened
    /// One view's recorded frame was shifted by (−43, 31).
    case movedFar = "moved far"
    /// One view's recorded frame was made 57 points wider.
    case widenedFar = "widened far"
    /// One constraint's constant was made 10 points greater.
    case constant

    /// What is added to a recorded frame; nil where none is changed.
    var change: Rect? {
      switch self {
      case .moved: Rect(x: 7, y: 5, width: 0, height: 0)
      case .widened: Rect(x: 0, y: 0, width: 9, height: 0)
      case .movedFar: Rect(x: -43, y: 31, width: 0, height: 0)
      case .widenedFar: Rect(x: 0, y: 0, width: 57, height: 0)
      case .constant: nil
      }
    }
  }

  let kind: Kind
  let document: InterfaceDocument
  /// The position of the scene in which it is.
  let scene: Int
  /// The views that are off by it.
  let views: [Int]
  /// Where the views of the scene belong.
  let frames: [Rect?]

  /// One of each kind in a document, chosen by a hash, where the layout has views where they are recorded.
  static func all(of document: InterfaceDocument, _ scenes: [OperatedScene], _ path: String) throws -> [Self]
  {
    var candidates: [(order: UInt64, scene: Int, view: Int)] = []
    var constants: [(order: UInt64, scene: Int, constraint: Int)] = []
    for (place, scene) in scenes.enumerated() {
      for (position, view) in scene.scene.views.enumerated() where scene.isSteady(position) {
        candidates.append((hash(path + view.id), place, position))
      }
      for (position, constraint) in scene.scene.constraints.enumerated()
      where constraint.relation == .equal && constraint.priority == .required && constraint.multiplier == 1 {
        constants.append((hash(path + constraint.id), place, position))
      }
    }
    var trials: [Self] = []
    if let pick = candidates.min(by: { $0.order < $1.order }) {
      let view = scenes[pick.scene].scene.views[pick.view]
      for kind in Kind.allCases {
        guard var frame = view.recorded, let change = kind.change else { continue }
        frame.origin.x += change.minX
        frame.origin.y += change.minY
        frame.size.width += change.width
        var edits = FrameEdits()
        edits.set(frame, of: view)
        let bytes = edits.applied(to: Array(document.markup.bytes))
        trials.append(
          Self(
            kind: kind, document: try InterfaceDocument(bytes: bytes), scene: pick.scene, views: [pick.view],
            frames: scenes[pick.scene].scene.views.map(\.recorded)))
      }
    }
    // A constraint that moves nothing, or breaks others, is none to try.
    for pick in constants.sorted(by: { $0.order < $1.order }).prefix(4) {
      if let trial = try changed(document, scenes[pick.scene], pick.scene, pick.constraint) {
        trials.append(trial)
        break
      }
    }
    return trials
  }

  private static func changed(
    _ document: InterfaceDocument, _ scene: OperatedScene, _ place: Int, _ position: Int
  ) throws -> Self? {
    let constraint = scene.scene.constraints[position]
    let edit = DocumentEdit.setAttribute(
      constraint.element.index, name: "constant", value: DocumentNumber.constant(constraint.constant + 10))
    guard let trial = try? OperationTrial([edit], on: document),
      let after = try? trial.judgement(ofScene: place), after.found.isEmpty, scene.judgement.found.isEmpty
    else { return nil }
    var views: [Int] = []
    for (number, view) in after.solved.views.enumerated()
    where view.frame.edgeDistance(to: scene.judgement.solved.views[number].frame) > 0.5 {
      // What was off before is not put right by a constant.
      guard scene.isSteady(number) else { return nil }
      views.append(number)
    }
    guard !views.isEmpty else { return nil }
    return Self(
      kind: .constant, document: trial.document, scene: place, views: views,
      frames: after.solved.views.map(\.frame))
  }

  /// Whether the update brings every view that is off to where it belongs.
  func isRestored(_ result: OperationResult) throws -> Bool {
    let trial = try OperationTrial(result.edits, on: document)
    let after = try trial.judgement(ofScene: self.scene).layout.scene.views
    return views.allSatisfy { position in
      guard let recorded = after[position].recorded, let wanted = frames[position] else { return false }
      return recorded.isNear(wanted, within: 0.01)
    }
  }

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 } >> 20
  }
}

extension OperatedScene {
  /// Whether constraints hold a view where it is recorded.
  func isSteady(_ position: Int) -> Bool {
    let view = scene.views[position]
    let solved = judgement.solved.views[position]
    guard let recorded = view.recorded, view.isConstrained(in: scene) else { return false }
    return judgement.verdicts[position] == nil && solved.free.isEmpty
      && solved.frame.isNear(recorded, within: 0.01)
  }
}
