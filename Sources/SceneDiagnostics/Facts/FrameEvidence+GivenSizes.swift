import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// An extent that a scene's surroundings give: that of a screen or of a table row.
///
/// Nothing in the document decides it. Frames inside it may have been recorded at another time.
struct GivenSize: Hashable {
  /// The root, or the content view of the row.
  let owner: NodeID
  let axis: Axis
}

/// Sizes that screens and table rows give.
///
/// A recorded frame may have been computed for another such size. Interface Builder lays out a scene again
/// only when somebody opens it. Records of a row's content view have the size from before separator and
/// accessory.
extension FrameEvidence {
  /// Whether the size around an anchor is certain enough to trust a constraint that the recorded frames
  /// violate.
  ///
  /// A screen's size is uncertain if another screen's size would make the constraint hold. A row's size is
  /// uncertain if another size of the row would, unless some constraint confirms the row's present size.
  ///
  /// - Parameter shift: The distance by which the anchor would have to move for the constraint to hold, in
  ///   points.
  func isSizeBorneOut(_ anchor: Anchor, shift: Double) -> Bool {
    guard let (given, factor) = Self.givenSize(of: anchor, in: layout, guides, views),
      let now = layout.tree.frame(of: given.owner)?.size[given.axis]
    else { return true }
    let growth = factor * shift
    // Recorded sizes are rounded by half a point, which counts twice for a center.
    func fits(_ size: Double) -> Bool { (size - now - growth).magnitude <= 0.3 + 0.5 * factor }
    guard let row = row(of: given) else {
      // Screen sizes are whole points, and so many that nothing but rounding may be tolerated.
      return !Self.screens(otherThan: now, given.axis).contains { ($0 - now - growth).magnitude <= 0.6 }
    }
    if steadySizes.contains(given) { return true }
    guard given.axis == .horizontal else { return !heights(ofRow: row).contains(where: fits) }
    let whole = layout.givenFrames[row].width
    // An accessory takes 16 points or more; another release makes it up to 6 points wider.
    if growth.magnitude < 6 { return whole - now < 16 }
    return growth.magnitude < 16 || !widths(ofRow: whole, accessory: whole - now).contains(where: fits)
  }

  /// The view that a constraint shows to have been recorded in another screen; nil where it shows none.
  ///
  /// Interface Builder has not updated the view since. Other contradictions of its frame may be as old.
  func recordedElsewhere(_ constraint: LayoutConstraint) -> NodeID? {
    guard let second = constraint.second else { return nil }
    for (anchor, other) in [(constraint.first, second), (second, constraint.first)] {
      guard let (given, _) = Self.givenSize(of: anchor, in: layout, guides, views),
        layout.tree.parent(of: given.owner) == nil, views[other.node] != nil
      else { continue }
      return other.node
    }
    return nil
  }

  /// The sizes that a constraint confirms: it depends on them, and holds for the recorded frames.
  ///
  /// - Parameter holds: Whether a row holds for the recorded frames, but for rounding.
  static func steadySizes(
    in layout: SceneLayout, _ guides: [NodeID: ResolvedGuide.Kind], _ views: [NodeID: Int],
    where holds: (RowSource) -> Bool
  ) -> Set<GivenSize> {
    var sizes: Set<GivenSize> = []
    for case .some(let id) in layout.constraints where holds(.constraint(id)) {
      guard let constraint = layout.tree.constraint(id), constraint.relation == .equal else { continue }
      for anchor in [constraint.first, constraint.second ?? constraint.first] {
        if let (size, _) = givenSize(of: anchor, in: layout, guides, views) { sizes.insert(size) }
      }
    }
    return sizes
  }

  /// The given size that decides an anchor's place, and the growth of this size when the anchor moves by one
  /// point.
  private static func givenSize(
    of anchor: Anchor, in layout: SceneLayout, _ guides: [NodeID: ResolvedGuide.Kind], _ views: [NodeID: Int]
  ) -> (size: GivenSize, factor: Double)? {
    var owner = anchor.node
    var attribute = anchor.attribute
    if let kind = guides[owner] {
      guard let parent = layout.tree.parent(of: owner) else { return nil }
      switch kind {
      case .contentLayout, .frameLayout, .top: return nil
      case .bottom: attribute = .bottom
      case .safeArea, .layoutMargins, .readableContent: break
      }
      owner = parent
    }
    let axis = attribute.axis
    guard let view = views[owner], layout.document.platform == .iOS,
      layout.tree.parent(of: owner) == nil || layout.scene.views[view].kind == .tableViewCellContentView
    else { return nil }
    let size = GivenSize(owner: owner, axis: axis)
    switch attribute {
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin, .width, .height:
      return (size, 1)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: return (size, 2)
    default: return nil
    }
  }

  /// The position of the table cell whose content view has a size; nil where the size is a root's.
  private func row(of given: GivenSize) -> Int? {
    guard let view = views[given.owner], layout.scene.views[view].kind == .tableViewCellContentView else {
      return nil
    }
    return layout.scene.views[view].parent
  }

  /// The widths that a row's content view may have had, in points.
  private func widths(ofRow width: Double, accessory: Double) -> [Double] {
    var widths: [Double] = []
    for accessory in Self.accessories + [accessory] {
      for margins in Self.groupMargins { widths.append(width - accessory - margins) }
    }
    for screen in Self.screens(otherThan: width, .horizontal) {
      for accessory in [0, 33, accessory] { widths.append(screen - accessory) }
    }
    return widths
  }

  /// The heights that a row's content view may have had, in points: those that the document asks for, and that of a row of
  /// which nothing says more.
  private func heights(ofRow position: Int) -> [Double] {
    let cell = layout.scene.views[position]
    var heights = [layout.givenFrames[position].height, 44]
    if let height = TableViewCellElement(cell.varied).rowHeight { heights.append(height) }
    if let table = cell.parent, layout.scene.views[table].kind == .tableView,
      let height = TableViewElement(layout.scene.views[table].varied).rowHeight
    {
      heights.append(height)
    }
    return heights.flatMap { height in Self.separators.map { height - $0 } }
  }

  /// The extents of upright screens on an axis, and of the square canvas before Xcode 8, in points.
  ///
  /// Extents close to the present one are left out, since they would explain any difference.
  private static func screens(otherThan now: Double, _ axis: Axis) -> [Double] {
    var sizes = [600.0]
    for device in Device.all where device.family == .phone || device.family == .pad {
      sizes.append(device.portraitSize[axis])
    }
    return sizes.filter { ($0 - now).magnitude > 30 }
  }

  /// The widths that accessories take of a row, in points, from the content views of 2,900 rows.
  private static let accessories = [0.0, 33, 34, 38, 39, 40, 44, 67]
  /// The widths that the margins of inset groups take, in points.
  private static let groupMargins = [0.0, 32, 40]
  /// The heights that separators take of a row, in points, from the content views of 3,400 rows.
  private static let separators = [0, 1.0 / 3, 0.5, 1]
}
