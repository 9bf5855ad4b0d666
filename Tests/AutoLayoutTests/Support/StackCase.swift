import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// A stack view whose frames are known, and the derivation of these frames by hand.
///
/// Lengths are along and across the stack's axis, counted from the edge where its first view lies.
struct StackCase: CustomStringConvertible {
  typealias Span = (start: Double, extent: Double)

  var distribution = StackArrangement.Distribution.fill
  var alignment = StackArrangement.Alignment.fill
  var axis = Axis.horizontal
  var direction = LayoutDirection.leftToRight
  var count = 3
  /// The stack's own extents; nil leaves it to its views.
  var along: Double? = 400
  var across: Double? = 120
  var insets = EdgeInsets.zero
  var customSpacing: Double?
  var spacing = 8.0
  var hugging: Double?

  static let alongContents = [50.0, 30, 70, 20]
  static let acrossContents = [40.0, 25, 30, 60]
  static let firstBaselines = [12.0, 20, 5, 30]
  static let lastBaselines = [6.0, 3, 9, 2]

  var description: String {
    "\(distribution) \(alignment) \(axis) \(direction) × \(count), \(along ?? -1) by \(across ?? -1), "
      + "insets \(insets.top) \(insets.left) \(insets.bottom) \(insets.right), custom \(customSpacing ?? -1)"
  }

  var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

  // MARK: The tree

  /// The views in the order in which they are arranged, and the stack view, at [20, 30] of a root.
  func build(_ tree: inout LayoutTree) throws -> (root: NodeID, stack: NodeID, views: [NodeID]) {
    let root = try tree.makeRoot(1000, 1000)
    let stack = try tree.makeView(in: root)
    try tree.setDirection(direction, of: stack)
    try tree.relate(stack, .left, plus: 20)
    try tree.relate(stack, .top, plus: 30)
    if let along { try tree.relate(stack, extent(axis), plus: along) }
    if let across { try tree.relate(stack, extent(axis.perpendicular), plus: across) }
    var views: [NodeID] = []
    for index in 0..<count { views.append(try makeView(index, in: stack, &tree)) }
    let gravities: [StackArrangement.Gravity] = [.leading, .leading, .center, .trailing]
    var arrangement = StackArrangement(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing, insets: insets,
      hugging: hugging.map { (horizontal: Priority($0), vertical: Priority($0)) })
    for (index, view) in views.enumerated() {
      arrangement.arranged.append(
        .init(view, gravity: gravities[index], spacingAfter: index == 0 ? customSpacing : nil))
    }
    try tree.setStack(arrangement, of: stack)
    return (root, stack, views)
  }

  private func extent(_ axis: Axis) -> Attribute { axis == .horizontal ? .width : .height }

  /// The first view gives way where there is too much room, the last where there is too little.
  private func makeView(_ index: Int, in stack: NodeID, _ tree: inout LayoutTree) throws -> NodeID {
    var content = Size(width: Self.alongContents[index], height: Self.acrossContents[index])
    if axis == .vertical { content = Size(width: content.height, height: content.width) }
    let view = try tree.makeView(
      in: stack, content: ContentSize(width: content.width, height: content.height))
    try tree.setDirection(direction, of: view)
    try tree.setBaselines(
      Baselines(firstFromTop: Self.firstBaselines[index], lastFromBottom: Self.lastBaselines[index]), of: view
    )
    try tree.setContentPriorities(
      ContentPriorities(
        hugging: Priority(index == 0 ? 250 : 251),
        compressionResistance: Priority(index == count - 1 ? 749 : 750)), axis, of: view)
    return view
  }

  // MARK: The frames

  /// The views' frames in the stack view, in the order in which they are arranged.
  func expectedFrames() -> [Rect] {
    let total = expectedExtent(axis)
    return zip(spansAlong(total), spansAcross()).map { along, across in
      let start = isMirrored ? total - along.start - along.extent : along.start
      return axis == .horizontal
        ? Rect(x: start, y: across.start, width: along.extent, height: across.extent)
        : Rect(x: across.start, y: start, width: across.extent, height: along.extent)
    }
  }

  func expectedExtent(_ wanted: Axis) -> Double {
    let own = insets.near(wanted) + insets.far(wanted)
    if wanted != axis { return across ?? (own + naturalAcross) }
    return along ?? (own + naturalAlong)
  }

