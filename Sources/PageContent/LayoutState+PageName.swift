import PlumbLayoutRendering

extension LayoutState {
  /// The word by which the page knows it; nothing where all is well.
  package var pageName: String {
    switch self {
    case .satisfied: ""
    case .ambiguous: "ambiguous"
    case .misplaced: "misplaced"
    case .conflicting: "conflicting"
    case .doubtful: "doubtful"
    }
  }
}
