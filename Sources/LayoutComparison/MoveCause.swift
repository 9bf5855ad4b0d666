import PlumbFindings

/// What a number of a frame differs for.
package enum MoveCause: Hashable, Sendable {
  /// A constraint that is another one, by its position in `SceneComparison.constraints`.
  case constraint(Int)
  /// A view that came, by its position in `SceneComparison.appeared`.
  case appeared(Int)
  /// A view that went, by its position in `SceneComparison.gone`.
  case gone(Int)
  /// Something that nobody wrote as a constraint: how large a content is, a mask, what a stack view makes of its views. In words as it is
  /// now, or, where it is no more, as it was.
  case rule(Message, isGone: Bool)
  /// Nothing that rows say: where several layouts are equally good, or constraints clash.
  case unknown
}
