import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

/// The answer as plain data. `frame` and `free` are geometry; `doubt` says why a view that is off or open is none of the
/// document's trouble for sure, and is nil where it is, or where there is none.
extension LayoutAnswer {
  /// Where a view lies.
  public struct View: Hashable, Sendable {
    /// The document's; what repeats has `#2` and so on after it.
    public let id: String
    /// The scene's; nil in a nib.
    public let scene: String?
    /// The superview's id.
    public let parent: String?
    public let className: String
    /// What Interface Builder's outline calls it.
    public let name: String?
    /// In the superview's coordinates as Interface Builder writes them, in points, rounded to the device's pixels.
    public let frame: Rect
    /// What the document says of that.
    public let recorded: Rect?
    public let isContentKnown: Bool
    /// Which of x, y, width and height the constraints leave open.
    public let free: [String]
    /// Whether some edge is more than half a point from the recorded one; nil where that cannot be judged, or is in doubt.
    public let isMisplaced: Bool?
    public let doubt: String?
  }

  /// Constraints that cannot hold together.
  public struct Conflict: Hashable, Sendable {
    public let scene: String?
    /// Their ids; those that nobody wrote have made-up ones.
    public let constraints: [String]
    /// The one that is broken.
    public let broken: String
    /// Why it may be none.
    public let doubt: String?
  }

  /// Superviews before their subviews.
  public var views: [View] {
    scenes.map { $0.judgement }.flatMap { scene in
      scene.solved.views.enumerated().map { position, view in
        var recorded = view.recorded
        if let size = scene.layout.scene.views[position].unsettledSize { recorded?.size = size }
        return View(
          id: view.id, scene: scene.solved.id, parent: view.parent.map { scene.solved.views[$0].id },
          className: view.className, name: view.name, frame: view.frame,
          recorded: recorded,
          isContentKnown: view.contentKnown, free: view.free.names,
          isMisplaced: scene.isMisplaced(position),
          doubt: scene.verdicts[position]?.doubt)
      }
    }
  }

  public var conflicts: [Conflict] {
    scenes.map { $0.judgement }.flatMap { scene in
      scene.solved.conflicts.map { conflict in
        Conflict(
          scene: scene.solved.id, constraints: conflict.constraints, broken: conflict.broken,
          doubt: scene.conflictDoubts[conflict.broken]?.words)
      }
    }
  }

  /// The ids of roots that are not as large as the screen that was asked for.
  public var rootsKeepingSize: [String] {
    scenes.map { $0.judgement }.flatMap { scene in
      scene.layout.rootsKeepingSize.map { scene.solved.views[$0].id }
    }
  }
}
