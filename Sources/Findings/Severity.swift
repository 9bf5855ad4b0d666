/// How much a finding matters.
public enum Severity: UInt8, Comparable, Hashable, Sendable, CaseIterable {
  /// The layout is as it should be; the document says it in a way that brings trouble later.
  case note
  /// It may be meant.
  case warning
  /// The layout is wrong, or not determined.
  case error

  /// The word by which output names it.
  public var name: StaticString {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
