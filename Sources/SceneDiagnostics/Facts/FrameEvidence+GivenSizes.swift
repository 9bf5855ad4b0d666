import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// Sizes that screens and rows of tables give: Interface Builder lays out what is inside again only when somebody opens
/// the scene, and records of a row's content view what it had before separator and accessory.
extension FrameEvidence {
  /// Whether an anchor lies where Plumb believes as far as the size around it goes: the size that would explain the
  /// recorded frame is none that screens have, nor one that rows have while no other constraint bears out this row's.
  ///
  /// - Parameter shift: By how much further along it would have to lie for the constraint to hold.
  func isSizeBorneOut(_ anchor: Anchor, shift: Double) -> Bool {
    guard let (given, factor) = Self.givenSize(of: anchor, in: layout, guides, views),
      let now = layout.tree.frame(of: given.owner)?.size[given.axis]
    else { return true }
    let growth = factor * shift
    // Half a point of rounding; of a center it counts twice.
    func fits(_ size: Double) -> Bool { (size - now - growth).magnitude <= 0.3 + 0.5 * factor }
    guard let row = row(of: given) else {
      // Screens are of whole points, and so many that nothing but rounding may differ.
      return !Self.screens(otherThan: now, given.axis).contains { ($0 - now - growth).magnitude <= 0.6 }
    }
    if steadySizes.contains(given) { return true }
    guard given.axis == .horizontal else { return !heights(ofRow: row).contains(where: fits) }
    let whole = layout.givenFrames[row].width
    // An accessory that is there or not makes 16 points and more; another release makes it up to 6 points wider.
    if growth.magnitude < 6 { return whole - now < 16 }
    return growth.magnitude < 16 || !widths(ofRow: whole, accessory: whole - now).contains(where: fits)
  }

  /// The view that a constraint shows to have been recorded in another screen: Interface Builder has not brought it up to
  /// date since, and what else contradicts it may be as old.
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

  /// The sizes on which a constraint hangs that holds for the recorded frames.
  ///
  /// - Parameter holds: Whether a row does, but for rounding.
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

  /// The size that decides where an anchor lies, and by how much it grows as the anchor moves along by a point.
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

  /// The table cell whose content view a size is of; nil where it is a root's.
  private func row(of given: GivenSize) -> Int? {
    guard let view = views[given.owner], layout.scene.views[view].kind == .tableViewCellContentView else {
      return nil
    }
    return layout.scene.views[view].parent
  }

  /// The widths that the content view of a row may have had, in points.
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

  /// The heights that the content view of a row may have had, in points: those that the document asks for.
  private func heights(ofRow position: Int) -> [Double] {
    let cell = layout.scene.views[position]
    var heights = [layout.givenFrames[position].height]
    if let height = TableViewCellElement(cell.varied).rowHeight { heights.append(height) }
    if let table = cell.parent, layout.scene.views[table].kind == .tableView,
      let height = TableViewElement(layout.scene.views[table].varied).rowHeight
    {
      heights.append(height)
    }
    return heights.flatMap { height in Self.separators.map { height - $0 } }
  }

  /// The sizes of screens held upright, and of the square that the canvas was before Xcode 8, but for those that are nearly
  /// as large, which would explain anything.
  private static func screens(otherThan now: Double, _ axis: Axis) -> [Double] {
    var sizes = [600.0]
    for device in Device.all where device.family == .phone || device.family == .pad {
      sizes.append(device.portraitSize[axis])
    }
    return sizes.filter { ($0 - now).magnitude > 30 }
  }

  /// What an accessory takes of a row's width, by the content views of 2,900 rows.
  private static let accessories = [0.0, 33, 34, 38, 39, 40, 44, 67]
  /// The margins of inset groups.
  private static let groupMargins = [0.0, 32, 40]
  /// What a separator takes of a row's height, by the content views of 3,400 rows.
  private static let separators = [0, 1.0 / 3, 0.5, 1]
}
