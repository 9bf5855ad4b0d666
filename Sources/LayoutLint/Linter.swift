import AutoLayout
import Findings
import InterfaceBuilder
import SceneDiagnostics
import TextMetrics

/// Checks documents.
public struct Linter: Sendable {
  /// The rules that count.
  public var rules: [Rule]
  /// Where layouts are checked; findings are merged.
  public var surroundings: [Surroundings]

  /// - Precondition: `surroundings` is not empty.
  public init(rules: [Rule] = Rule.all, surroundings: [Surroundings] = [.own]) {
    precondition(!surroundings.isEmpty, "layouts are checked somewhere")
    self.rules = rules
    self.surroundings = surroundings
  }

  /// What is wrong with a document. A pure function of the bytes.
  ///
  /// - Complexity: That of laying out the scenes once in each of the surroundings, and a few solutions for each trouble.
  public func findings(in bytes: [UInt8]) -> [Finding] {
    let document: InterfaceDocument
    do throws(DocumentError) { document = try InterfaceDocument(bytes: bytes) } catch {
      return counted([UnreadableDocument.finding(error, in: bytes)])
    }
    var findings: [Finding] = []
    let index = DocumentIndex(document)
    for rule in rules {
      if case .document(let check) = rule.check { findings += check(index) }
    }
    do throws(LayoutError) {
      findings += try layoutFindings(in: document)
    } catch {
      findings += counted([UnreadableDocument.finding(reason: "It cannot be laid out. \(error.message)")])
    }
    return findings
  }

  /// The finding for a file that could not be opened.
  ///
  /// - Parameter reason: A sentence.
  public func unreadable(_ reason: String) -> [Finding] {
    counted([UnreadableDocument.finding(reason: reason)])
  }

  /// Those of the findings whose rules count.
  private func counted(_ findings: [Finding]) -> [Finding] {
    findings.filter { finding in rules.contains { $0.name == finding.rule } }
  }

  // MARK: Layouts

  private func layoutFindings(in document: InterfaceDocument) throws(LayoutError) -> [Finding] {
    let checks = rules.compactMap { rule -> (@Sendable (SceneDiagnosis) -> [Finding])? in
      if case .layout(let check) = rule.check { return check }
      return nil
    }
    guard !checks.isEmpty else { return [] }
    // Devices make no difference on macOS.
    let places = document.platform == .macOS ? Array(surroundings.prefix(1)) : surroundings
    var merged = MergedFindings(count: places.count)
    let scenes = DocumentScenes(document)
    for place in places {
      try document.forEachDiagnosis(in: place.environment) { diagnosis in
        let scene = scenes.scene(withID: diagnosis.layout.scene.id)
        for check in checks {
          let found = check(diagnosis).map { finding in
            var finding = finding
            finding.scene = scene
            return finding
          }
          merged.add(found, in: place.name)
        }
      }
    }
    return merged.findings
  }
}
