import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// What of a scene becomes another: its views and constraints by their positions.
package struct SceneEdits: Sendable {
  package var constants: [(constraint: Int, constant: Double)] = []
  package var priorities: [(constraint: Int, priority: Priority)] = []
  /// The recorded frames.
  package var frames: [(view: Int, frame: Rect?)] = []
  /// The size that the main root is given; nil where it keeps that which it has.
  package var size: Size??

  package init() {}

  package var isEmpty: Bool {
    constants.isEmpty && priorities.isEmpty && frames.isEmpty && size == nil
  }
}

extension SceneLayout {
  /// Changes numbers of a solved scene by solving what that touches; says whether it could. Where not, the layout is of no
  /// more use.
  ///
  /// A layout with conflicts, or with anything open, is to be made anew instead: which constraint is broken, and where an
  /// open view comes to lie, may depend on where it lay before. So is one in which rules depend on what is changed.
  ///
  /// Of what followed from frames only that is brought up to date on which other frames depend: margins that nothing reads
  /// stay as they were.
  ///
  /// - Complexity: Linear in what is changed and in the views whose margins or symbols have to be looked at, and what the
  ///   solver has to do; linear in the scene the first time.
  package mutating func change(_ edits: SceneEdits) throws(LayoutError) -> Bool {
    guard environment.exercise == nil, document.usesAutoLayout else { return false }
    if following == nil {
      guard try isDecided() else { return false }
      following = SceneFollowing(self)
      tree.tracksChanges = true
    }
    try takeBackAdjustments()
    for edit in edits.constants {
      scene.constraints[edit.constraint].constant = edit.constant
      if let id = constraints[edit.constraint] { try tree.setConstant(edit.constant, of: id) }
    }
    for edit in edits.priorities {
      scene.constraints[edit.constraint].priority = edit.priority
      if let id = constraints[edit.constraint] { try tree.setPriority(edit.priority, of: id) }
    }
    if let size = edits.size {
      guard try resize(to: size) else { return false }
    }
    for edit in edits.frames {
      guard try record(edit.frame, ofView: edit.view) else { return false }
    }
    return try follow()
  }

  /// Positions of the views whose frames have become others by changes since the last call, each once, in no particular
  /// order.
  package mutating func takeMovedViews() -> [Int] {
    guard let following else { return [] }
    return tree.takeChangedNodes().compactMap { following.view(of: $0) }
  }

  /// Solves again, as `layout()` does; says whether all is decided on the way.
  private mutating func follow() throws(LayoutError) -> Bool {
    guard let following else { return false }
    try tree.layout()
    if try inheritMargins(embedding, of: following.inheriting) {
      guard try isDecided() else { return false }
      try tree.layout()
    }
    if try alignSymbols(following.symbols) {
      guard try isDecided() else { return false }
      try tree.layout()
    }
    return try isDecided()
  }

  /// Whether every frame follows from the constraints, and all of them hold.
  private func isDecided() throws(LayoutError) -> Bool {
    for root in tree.rootNodes {
      guard try tree.conflictCount(under: root) == 0 else { return false }
      if tree.contentProvider != nil, try !tree.freedom(under: root).isEmpty { return false }
    }
    return true
  }

  /// What solving made known, and was then told to the tree.
  enum Adjustment: Sendable {
    case margins(ofView: Int, EdgeInsets)
    case stack(ofView: Int, StackArrangement)
    case guide(NodeID, Placement)
    case alignmentInsets(ofView: Int, EdgeInsets)
  }

  /// Takes back what followed from frames that are to become others, so that the next solution does not depend on them.
  private mutating func takeBackAdjustments() throws(LayoutError) {
    if adjustments.isEmpty { return }
    let made = adjustments
    adjustments = []
    for adjustment in made.reversed() {
      switch adjustment {
      case .margins(let position, let margins): try setMargins(margins, ofView: position)
      case .stack(let position, let arrangement): try tree.setStack(arrangement, of: viewNodes[position])
      case .guide(let node, let placement): try tree.setPlacement(placement, of: node)
      case .alignmentInsets(let position, let insets):
        contents[position].alignmentInsets = insets
        try tree.setAlignmentInsets(insets, of: viewNodes[position])
      }
    }
  }
}
