import PlumbGeometry

/// Rectangles, views and guides alike, and the constraints between them.
///
/// A tree is a forest: a node without parent is a root, and each root has a solver of its own. Every node has
/// four variables, its frame in its parent's coordinates (points, y down); everything else that Auto Layout
/// knows of — alignment rectangles, margins, baselines, masks, content sizes, stack views, guides, scroll
/// views — becomes rows over these. Positions relative to the parent keep subtrees apart: what happens inside
/// a view reaches the outside by its width and height alone.
///
/// Editing marks what it touches in a change log; `layout()` regenerates the rows of just that, solves the
/// roots concerned, and asks views whose height depends on their width a second time. Nothing is rebuilt
/// whole.
///
/// A tree is a value: a copy is a what-if that does not disturb the original. Names, classes, document
/// positions and other strings are the business of whoever builds the tree; here a node is a handle, and a
/// row knows its `RowSource`.
public struct LayoutTree: Sendable {
  var nodes: [NodeRecord] = []
  var freeNodes: [Int32] = []
  var constraints: [ConstraintRecord] = []
  var freeConstraints: [Int32] = []
  var roots: [RootRecord] = []
  var freeRoots: [Int32] = []
  var changes = ChangeLog()
  /// How many nodes, constraints and roots there have ever been: the orders of adding.
  var addedNodes: Int32 = 0
  var addedConstraints: Int32 = 0
  var addedRoots: Int32 = 0
  /// Whether ranks have been given, so that those that were not cannot be counted anew.
  var givesNodeRanks = false
  var givesConstraintRanks = false
  /// How many orders of adding ranks tell apart.
  var mostOrders = RankClass.orders

  /// Whether layouts write down which frames they change, for `takeChangedNodes`; what was written down is
  /// forgotten when it is set to false.
  public var tracksChanges = false {
    didSet { if !tracksChanges { _ = takeChangedNodes() } }
  }
  /// Indices of the nodes whose frames have changed, each once.
  var changedNodes: [Int32] = []

  /// Grows with each layout that refuses other rows than the one before it: where it stands still, the
  /// conflicts are the same.
  public internal(set) var refusalVersion = 0

  /// Asked for the content of nodes whose height depends on their width.
  public var contentProvider: (any ContentProvider)? {
    didSet { askForAllContents() }
  }
  /// Whether there has been such a node.
  var hasWidthDependentContent = false
  /// Indices of such nodes that may have another width than the one that was asked for, each once.
  var askedNodes: [Int32] = []

  public init() {}
}
