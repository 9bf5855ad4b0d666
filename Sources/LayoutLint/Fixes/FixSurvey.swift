import PlumbAutoLayout
import PlumbDocumentEditing
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbSceneDiagnostics

/// A document as it stands between two rounds of fixing: what is wrong with it, what would settle that, and where all lies.
struct FixSurvey {
  let document: InterfaceDocument
  let findings: [Finding]
  let omissions: Omissions
  /// In the order of the rules, each for one finding or more; the first of several for the same is the one.
  let fixes: [Fix]
  /// Solved frames in every one of the surroundings, running as the document does, by surroundings, scene and view.
  let frames: [String: Rect]
  /// How often each finding is there.
  let counts: [FindingKey: Int]
  /// The scenes where they are laid out as recorded.
  let scenes: [OperatedScene]

  /// - Parameter only: The id of the one scene that is looked at; nil looks at all.
  init(_ document: InterfaceDocument, _ linter: Linter, only: String?) throws(LayoutError) {
    self.document = document
    var checks = DocumentChecks(document)
    var fixes: [Fix] = []
    var frames: [String: Rect] = [:]
    var scenes: [OperatedScene] = []
    let found = linter.check(document, &checks, only: only) { place, diagnosis in
      if linter.surroundings[place].environment.direction == .leftToRight {
        frames.add(diagnosis.layout, place)
      }
      let repairs = SceneRepairs(diagnosis)
      if place == 0, diagnosis.layout.isAsRecorded { scenes.append(repairs.operated) }
      for rule in linter.rules {
        if case .layout(let make) = rule.fixes { fixes += make(repairs) }
      }
    }
    // What is checked in the other direction is not to move in its own.
    for (place, surroundings) in linter.surroundings.enumerated()
    where surroundings.environment.direction == .rightToLeft {
      var environment = surroundings.environment
      environment.direction = .leftToRight
      let layouts = try SceneLayouts(of: document, in: environment)
      for scene in document.scenes where only == nil || scene.id == only {
        frames.add(try layouts.layout(of: scene), place)
      }
    }
    for rule in linter.rules {
      if case .document(let make) = rule.fixes { fixes += make(checks.index) }
    }
    let counts = FindingKey.counts(of: found.findings)
    var seen: Set<FindingKey> = []
    self.fixes = fixes.filter { fix in
      counts[fix.finding] != nil && (fix.finding.subject == nil || seen.insert(fix.finding).inserted)
    }
    self.findings = found.findings
    self.omissions = found.omissions
    self.frames = frames
    self.counts = counts
    self.scenes = scenes
  }

  /// What makes flags say what holds now, where something else held in an earlier survey.
  func flagEdits(since earlier: FixSurvey) -> [DocumentEdit] {
    zip(scenes, earlier.scenes).flatMap { FlagUpdate.result(of: $0, since: $1).edits }
  }

  /// Whether everything lies where it lies in another survey.
  func hasFrames(of other: FixSurvey) -> Bool {
    guard frames.count == other.frames.count else { return false }
    for (key, frame) in frames {
      guard let old = other.frames[key], old.edgeDistance(to: frame) < 1e-6 else { return false }
    }
    return true
  }

  /// Whether there is a finding that was not there before, but for those that fixes bring up.
  ///
  /// - Parameter isSafe: Whether only safe fixes were made.
  func isWorse(than other: FixSurvey, isSafe: Bool = true) -> Bool {
    counts.contains { key, count in
      guard count > other.counts[key] ?? 0 else { return false }
      switch Rule.named(key.rule)?.comesUp {
      case .afterAnyFix: return false
      case .afterUnsafeFixes: return isSafe
      case .never, nil: return true
      }
    }
  }
}

extension [String: Rect] {
  fileprivate mutating func add(_ layout: SceneLayout, _ place: Int) {
    let prefix = String(place) + "/" + (layout.scene.id ?? "") + "/"
    for (position, view) in layout.scene.views.enumerated() {
      self[prefix + view.id] = layout.documentFrame(ofView: position)
    }
  }
}
