import PlumbFindings

/// Tells a finding from others over time: by path, rule, scene and subject, never by line, sentence or numbers, which change with
/// every edit elsewhere. Findings that share all of these are told by their order.
package struct FindingFingerprints: Sendable {
  private var counts: [UInt64: Int] = [:]

  package init() {}

  /// Sixteen hexadecimal digits.
  package mutating func next(_ finding: Finding, in path: String) -> String {
    let key = Self.hash([path, finding.rule, finding.scene?.id ?? "", finding.subject ?? ""])
    let count = counts[key, default: 0]
    counts[key] = count + 1
    let own = count == 0 ? key : Self.hash([String(key), String(count)])
    let digits = String(own, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// FNV-1a over the parts, with a byte between them that no text has (draft-eastlake-fnv).
  private static func hash(_ parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }
}
