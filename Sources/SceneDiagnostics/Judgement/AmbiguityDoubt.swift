/// The reason why a view that the constraints leave open may not be ambiguous.
package enum AmbiguityDoubt: Hashable, Sendable {
  /// The constraint that Auto Layout breaks in a conflict decides the view.
  case conflict
  /// Only a content of unknown size leaves the view open, or the document asks not to check the view.
  case content
  /// The view is in a grid, whose rules are known in part.
  case grid
  /// Contents tie over a range that is smaller than the possible error of their sizes.
  case closeTie
  /// The tied rows are not the document's: they are a stack view's own, or contents of unknown size.
  case foreignTie
  /// A stack view settles ties along its axis by the order of its views.
  case stackOrder
  /// An empty text ties on macOS. Interface Builder marks none of those, and code will set the text.
  case emptyText

  /// The reason as half a sentence, without a full stop.
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
