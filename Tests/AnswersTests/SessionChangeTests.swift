import Foundation
import PlumbAnswers
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics
import TestSupport
import Testing

/// After any sequence of changes a session answers as a fresh one does on the same document, environment and changes.
@Suite struct SessionChangeTests {
  @Test(arguments: SeededGenerator.seeds(5))
  func answersAreThoseOfAFreshSession(_ seed: UInt64) throws {
    for folder in [FixtureFolder.fixtures, .examples] {
      for name in folder.names {
        var sequence = try Sequence(folder.path(of: name), seed: seed)
        try sequence.run(steps: 8)
      }
    }
  }

  @Test(.enabled(if: MarkupCorpus.isPresent), arguments: SeededGenerator.seeds(5))
  func onRealDocuments(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      guard let path = MarkupCorpus.sample.randomElement(using: &random) else { return }
      var sequence = try Sequence(MarkupCorpus.url(of: path).path, seed: random.next())
      try sequence.run(steps: 6)
    }
  }

  /// One document and what is done to it.
  private struct Sequence {
    let path: String
    let bytes: [UInt8]
    var random: SeededGenerator

    init(_ path: String, seed: UInt64) throws {
      self.path = path
      bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      random = SeededGenerator(seed: seed)
    }

    mutating func run(steps: Int) throws {
      guard var session = try? DocumentSession(bytes, name: path) else { return }
      let scenes = session.document.resolve()
      guard
        let scene = scenes.indices.filter({ !scenes[$0].constraints.isEmpty }).randomElement(using: &random)
      else { return }
      _ = try session.layout(scene: nil)
      var known = try session.changedFrames(ofScene: scene)
      for step in 0..<steps {
        change(&session, scenes[scene])
        var fresh = try DocumentSession(bytes, name: path, in: session.environment)
        fresh.changes = session.changes
        let told = try session.frames(ofScene: scene)
        known = try taking(session.changedFrames(ofScene: scene), into: known)
        // Under other traits there may be other views.
        if known.map(\.id) == told.map(\.id) {
          #expect(known == told, "step \(step) of \(path): changes do not add up")
        }
        known = told
        let expected = try fresh.frames(ofScene: scene)
        for (view, other) in zip(told, expected) {
          #expect(view.id == other.id && view.root == other.root)
          #expect(
            view.frame.isNear(other.frame), "step \(step) of \(path): \(view.id) \(view.frame) \(other.frame)"
          )
        }
        // A size is for one root of one scene.
        let isWhole = session.environment.size == nil || scenes.count == 1 && scenes[0].mainRoot != nil
        if step % 4 == 1, isWhole {
          try compare(session.trace(onlyTroubled: true).json, fresh.trace(onlyTroubled: true).json, step)
        }
        if step % 4 == 3, isWhole {
          try compare(session.report().json, fresh.report().json, step)
          try compare(session.layout(scene: nil).json, fresh.layout(scene: nil).json, step)
          try compare(session.findings().json, fresh.findings().json, step)
          // What is known by now came from several questions; that of a fresh session from one.
          var other = try DocumentSession(bytes, name: path, in: session.environment)
          other.changes = session.changes
          try compare(session.trace().json, other.trace().json, step)
        }
      }
    }

    /// Views that were told, with those that were told to have changed.
    private func taking(_ changed: [PlacedView], into known: [PlacedView]) -> [PlacedView] {
      let changed = Dictionary(uniqueKeysWithValues: changed.map { ($0.id, $0) })
      return known.map { changed[$0.id] ?? $0 }
    }

    private func compare(_ told: String, _ expected: String, _ step: Int) {
      guard told != expected else { return }
      let same = zip(told.unicodeScalars, expected.unicodeScalars).prefix { $0 == $1 }.count
      let start = max(0, same - 60)
      func part(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(start).prefix(300)))
      }
      Issue.record("step \(step) of \(path):\n\(part(told))\ninstead of\n\(part(expected))")
    }

    private mutating func change(_ session: inout DocumentSession, _ scene: ResolvedScene) {
      guard let constraint = scene.constraints.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<20, using: &random) {
      case 0...4:
        session.changes.constants[constraint.id] =
          constraint.constant + Double.random(in: -60...60, using: &random).rounded()
      case 5: session.changes.constants[constraint.id] = nil
      case 6:
        session.changes.priorities[constraint.id] = [1, 250, 500, 750, 999, 1000].randomElement(
          using: &random)
      case 7: session.changes.priorities = [:]
      case 8...12: changeFrame(&session, scene)
      case 13...15: changeSize(&session, scene)
      default: changeEnvironment(&session.environment)
      }
    }

    private mutating func changeFrame(_ session: inout DocumentSession, _ scene: ResolvedScene) {
      if Int.random(in: 0..<6, using: &random) == 0 { session.changes.frames = [:] }
      guard let view = scene.views.randomElement(using: &random), let frame = view.recorded else { return }
      func near(_ number: Double) -> Double { number + Double.random(in: -20...20, using: &random).rounded() }
      session.changes.frames[view.id] = Rect(
        x: near(frame.minX), y: near(frame.minY), width: max(near(frame.width), 0),
        height: max(near(frame.height), 0))
    }

    /// A size near that of the root, or one of another screen, where rules of sizes come into play.
    private mutating func changeSize(_ session: inout DocumentSession, _ scene: ResolvedScene) {
      guard Int.random(in: 0..<4, using: &random) > 0, let root = scene.mainRoot,
        let recorded = scene.views[root].recorded?.size
      else {
        session.environment.size = nil
        return
      }
      var size = session.environment.size ?? recorded
      if Int.random(in: 0..<4, using: &random) == 0 {
        size = Device.all.randomElement(using: &random)?.portraitSize ?? size
      }
      size.width = max(size.width + Double.random(in: -40...40, using: &random).rounded(), 0)
      if Bool.random(using: &random) {
        size.height = max(size.height + Double.random(in: -40...40, using: &random).rounded(), 0)
      }
      session.environment.size = size
    }

    private mutating func changeEnvironment(_ environment: inout Environment) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: environment.direction = environment.direction == .leftToRight ? .rightToLeft : .leftToRight
      case 1: environment.content = environment.content == .recorded ? .measured : .recorded
      case 2: environment.orientation = [nil, .portrait, .landscape].randomElement(using: &random) ?? nil
      case 3: environment.texts.category = ContentSizeCategory.allCases.randomElement(using: &random)
      case 4: environment.device = nil
      default: environment.device = Device.all.randomElement(using: &random)
      }
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}
