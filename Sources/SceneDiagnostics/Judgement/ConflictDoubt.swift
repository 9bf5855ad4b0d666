/// The reason why constraints that cannot hold together may not be a conflict of the document's own.
package enum ConflictDoubt: Hashable, Sendable {
  /// Rounding explains the conflict's gap.
  case rounding
  /// The surroundings decide: the place of a safe area or margin, the height of a cell, or the size of a
  /// system image.
  case surroundings
  /// The conflict only says that nothing gives a view its recorded size at run time.
  case canvas
  /// The recorded frames keep to all constraints of the conflict.
  case recordedFrames
  /// The recorded frames show that there is no such conflict in the document's own surroundings.
  case elsewhere

  /// The reason as half a sentence, without a full stop.
  package var words: String {
    switch self {
    case .rounding: "rounding may explain it"
    case .surroundings: "what lies around the view decides it"
    case .canvas: "only the size on the canvas contradicts"
    case .recordedFrames: "the recorded frames keep to all of them"
    case .elsewhere: "the recorded frames show none like it on the document’s own device"
    }
  }
}
