/// One end of what constraints leave open: a number of a frame, at its least or its greatest.
public struct AmbiguityExtreme: Hashable, Sendable {
  public var number: FramePartID
  public var isGreatest: Bool
  /// In the parent's coordinates, in points; what the constraints allow, or 100 points away from where it is
  /// where they set no bound.
  public var value: Double
  /// Whether the constraints bound it there.
  public var isBounded: Bool
}