  private var contents: [Double] { Array(Self.alongContents.prefix(count)) }
  private var gaps: [Double] {
    (0..<max(count - 1, 0)).map { $0 == 0 ? customSpacing ?? spacing : spacing }
  }

  /// What the views and the gaps need.
  private var naturalAlong: Double {
    switch distribution {
    case .fillEqually: contents.max()! * Double(count) + gaps.reduce(0, +)
    case .equalSpacing: contents.reduce(0, +) + (gaps.max() ?? 0) * Double(count - 1)
    case .equalCentering: (contents[0] + contents[count - 1]) / 2 + widestStep * Double(count - 1)
    case .fill, .fillProportionally, .gravityAreas: contents.reduce(0, +) + gaps.reduce(0, +)
    }
  }

  /// The least distance between all neighbours' centers that leaves each its gap.
  private var widestStep: Double {
    gaps.indices.map { (contents[$0] + contents[$0 + 1]) / 2 + gaps[$0] }.max() ?? contents[0]
  }

  private func spansAlong(_ total: Double) -> [Span] {
    var near = insets.near(axis)
    var far = insets.far(axis)
    if isMirrored { (near, far) = (far, near) }
    let room = total - near - far
    let surplus = room - contents.reduce(0, +) - gaps.reduce(0, +)
    var extents = contents
    var gaps = gaps
    switch distribution {
    case .fill:
      extents[surplus > 0 ? 0 : count - 1] += surplus
    case .fillEqually:
      extents = extents.map { _ in (room - gaps.reduce(0, +)) / Double(count) }
    case .fillProportionally:
      let scale = (room - gaps.reduce(0, +)) / contents.reduce(0, +)
      extents = extents.map { $0 * scale }
    case .equalSpacing:
      if count == 1 { extents = [room] }
      gaps = gaps.map { _ in (room - contents.reduce(0, +)) / Double(count - 1) }
    case .equalCentering:
      if count == 1 { extents = [room] }
      let step = (room - (contents[0] + contents[count - 1]) / 2) / Double(count - 1)
      gaps = gaps.indices.map { step - (contents[$0] + contents[$0 + 1]) / 2 }
    case .gravityAreas:
      return gravitySpans(near, room)
    }
    var position = near
    return extents.indices.map { index in
      let span = (position, extents[index])
      position += extents[index] + (index < gaps.count ? gaps[index] : 0)
      return span
    }
  }

  /// Two views at the beginning, one in the middle, one at the end.
  private func gravitySpans(_ near: Double, _ room: Double) -> [Span] {
    contents.indices.map { index in
      switch index {
      case 0: (near, contents[0])
      case 1: (near + contents[0] + gaps[0], contents[1])
      case 2: (near + (room - contents[2]) / 2, contents[2])
      default: (near + room - contents[3], contents[3])
      }
    }
  }

  private var naturalAcross: Double {
    let sizes = Array(Self.acrossContents.prefix(count))
    switch alignment {
    case .firstBaseline: return baseline + (0..<count).map { sizes[$0] - Self.firstBaselines[$0] }.max()!
    case .lastBaseline: return baseline + Self.lastBaselines.prefix(count).max()!
    default: return sizes.max()!
    }
  }

  /// From the top of the highest view to the line.
  private var baseline: Double {
    alignment == .firstBaseline
      ? Self.firstBaselines.prefix(count).max()!
      : (0..<count).map { Self.acrossContents[$0] - Self.lastBaselines[$0] }.max()!
  }

  private func spansAcross() -> [Span] {
    let other = axis.perpendicular
    let near = insets.near(other)
    let room = expectedExtent(other) - near - insets.far(other)
    let swaps = axis == .vertical && direction == .rightToLeft
    return (0..<count).map { index in
      let size = Self.acrossContents[index]
      switch alignment {
      case .fill: return (near, room)
      case .leading: return (swaps ? near + room - size : near, size)
      case .trailing: return (swaps ? near : near + room - size, size)
      case .center: return (near + (room - size) / 2, size)
      case .firstBaseline: return (near + baseline - Self.firstBaselines[index], size)
      case .lastBaseline: return (near + baseline - size + Self.lastBaselines[index], size)
      }
    }
  }
}
