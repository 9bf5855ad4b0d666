/// Why constraints that cannot hold together need not be a conflict of the document's own.
package enum ConflictDoubt: Hashable, Sendable {
  /// It is off by no more than rounding explains.
  case rounding
  /// Where a safe area or a margin lies, how high a cell is or how large an image of the system is comes about elsewhere.
  case surroundings
  /// It says only that a view is recorded at a size that nothing gives it at run time.
  case canvas
  /// The recorded frames keep to all of them.
  case recordedFrames
  /// The recorded frames show that it is none in the document's own surroundings.
  case elsewhere

  /// Half a sentence, without a full stop.
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
