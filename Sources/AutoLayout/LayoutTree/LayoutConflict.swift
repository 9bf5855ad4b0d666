/// Required rows that can not hold together; without any one of them the rest can.
public struct LayoutConflict: Sendable {
  /// In the order in which they were admitted.
  public var rows: [RowSource]
  /// The one that was not admitted.
  public var broken: RowSource
}
