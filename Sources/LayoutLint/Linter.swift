import PlumbAppleFacts
import PlumbAutoLayout
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import PlumbTextMetrics

/// Checks documents.
package struct Linter: Sendable {
  /// The rules that count.
  package var rules: [Rule]
  /// Where layouts are checked; findings are merged.
  package var surroundings: [Surroundings]
  /// The documents that stand in for the one that is checked on other devices.
  package var variants: [DocumentVariant] = []

  /// Whether any rule looks at such documents.
  package var comparesVariants: Bool { rules.contains { $0.comparesVariants } }

  /// Says in which of some surroundings something holds, by their places in ascending order.
  package typealias Extent = @Sendable ([Surroundings], [Int]) -> String
  private let extent: Extent

  /// - Parameter extent: The names unless given: who checks in one place is spared the words for many.
  /// - Precondition: `surroundings` is not empty.
  package init(
    rules: [Rule] = Rule.all, surroundings: [Surroundings] = [.own],
    extent: @escaping Extent = { all, places in places.map { all[$0].name }.joined(separator: ", ") }
  ) {
    precondition(!surroundings.isEmpty, "layouts are checked somewhere")
    self.rules = rules
    self.surroundings = surroundings
    self.extent = extent
  }

  /// What is wrong with a document. A pure function of the bytes.
  ///
  /// - Complexity: That of laying out the scenes once in each of the surroundings, and a few solutions for each trouble.
  package func findings(in bytes: [UInt8]) -> [Finding] { check(bytes).findings }

  /// What is wrong with a document, and what was passed over.
  ///
  /// - Parameter only: The id of the one scene to check; nil checks all.
  package func check(_ bytes: [UInt8], only: String? = nil) -> (findings: [Finding], omissions: Omissions) {
    let document: InterfaceDocument
    do throws(DocumentError) { document = try InterfaceDocument(bytes: bytes) } catch {
      return (counted([UnreadableDocument.finding(error, in: bytes)]), Omissions())
    }
    var checks = DocumentChecks(document)
    let scenes = checks.index.scenes
    return check(&checks, only: only) { (environments, body) throws(LayoutError) in
      try SharedDiagnoses(document, in: environments, resolved: scenes).forEach(only: only) {
        place, diagnosis in
        body(place, diagnosis)
      }
    }
  }

  /// What is wrong with a document that was opened, and what was passed over.
  ///
  /// - Parameters:
  ///   - checks: What is known of the document; what else is found there is added.
  ///   - only: The id of the one scene to check; nil checks all.
  ///   - diagnose: Calls a function with the diagnosis of each scene to check in each of some environments, and with
  ///     the environment's place among them; for one scene, the environments come in their order.
  package func check(
    _ checks: inout DocumentChecks, only: String?,
    diagnose: ([Environment], (Int, SceneDiagnosis) -> Void) throws(LayoutError) -> Void
  ) -> (findings: [Finding], omissions: Omissions) {
    var findings: [Finding] = []
    var omissions = OmissionCount(rules)
    checks.add(variants)
    for rule in rules { findings += checks.findings(by: rule) }
    if let only { findings = findings.filter { $0.scene?.id == only } }
    do throws(LayoutError) {
      findings += try layoutFindings(
        in: checks.index.document, checks.index.sceneNames, &omissions, diagnose)
    } catch {
      findings += counted([UnreadableDocument.finding(reason: "It cannot be laid out. \(error.message)")])
    }
    var left = omissions.omissions
    left.unknownDevice = checks.index.document.unknownDevice
    findings = weighed(findings)
    left.suppressed = checks.index.suppressed(in: &findings)
    return (findings, left)
  }

  /// The finding for a file that could not be opened.
  ///
  /// - Parameter reason: A sentence.
  package func unreadable(_ reason: String) -> [Finding] {
    counted([UnreadableDocument.finding(reason: reason)])
  }

  /// Those of the findings whose rules count.
  private func counted(_ findings: [Finding]) -> [Finding] {
    weighed(findings.filter { finding in rules.contains { $0.name == finding.rule } })
  }

  // MARK: Layouts

  private func layoutFindings(
    in document: InterfaceDocument, _ scenes: DocumentScenes, _ omissions: inout OmissionCount,
    _ diagnose: ([Environment], (Int, SceneDiagnosis) -> Void) throws(LayoutError) -> Void
  ) throws(LayoutError) -> [Finding] {
    // Devices make no difference on macOS.
    let places = document.platform == .macOS ? Array(surroundings.prefix(1)) : surroundings
    let looking = rules.filter { rule in
      guard case .layout = rule.check else { return false }
      return rule.holds == .somewhere || places.count > 1
    }
    guard !looking.isEmpty else { return [] }
    var merged = MergedFindings(places, rules, extent)
    // What has to hold everywhere is not looked for where a situation before had nothing of it.
    var over: Set<[String?]> = []
    try diagnose(places.map { $0.environment }) { place, diagnosis in
      omissions.add(diagnosis.judgement)
      let scene = scenes.scene(withID: diagnosis.layout.scene.id)
      for rule in looking {
        guard case .layout(let check) = rule.check else { continue }
        let key = rule.holds == .everywhere ? [rule.name, diagnosis.layout.scene.id] : []
        if over.contains(key) { continue }
        let found = check(diagnosis).map { finding in
          var finding = finding
          finding.scene = scene
          return finding
        }
        if !key.isEmpty, found.isEmpty { over.insert(key) }
        merged.add(found, in: place)
      }
    }
    return merged.findings
  }
}
