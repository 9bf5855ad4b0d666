/// Something that a source has and that cannot be had without Objective-C, or not wholly.
public struct Remark: Sendable, Equatable {
  public let path: String
  public let line: Int
  public let column: Int
  public let message: String

  /// `path:line:column: message`, as compilers write it.
  public var text: String { "\(path):\(line):\(column): \(message)" }
}
