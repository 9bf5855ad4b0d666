import PlumbAppleFacts
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutLint

extension DocumentRow {
  /// Judges a document against what it records itself.
  ///
  /// - Parameter texts: The widths of its texts, where they are known.
  /// - Complexity: That of six layouts and of lint.
  package init(judging bytes: [UInt8], texts: [TextWidth] = []) throws {
    let truth = try InterfaceDocument(bytes: bytes)
    let scenes = truth.resolve()
    let moved = try truth.perturbed(sizes: false)
    let movedViews = try moved.layOut(in: Self.asAsked(.recorded)).flatMap(\.views)
    let measuredViews = try truth.perturbed(sizes: true).layOut(in: Self.asAsked(.measured)).flatMap(\.views)
    let ownViews = try truth.layOut(in: Self.asAsked(.recorded)).flatMap(\.views)

    var judged = 0
    var missed: [ContentMode: [Int]] = [:]
    var echoing: [Int] = []
    var position = 0
    for scene in scenes {
      for view in scene.views {
        defer { position += 1 }
        if view.isConstrained(in: scene), ownViews[position].free.isEmpty,
          !ownViews[position].frame.isNear(movedViews[position].frame, within: 0.01)
        {
          echoing.append(position)
        }
        guard view.isJudged(in: scene), let recorded = view.recorded else { continue }
        judged += 1
        // Half a point, and what Xcode's three decimals hide.
        if !movedViews[position].frame.isNear(recorded, within: 0.51) {
          missed[.recorded, default: []].append(position)
        }
        if !measuredViews[position].frame.isNear(recorded, within: 0.51) {
          missed[.measured, default: []].append(position)
        }
      }
    }
    self.init(
      document: ContentHash(of: bytes), platform: truth.platform, judged: judged,
      missed: [.recorded: Positions(missed[.recorded] ?? []), .measured: Positions(missed[.measured] ?? [])],
      echoing: Positions(echoing),
      findings: Self.sorted(Linter().findings(in: bytes)),
      texts: texts.map(\.digit).joined())
  }

  /// As `plumb layout` is asked.
  private static func asAsked(_ content: ContentMode) -> Environment {
    var environment = Environment(content: content)
    environment.doubtsSizes = true
    return environment
  }

  /// By place, whatever order reports have.
  private static func sorted(_ findings: [Finding]) -> [String] {
    findings.sorted { ($0.position.line, $0.rule) < ($1.position.line, $1.rule) }
      .map { "\($0.rule):\($0.position.line)" }
  }
}
