import PlumbAutoLayout
import PlumbGeometry

/// A scene that was laid out: what `plumb layout` prints, as data.
package struct SolvedScene: Sendable {
  /// `sceneID`; nil in a xib.
  package let id: String?
  /// In document order, superviews before their subviews.
  package let views: [SolvedView]
  package let conflicts: [SolvedConflict]
  /// The extreme layout that this is, where one was asked for and something is open.
  package let exercise: SolvedExercise?
}

/// An extreme layout of what constraints leave open.
package struct SolvedExercise: Sendable {
  /// Position of the view in `SolvedScene.views`; nil for a guide.
  package let view: Int?
  package let part: FramePart
  /// Whether the number is at its greatest rather than its least.
  package let isGreatest: Bool
  /// Counted from 1.
  package let place: Int
  /// How many there are.
  package let count: Int
}

/// A view that was laid out.
package struct SolvedView: Sendable {
  /// The document's id, or a made-up one where it has none.
  package let id: String
  /// Position of the superview in `SolvedScene.views`.
  package let parent: Int?
  /// The class as code would name it: the custom class, or UIKit's or AppKit's.
  package let className: String
  /// Label, accessibility identifier or text, whichever there is first.
  package let name: String?
  /// In points, as Interface Builder would write it: relative to the superview, on macOS with y upwards where
  /// that is not flipped, rounded to the device's pixels.
  package let frame: Rect
  /// The frame that the document records.
  package let recorded: Rect?
  /// Whether the content's size is its own rather than a recorded one for want of better knowledge.
  package let contentKnown: Bool
  /// What the constraints leave open.
  package let free: FrameFreedom
  /// Whether an edge lies more than half a point from where the document has it; nil where that cannot be
  /// judged.
  package let isMisplaced: Bool?
  package let isHidden: Bool
}

/// Required constraints of a scene that cannot hold together.
package struct SolvedConflict: Sendable {
  /// Their ids, made-up ones for those that nobody wrote.
  package let constraints: [String]
  /// The one that gives way.
  package let broken: String
}
