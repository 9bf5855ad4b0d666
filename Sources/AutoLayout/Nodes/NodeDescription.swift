import PlumbGeometry

/// All that a node is, apart from its place among other nodes.
///
/// It is a value, because whoever has views then makes one of each and leaves it to the tree what has to follow, and because
/// what came by different roads can be compared.
package struct NodeDescription: Equatable, Sendable {
  /// The given frame in the coordinates of the parent, in points: what the placement refers to, and what is kept where no
  /// constraint decides.
  package var frame: Rect
  package var placement: Placement
  package var direction: LayoutDirection = .leftToRight
  /// From the edges of the frame, in points.
  package var margins: EdgeInsets = .zero
  /// From the edges of the frame to those of the alignment rectangle, in points of a frame without extent.
  package var alignmentInsets: EdgeInsets = .zero
  /// What each point of the frame's width adds to the insets at left and right, and each of its height to the others.
  package var alignmentGrowth: EdgeInsets = .zero
  /// In points of the alignment rectangle. A layout changes the height where it depends on the width.
  package var content: ContentSize = .none
  package var horizontal: ContentPriorities = .standard
  package var vertical: ContentPriorities = .standard
  /// From the edges of the alignment rectangle, in points.
  package var baselines: Baselines = .none
  package var contentDependsOnWidth = false
  /// The axes on which it is nobody's trouble that constraints leave the node open.
  package var unaskedAxes: AxisSet = []
  /// Of a stack view; the views that it arranges are children of the node.
  package var stack: StackArrangement? {
    get { stacks.first }
    set { if let newValue { stacks = [newValue] } else { stacks = [] } }
  }
  /// One or none, and out of line: few nodes are stack views, and to copy a description costs little so.
  private var stacks: [StackArrangement] = []
  var isStack: Bool { !stacks.isEmpty }

  package init(frame: Rect = .zero, placement: Placement = .constraints) {
    self.frame = frame
    self.placement = placement
  }

  /// Inlined, as a call would copy the whole.
  @inline(__always)
  func priorities(_ axis: Axis) -> ContentPriorities { axis == .horizontal ? horizontal : vertical }
}

extension NodeDescription {
  /// What of a description is meant where it is not all: an edit of a label's text costs what its content does.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The given frame, and the placement that refers to it.
    package static let placement = Parts(rawValue: 1)
    /// The content's size and priorities, and what lies around it and in it: alignment insets and baselines.
    package static let content = Parts(rawValue: 2)
    package static let margins = Parts(rawValue: 4)
    package static let direction = Parts(rawValue: 8)
    package static let stack = Parts(rawValue: 16)
    package static let unaskedAxes = Parts(rawValue: 32)
    package static let all = Parts(rawValue: 63)
  }
}
