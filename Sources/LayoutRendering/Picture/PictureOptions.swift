/// What a picture shows besides the views.
package struct PictureOptions: Sendable {
  /// Which constraints are drawn.
  package enum Constraints: Hashable, Sendable {
    /// Those of the highlighted views; without any, all of a scene that has at most `PictureOptions.fewConstraints`,
    /// else those that are not satisfied.
    case automatic
    case all
    case none
    /// Those that name one of some views, by their ids, or a guide of theirs.
    case of([String])
  }

  package var constraints: Constraints
  /// The ids of views that stand out: all others are faded. Empty where none does.
  package var highlighted: [String]
  /// Whether the rectangles that constraints act on are outlined.
  package var showsAlignmentRects: Bool

  /// How many constraints a scene may have for all of them to be shown unasked.
  package static let fewConstraints = 40

  package init(
    constraints: Constraints = .automatic, highlighted: [String] = [], showsAlignmentRects: Bool = false
  ) {
    self.constraints = constraints
    self.highlighted = highlighted
    self.showsAlignmentRects = showsAlignmentRects
  }
}
