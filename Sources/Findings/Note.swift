/// One thing that a person needs to know about a finding: a heading and the lines under it.
public struct Note: Hashable, Sendable {
  /// What a note tells.
  public enum Topic: UInt8, Hashable, Sendable {
    /// The constraints that the finding is about.
    case constraints
    /// The sum that does not come out.
    case arithmetic
    /// What Auto Layout does about it.
    case consequence
    /// Why it is so.
    case reason
    /// The values before and after.
    case frames
    /// The values that are all equally good.
    case range
    /// Views that only follow.
    case followers
    /// Further constraints that the same conflict breaks, or one much like it.
    case alsoBroken
    /// A change that was tried and settles it.
    case repair

    /// The word by which output names it.
    public var name: StaticString {
      switch self {
      case .constraints: "constraints"
      case .arithmetic: "arithmetic"
      case .consequence: "consequence"
      case .reason: "why"
      case .frames: "frames"
      case .range: "range"
      case .followers: "followers"
      case .alsoBroken: "also broken"
      case .repair: "repair"
      }
    }
  }

  /// A line of a note, and the place that it speaks of.
  public struct Line: Hashable, Sendable {
    public var message: Message
    public var position: SourcePosition?

    public init(_ message: Message, at position: SourcePosition? = nil) {
      self.message = message
      self.position = position
    }
  }

  public var topic: Topic
  public var lines: [Line]

  public init(_ topic: Topic, _ lines: [Line]) {
    self.topic = topic
    self.lines = lines
  }

  public init(_ topic: Topic, _ message: Message) {
    self.init(topic, [Line(message)])
  }
}
