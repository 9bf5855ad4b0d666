/// Why what a scene shows may not be the document's own trouble.
///
/// Either Plumb may be wrong about something, or nothing decides what is shown. Frames, ambiguities and conflicts share
/// the reasons, so that a person reads the same words of each.
package enum Doubt: Hashable, Sendable {
  /// The constraint that Auto Layout breaks in a conflict decides the view.
  case conflict
  /// Rounding explains the difference, or a conflict's gap.
  case rounding

  // Of frames that differ from the recorded ones.

  /// Xcode alone knows the size of the view's content.
  case content
  /// No document records the size of a scroll view's content.
  case scrollContent
  /// Only optional constraints do not hold for the recorded frame.
  case optionalConstraints
  /// The standard space to a safe area differs between versions of Interface Builder.
  case standardSpace
  /// A baseline that the view hangs on may lie this many points elsewhere.
  case baseline(points: Double)
  /// An alignment rectangle that decides the frame may be this many points larger or smaller.
  case alignmentRect(points: Double)
  /// A safe area or margin that the view hangs on may begin elsewhere.
  case surroundings
  /// The recorded frame fits another size of the screen or row around the view.
  ///
  /// Interface Builder updates only scenes that somebody opens. That explains the differences in 17 documents
  /// of 12 projects that it left without marks. Of views or constants that are changed by 5 to 57 points it
  /// explains one in two hundred.
  case givenSize
  /// The demands of a stack view are not known well enough.
  case stackView
  /// A mask, a fixed frame or a size given by the surroundings decides the frame.
  case givenFrame
  /// The view is hidden, and Interface Builder leaves hidden views where they were.
  ///
  /// It marks 3 of 21 hidden views that the recorded frames contradict, and 3 of 8 in documents that have
  /// such marks; of other views it marks 195 of 355.
  case hidden
  /// The view was recorded without extent on the axis of the difference.
  ///
  /// Interface Builder marks none of 77 such views in 14 projects, also none of 32 in documents that have
  /// marks.
  case empty
  /// The recorded frame contradicts nothing that is written.
  case contradictsNothing
  /// The view follows another view, about which there is doubt; the value is the other view's name.
  case follows(String)

  // Of views that the constraints leave open.

  /// Only a content of unknown size leaves the view open, or the document asks not to check the view.
  case openContent
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
  /// An empty stack view of macOS has no size. Interface Builder marks none of those, and code will fill it.
  case emptyStack

  // Of constraints that cannot hold together.

  /// What lies around the view decides: the place of a safe area or margin, the height of a cell, or the size of a
  /// system image.
  case outside
  /// The conflict only says that nothing gives a view its recorded size at run time.
  case canvas
  /// The recorded frames keep to all constraints of the conflict.
  case recordedFrames
  /// The recorded frames show that there is no such conflict in the document's own surroundings.
  case elsewhere

  /// The reason as half a sentence, without a full stop: “a baseline may lie 3 points elsewhere”.
  package var words: String {
    switch self {
    case .conflict: "a conflict decides it"
    case .rounding: "rounding may explain it"
    case .content: "the size of its content is not known"
    case .scrollContent: "the size of a scroll view’s content is not recorded"
    case .optionalConstraints: "only optional constraints contradict the recorded frame"
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
    case .openContent: "only a content of unknown size leaves it open"
    case .grid: "the rules of its grid are known in part"
    case .closeTie: "contents tie that may be of other sizes"
    case .foreignTie: "what ties is not of the document"
    case .stackOrder: "its stack view settles ties by the order of its views"
    case .emptyText: "an empty text ties, which code will fill"
    case .emptyStack: "it is a stack view without views, which code will fill"
    case .outside: "what lies around the view decides it"
    case .canvas: "only the size on the canvas contradicts"
    case .recordedFrames: "the recorded frames keep to all of them"
    case .elsewhere: "the recorded frames show none like it on the document’s own device"
    }
  }

  /// The distance that the doubt explains, in points; 0 where it is no matter of distance.
  var points: Double {
    switch self {
    case .baseline(let points), .alignmentRect(let points): points
    default: 0
    }
  }

  private static func points(_ points: Double) -> String {
    points == 1 ? "a point" : String(Int(points)) + " points"
  }
}
