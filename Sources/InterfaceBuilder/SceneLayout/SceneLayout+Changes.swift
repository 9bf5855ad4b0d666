import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// A set of changes of a scene; views and constraints are named by their positions.
package struct SceneEdits: Sendable {
  package var constants: [(constraint: Int, constant: Double)] = []
  package var priorities: [(constraint: Int, priority: Priority)] = []
  /// The new recorded frames.
  package var frames: [(view: Int, frame: Rect?)] = []
  /// The new size of the main root, in points; nil keeps the present size, and an inner nil takes a given
  /// size back.
  package var size: Size??

  package init() {}

  package var isEmpty: Bool {
    constants.isEmpty && priorities.isEmpty && frames.isEmpty && size == nil
  }
}

extension SceneLayout {
  /// Changes numbers of a solved scene, and solves only what the change affects.
  ///
  /// A scene must be laid out anew where a constraint is broken or a view is open, since the result may then
  /// depend on where views lay before. The same holds where rules depend on the changed numbers.
  ///
  /// Only those adjustments are updated on which other frames depend: margins that nothing reads stay as they
  /// were.
  ///
  /// - Returns: Whether the change was possible. If not, the layout must not be used any more.
  /// - Complexity: Linear in the changes, in the views whose margins or symbols are examined, and in the
  ///   solver's work; linear in the scene the first time.
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

  /// The positions of views whose frames changed since the last call, each once, in no particular order.
  package mutating func takeMovedViews() -> [Int] {
    guard let following else { return [] }
    return tree.takeChangedNodes().compactMap { following.view(of: $0) }
  }

  /// Solves again as `layout()` does; returns whether everything stays decided on the way.
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
    if try narrowTexts(following.wrappingTexts) {
      guard try isDecided() else { return false }
      try tree.layout()
    }
    return try isDecided()
  }

  /// Whether the constraints decide every frame, and all of them hold.
  private func isDecided() throws(LayoutError) -> Bool {
    for root in tree.rootNodes {
      guard try tree.conflictCount(under: root) == 0 else { return false }
      if tree.contentProvider != nil, try !tree.freedom(under: root).isEmpty { return false }
    }
    return true
  }

  /// A value that a solution made known and that the tree was then given; the case holds the old value.
  enum Adjustment: Sendable {
    case margins(ofView: Int, EdgeInsets)
    case stack(ofView: Int, StackArrangement)
    case guide(NodeID, Placement)
    case alignmentInsets(ofView: Int, EdgeInsets)
    case contentSize(ofView: Int, ContentSize)
  }

  /// Restores the values before all adjustments, so that the next solution does not depend on the old frames.
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
      case .contentSize(let position, let content):
        try tree.setContentSize(content, of: viewNodes[position])
      }
    }
  }
}
