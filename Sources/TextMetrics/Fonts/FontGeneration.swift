/// A release of San Francisco; the cut for large sizes changed between them.
@frozen
public enum FontGeneration: UInt8, Sendable, CaseIterable {
  /// iOS 9 to 12, macOS 10.11 to 10.14: two cuts, text below 20 pt and display from there on.
  case split
  /// iOS 13, macOS 10.15 and later: large sizes are tighter.
  case continuous

  /// The release that Interface Builder measured with.
  @inlinable public init(toolsVersion: Int) { self = toolsVersion < 14800 ? .split : .continuous }
}
