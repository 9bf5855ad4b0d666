/// One end of what constraints leave open: a number of a frame, at its least or its greatest.
package struct AmbiguityExtreme: Hashable, Sendable {
  package var number: FramePartID
  package var isGreatest: Bool
  /// In the parent's coordinates, in points; what the constraints allow, or 100 points away from where it is
  /// where they set no bound.
  package var value: Double
  /// Whether the constraints bound it there.
  package var isBounded: Bool
}
