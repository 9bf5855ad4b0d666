import AutoLayout
import Findings
import InterfaceBuilder
import SceneDiagnostics

/// Checks documents.
public struct Linter: Sendable {
  /// The devices on which layouts are checked; each document's own where it is empty.
  public var devices: [Device]

  public init(devices: [Device] = []) {
    self.devices = devices
  }

  /// What is wrong with a document, in the order in which it stands there.
  ///
  /// A pure function of the bytes.
  ///
  /// - Complexity: That of laying out the scenes once for each device, and a few solutions for each trouble.
  public func findings(in bytes: [UInt8]) -> [Finding] {
    let document: InterfaceDocument
    do throws(DocumentError) { document = try InterfaceDocument(bytes: bytes) } catch { return [] }
    return MergedFindings(layoutFindings(in: document)).sorted()
  }

  /// The findings in each of the surroundings, by their names.
  private func layoutFindings(in document: InterfaceDocument) -> [(environment: String, findings: [Finding])]
  {
    if devices.isEmpty { return [("", findings(in: document, Environment()))] }
    return devices.map { ($0.title, findings(in: document, Environment(device: $0))) }
  }

  private func findings(in document: InterfaceDocument, _ environment: Environment) -> [Finding] {
    var findings: [Finding] = []
    do throws(LayoutError) {
      try document.forEachLayout(in: environment) { layout throws(LayoutError) in
        let diagnosis = try SceneDiagnosis(layout)
        findings += ConflictCheck.findings(in: diagnosis)
        findings += AmbiguityCheck.findings(in: diagnosis)
        findings += MisplacementCheck.findings(in: diagnosis)
      }
    } catch {
      findings.append(
        Finding(
          rule: "unreadable-document", severity: .error, message: "It can not be laid out: \(error.message)"))
    }
    return findings
  }
}
