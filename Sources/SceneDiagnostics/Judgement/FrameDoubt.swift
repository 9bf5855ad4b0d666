/// Why a view that is not where it is recorded need not be misplaced: what Plumb may have wrong, or what decides nothing.
package enum FrameDoubt: Hashable, Sendable {
  /// Which constraint of a conflict gives way decides where it is.
  case conflict
  /// The size of its content is known to Xcode alone.
  case content
  /// How large a scroll view's content was is nowhere recorded.
  case scrollContent
  /// Only constraints that may yield do not hold for the recorded frame.
  case optionalConstraints
  /// It is off by no more than rounding explains.
  case rounding
  /// The standard space to a safe area is another one in other versions of Interface Builder.
  case standardSpace
  /// A baseline that its place comes from may lie this many points elsewhere.
  case baseline(points: Double)
  /// An alignment rectangle that its frame comes from may be this many points larger or smaller.
  case alignmentRect(points: Double)
  /// A safe area or margin that it hangs on may begin elsewhere.
  case surroundings
  /// It fits into another screen or row than the one around it: Interface Builder brings up to date only scenes that
  /// somebody opens. That explains what is off in 17 documents of 12 projects that it left without marks; of a view or a
  /// constant that is changed by 5 to 57 points it explains one in two hundred.
  case givenSize
  /// What a stack view demands there is not known well enough.
  case stackView
  /// A mask, a fixed frame or a size that its surroundings give it decides.
  case givenFrame
  /// It is hidden: Interface Builder leaves hidden views where they were. Of those that the recorded frames contradict it
  /// marks 3 of 21, in documents that have such marks 3 of 8; of others 195 of 355.
  case hidden
  /// It was recorded without the extent along which it is off: of 77 such views in 14 projects Interface Builder marks none,
  /// also of 32 in documents that have marks.
  case empty
  /// The recorded frame keeps to all that is written.
  case contradictsNothing
  /// It is off only because another view is, about which there is doubt.
  case follows(String)

  /// Half a sentence, without a full stop: “a baseline may lie 3 points elsewhere”.
  package var words: String {
    switch self {
    case .conflict: "a conflict decides it"
    case .content: "the size of its content is not known"
    case .scrollContent: "the size of a scroll view’s content is not recorded"
    case .optionalConstraints: "only optional constraints contradict the recorded frame"
    case .rounding: "rounding may explain it"
    case .standardSpace: "the standard space to a safe area differs between versions of Interface Builder"
    case .baseline(let points): "a baseline may lie " + Self.points(points) + " elsewhere"
    case .alignmentRect(let points): "an alignment rectangle may be off by " + Self.points(points)
    case .surroundings: "the safe area or margin that it hangs on may begin elsewhere"
    case .givenSize: "it fits another size of the screen or row around it"
    case .stackView: "what its stack view demands is not certain"
    case .givenFrame: "no constraint contradicts the recorded frame"
    case .hidden: "it is hidden, and hidden views are left where they were"
    case .empty: "it was recorded without extent, and such views are left where they were"
    case .contradictsNothing: "the recorded frame contradicts no constraint"
    case .follows(let name): "it follows " + name + ", which is in doubt"
    }
  }

  private static func points(_ points: Double) -> String {
    points == 1 ? "a point" : String(Int(points)) + " points"
  }
}
