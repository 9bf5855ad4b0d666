import Foundation
import PlumbAnswers
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport
import Testing

/// After any sequence of changes a session answers as a fresh one does on the same document, environment and changes.
@Suite struct SessionChangeTests {
  @Test(arguments: SeededGenerator.seeds(20))
  func answersAreThoseOfAFreshSession(_ seed: UInt64) throws {
    for folder in [FixtureFolder.fixtures, .examples] {
      for name in folder.names {
        var sequence = try Sequence(folder.path(of: name), seed: seed)
        try sequence.run(steps: 8)
      }
    }
  }

  @Test(.enabled(if: MarkupCorpus.isPresent), arguments: SeededGenerator.seeds(20))
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
      for step in 0..<steps {
        change(&session, scenes[scene])
        var fresh = try DocumentSession(bytes, name: path, in: session.environment)
        fresh.changes = session.changes
        let told = try session.frames(ofScene: scene)
        let expected = try fresh.frames(ofScene: scene)
        for (view, other) in zip(told, expected) {
          #expect(view.id == other.id)
          #expect(
            view.frame.isNear(other.frame), "step \(step) of \(path): \(view.id) \(view.frame) \(other.frame)"
          )
        }
        if step % 4 == 1 {
          try compare(session.trace(onlyTroubled: true).json, fresh.trace(onlyTroubled: true).json, step)
        }
        if step % 4 == 3 {
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
      switch Int.random(in: 0..<12, using: &random) {
      case 0...4:
        session.changes.constants[constraint.id] =
          constraint.constant + Double.random(in: -60...60, using: &random).rounded()
      case 5: session.changes.constants[constraint.id] = nil
      case 6:
        session.changes.priorities[constraint.id] = [1, 250, 500, 750, 999, 1000].randomElement(
          using: &random)
      case 7: session.changes.priorities = [:]
      case 8:
        if let view = scene.views.randomElement(using: &random), let frame = view.recorded {
          session.changes.frames[view.id] = Rect(
            x: frame.minX + 8, y: frame.minY, width: frame.width, height: frame.height + 20)
        }
      case 9:
        session.environment.direction =
          session.environment.direction == .leftToRight ? .rightToLeft : .leftToRight
      case 10: session.environment.content = session.environment.content == .recorded ? .measured : .recorded
      default: session.environment.device = Device.all.randomElement(using: &random)
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
