import PlumbAutoLayout

/// The verdict on a view whose frame differs from the recorded one or is not decided.
///
/// All commands show this verdict, and none judges by itself.
package enum ViewVerdict: Hashable, Sendable {
  /// The view is misplaced by itself.
  case misplaced
  /// The view differs only because another view is misplaced; the value is the other view's position.
  case follows(view: Int)
  /// The view differs, but Plumb may be wrong or nothing decides the frame.
  case doubtfullyOff(Doubt)
  /// The view is ambiguous, and a repair is best made here.
  case ambiguous
  /// The view is ambiguous for the same reason as another node.
  ///
  /// The value is the position of the other node's view; nil where the node is not a view.
  case ambiguousWith(view: Int?)
  /// The view is open, but Plumb may be wrong or the document decides the frame elsewhere.
  case doubtfullyAmbiguous(Doubt)

  /// The reason for doubt as half a sentence; nil where there is no doubt.
  package var doubt: String? {
    switch self {
    case .doubtfullyOff(let doubt): doubt.words
    case .doubtfullyAmbiguous(let doubt): doubt.words
    case .misplaced, .follows, .ambiguous, .ambiguousWith: nil
    }
  }
}
