/// Which parts of a node's frame the constraints leave open.
public struct FrameFreedom: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let x = FrameFreedom(rawValue: 1)
  public static let y = FrameFreedom(rawValue: 2)
  public static let width = FrameFreedom(rawValue: 4)
  public static let height = FrameFreedom(rawValue: 8)
}
