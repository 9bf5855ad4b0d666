import PlumbAutoLayout
import PlumbGeometry

/// A scene that was laid out: what `plumb layout` prints, as data.
public struct SolvedScene: Sendable {
  /// `sceneID`; nil in a xib.
  public let id: String?
  /// In document order, superviews before their subviews.
  public let views: [SolvedView]
  public let conflicts: [SolvedConflict]
  /// The extreme layout that this is, where one was asked for and something is open.
  public let exercise: SolvedExercise?
}

/// An extreme layout of what constraints leave open.
public struct SolvedExercise: Sendable {
  /// Position of the view in `SolvedScene.views`; nil for a guide.
  public let view: Int?
  public let part: FramePart
  /// Whether the number is at its greatest rather than its least.
  public let isGreatest: Bool
  /// Counted from 1.
  public let place: Int
  /// How many there are.
  public let count: Int
}

/// A view that was laid out.
public struct SolvedView: Sendable {
  /// The document's id, or a made-up one where it has none.
  public let id: String
  /// Position of the superview in `SolvedScene.views`.
  public let parent: Int?
  /// The class as code would name it: the custom class, or UIKit's or AppKit's.
  public let className: String
  /// Label, accessibility identifier or text, whichever there is first.
  public let name: String?
  /// In points, as Interface Builder would write it: relative to the superview, on macOS with y upwards where
  /// that is not flipped, rounded to the device's pixels.
  public let frame: Rect
  /// The frame that the document records.
  public let recorded: Rect?
  /// Whether the content's size is its own rather than a recorded one for want of better knowledge.
  public let contentKnown: Bool
  /// What the constraints leave open.
  public let free: FrameFreedom
  /// Whether an edge lies more than half a point from where the document has it; nil where that cannot be
  /// judged.
  public let isMisplaced: Bool?
  public let isHidden: Bool
}

/// Required constraints of a scene that cannot hold together.
public struct SolvedConflict: Sendable {
  /// Their ids, made-up ones for those that nobody wrote.
  public let constraints: [String]
  /// The one that gives way.
  public let broken: String
}
