import PlumbAppleFacts
import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutComparison
import PlumbLayoutDiagnostics
import PlumbLayoutLint
import PlumbSceneDiagnostics

/// What a change to a document moves, and what it makes of findings.
public struct ComparisonAnswer: Sendable {
  /// What the newer document is called, or the older one where there is no newer.
  public let document: String
  /// What the older one was called; nil where that is the same.
  public let oldDocument: String?
  package let state: ComparedState
  /// Those that differ, as the newer document has them, then those that are gone.
  package private(set) var scenes: [ComparedScene] = []
  /// Where both were laid out, such as device names; one without a name for a document's own surroundings.
  package var surroundings: [String] { places.map { $0.name } }
  private let places: [Surroundings]
  /// What is found now and was not before.
  package let news: FileReport
  /// What was found before and is not any more, as it was.
  package let settled: FileReport

  /// Whether some view moves, comes or goes.
  public var isStill: Bool { scenes.allSatisfy { $0.isStill } }

  /// Whether nothing that is compared differs.
  public var isEmpty: Bool {
    scenes.isEmpty && news.findings.isEmpty && settled.findings.isEmpty && state == .both
  }

  /// Compares two documents that were opened.
  ///
  /// - Parameters:
  ///   - old: Nil where there was none; what becomes known of it is kept.
  ///   - new: Nil where there is none any more.
  ///   - findings: What was found in them.
  ///   - places: Where they are laid out; of a macOS document the first counts.
  /// - Complexity: That of laying both out in all surroundings.
  package init(
    _ old: inout DocumentSession?, _ new: inout DocumentSession?,
    findings: (old: FileReport?, new: FileReport?), in places: [Surroundings]
  ) throws(AnswerError) {
    document = new?.name ?? old?.name ?? ""
    oldDocument = new == nil || old?.name == new?.name ? nil : old?.name
    state = new == nil ? .gone : old == nil ? .appeared : .both
    let isDesktop = (new ?? old)?.document.platform == .macOS
    let places = isDesktop ? Array(places.prefix(1)) : places
    self.places = places
    (news, settled) = Self.difference(findings.old, findings.new, document)
    for place in places {
      var (one, other) = (old, new)
      one?.environment = place.environment
      other?.environment = place.environment
      try compare(&one, &other, in: place.name)
      // What is known of the surroundings in which a session is stays with it.
      if one?.environment == old?.environment { old = one }
      if other?.environment == new?.environment { new = other }
    }
    scenes = scenes.filter { !$0.isEmpty }
  }

  /// Where something holds, in few words.
  ///
  /// - Parameter names: Some of the surroundings, in their order; not all.
  package func extent(_ names: [String]) -> String {
    SituationSummary.extent(places, places.indices.filter { names.contains(places[$0].name) })
  }

  /// By what a baseline tells findings by, in both directions.
  private static func difference(
    _ before: FileReport?, _ after: FileReport?, _ path: String
  ) -> (news: FileReport, settled: FileReport) {
    func left(of report: FileReport?, without other: FileReport?) -> FileReport {
      guard let report else { return FileReport(path: path, findings: []) }
      var known = Baseline()
      for finding in other?.findings ?? [] { known.add(finding, in: path) }
      var comparison = BaselineComparison(known) { _ in true }
      return comparison.reduced(report, path: path)
    }
    return (left(of: after, without: before), left(of: before, without: after))
  }

  // MARK: Scenes

  private mutating func compare(
    _ old: inout DocumentSession?, _ new: inout DocumentSession?, in surroundings: String
  ) throws(AnswerError) {
    let (before, after) = (old?.document.scenes ?? [], new?.document.scenes ?? [])
    let partners = Self.partners(before, after)
    let titles = (old.map { DocumentScenes($0.document) }, new.map { DocumentScenes($0.document) })
    var place = 0
    func next(_ id: String?, _ title: String?, _ state: ComparedState) {
      if place == scenes.count { scenes.append(ComparedScene(id: id, title: title, state: state)) }
      place += 1
    }
    for (position, scene) in after.enumerated() {
      let title = titles.1?.scene(withID: scene.id)?.name
      next(scene.id, title, partners[position] == nil ? .appeared : .both)
      if let partner = partners[position] {
        guard let one = try old?.compared(partner), let other = try new?.compared(position) else { continue }
        do throws(LayoutError) {
          scenes[place - 1].add(try SceneComparison(one, other), in: surroundings)
        } catch { throw .unsolvable(error) }
      }
    }
    for (position, scene) in before.enumerated() where !partners.contains(position) {
      next(scene.id, titles.0?.scene(withID: scene.id)?.name, .gone)
    }
  }

  /// The older scene of each newer one: that of the same id, and in documents with one scene each the other's.
  private static func partners(_ before: [SceneElement], _ after: [SceneElement]) -> [Int?] {
    if before.count == 1, after.count == 1 { return [0] }
    return after.map { scene in before.firstIndex { $0.id == scene.id } }
  }
}

/// Of two states, in which one something is.
package enum ComparedState: String, Sendable {
  case both, appeared, gone
}

extension DocumentSession {
  /// A scene as it is compared; one without views has nothing to compare.
  fileprivate mutating func compared(_ position: Int) throws(AnswerError) -> ComparedLayout? {
    let name = name
    return try asking(position) { facts in
      facts.layout.scene.views.isEmpty
        ? nil : ComparedLayout(facts.layout, facts.layout.inspection(file: name, facts.names()))
    }
  }
}
