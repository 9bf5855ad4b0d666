/// Why a view that the constraints leave open need not be ambiguous.
package enum AmbiguityDoubt: Hashable, Sendable {
  /// Which constraint of a conflict gives way decides it.
  case conflict
  /// Only the size of a content that nobody knows leaves it open, or the document asks not to look.
  case content
  /// It is in a grid, whose rules are known in part.
  case grid
  /// Contents tie over less than their sizes may be off by.
  case closeTie
  /// What ties is not of the document: a stack view's rows, or contents whose sizes are not known.
  case foreignTie
  /// A stack view settles ties along its axis by the order of its views.
  case stackOrder
  /// On macOS a text without text ties: Interface Builder marks none of those, and code will say the text.
  case emptyText

  /// Half a sentence, without a full stop.
  package var words: String {
    switch self {
    case .conflict: "a conflict decides it"
    case .content: "only a content of unknown size leaves it open"
    case .grid: "the rules of its grid are known in part"
    case .closeTie: "contents tie that may be of other sizes"
    case .foreignTie: "what ties is not of the document"
    case .stackOrder: "its stack view settles ties by the order of its views"
    case .emptyText: "an empty text ties, which code will fill"
    }
  }
}
