import PlumbAutoLayout

/// What is said of a view whose frame is not the recorded one, or not decided. Every command says this, and none judges by
/// itself.
package enum ViewVerdict: Hashable, Sendable {
  /// Misplaced by itself.
  case misplaced
  /// Off only because the view at a position is misplaced.
  case follows(view: Int)
  /// Off, where Plumb may be wrong or nothing decides.
  case doubtfullyOff(FrameDoubt)
  /// Ambiguous: the trouble is best settled here.
  case ambiguous
  /// Ambiguous for the same reason as another node; the position of its view, nil for what is no view.
  case ambiguousWith(view: Int?)
  /// Open, where Plumb may be wrong or the document decides it elsewhere.
  case doubtfullyAmbiguous(AmbiguityDoubt)

  /// Why there is doubt, as half a sentence; nil where there is none.
  package var doubt: String? {
    switch self {
    case .doubtfullyOff(let doubt): doubt.words
    case .doubtfullyAmbiguous(let doubt): doubt.words
    case .misplaced, .follows, .ambiguous, .ambiguousWith: nil
    }
  }
}
