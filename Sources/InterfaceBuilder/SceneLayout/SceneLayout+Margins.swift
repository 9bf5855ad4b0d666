import AutoLayout
import Geometry
import TextMetrics

extension SceneLayout {
  /// Gives every view its layout margins.
  mutating func addMargins(_ embedding: ControllerEmbedding) throws(LayoutError) {
    guard document.platform != .macOS else { return }
    for position in scene.views.indices {
      try setMargins(margins(ofView: position, embedding), ofView: position)
    }
  }

  /// Gives inner views what reaches them of the safe area and of their superviews' margins, now that the frames are
  /// known; says whether that changed anything.
  ///
  /// As `UIView` documents: a view's safe area leaves out what of its superview's insets covers it; its margins begin
  /// there (`insetsLayoutMarginsFromSafeArea`) and are at least as far in as the superview's
  /// (`preservesSuperviewLayoutMargins`).
  mutating func inheritMargins(_ embedding: ControllerEmbedding) throws(LayoutError) -> Bool {
    guard document.platform != .macOS else { return false }
    var changed = false
    var safeAreas: [EdgeInsets] = []
    for (position, view) in scene.views.enumerated() {
      guard let parent = view.parent, let frame = tree.frame(of: viewNodes[position]),
        let superview = tree.frame(of: viewNodes[parent])
      else {
        safeAreas.append(includesSafeArea ? safeArea(ofView: position, embedding) : .zero)
        continue
      }
      let scrolls = scene.views[parent].kind.scrolls
      let safeArea = scrolls ? .zero : safeAreas[parent].reaching(frame, in: superview.size)
      safeAreas.append(safeArea)
      let old = tree.margins(of: viewNodes[position])
      var margins = ownMargins(of: view, position)
      if view.varied.bool("insetsLayoutMarginsFromSafeArea") ?? true { margins = margins + safeArea }
      if view.varied.bool("preservesSuperviewLayoutMargins") == true {
        var outer = tree.margins(of: viewNodes[parent])
        // What scrolls takes the margins at its sides only: its upper and lower ones are not where its content ends.
        if scrolls { (outer.top, outer.bottom) = (0, 0) }
        margins = margins.union(outer.reaching(frame, in: superview.size))
      }
      if margins != old {
        try setMargins(margins, ofView: position)
        changed = true
      }
      if try renewGuides(ofView: position, safeArea, margins) { changed = true }
    }
    return changed
  }

  private mutating func setMargins(_ margins: EdgeInsets, ofView position: Int) throws(LayoutError) {
    try tree.setMargins(margins, of: viewNodes[position])
    // Inside a scroll view its margins are measured from the content.
    if let area = tree.contentArea(of: viewNodes[position]) { try tree.setMargins(margins, of: area) }
  }

  /// Has the guides of a view, and a stack view that arranges inside its margins, follow; says whether that changed any.
  private mutating func renewGuides(
    ofView position: Int, _ safeArea: EdgeInsets, _ margins: EdgeInsets
  ) throws(LayoutError) -> Bool {
    var changed = false
    for (guide, node) in zip(scene.guides, guideNodes) where guide.owner == position {
      guard let node else { continue }
      let insets: EdgeInsets
      switch guide.kind {
      case .safeArea: insets = safeArea
      case .layoutMargins, .readableContent: insets = margins
      default: continue
      }
      if tree.placement(of: node) != .insets(insets) {
        try tree.setPlacement(.insets(insets), of: node)
        changed = true
      }
    }
    if scene.views[position].kind == .stackView {
      let arrangement = touchArrangement(ofView: position)
      if tree.stack(of: viewNodes[position])?.insets != arrangement.insets {
        try tree.setStack(arrangement, of: viewNodes[position])
        changed = true
      }
    }
    return changed
  }

  /// The distances from a view's edges to its layout margins.
  func margins(ofView position: Int, _ embedding: ControllerEmbedding) -> EdgeInsets {
    let view = scene.views[position]
    var margins = ownMargins(of: view, position)
    if view.parent == nil, includesSafeArea, view.varied.bool("insetsLayoutMarginsFromSafeArea") ?? true {
      let safeArea = safeArea(ofView: position, embedding)
      margins.top += safeArea.top
      margins.bottom += safeArea.bottom
      margins.left += safeArea.left
      margins.right += safeArea.right
    }
    return margins
  }

  /// Since iOS 11 the safe area is part of the margins, whether the document has guides for it or not.
  private var includesSafeArea: Bool { document.usesSafeAreas || document.toolsVersion >= 13000 }

  private func ownMargins(of view: ResolvedView, _ position: Int) -> EdgeInsets {
    if let margins = view.varied.insets("directionalEdgeInsets", key: "directionalLayoutMargins") {
      guard environment.direction == .rightToLeft else { return margins }
      return EdgeInsets(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }
    if let margins = view.varied.insets("edgeInsets", key: "layoutMargins") { return margins }
    switch view.kind {
    case .tableViewCell, .tableViewCellContentView:
      return cellMargins(of: view, position)
    case .stackView:
      // Recorded frames show none, unlike other views' 8 points.
      return .zero
    case .view where view.parent == nil:
      // `UIViewController.systemMinimumLayoutMargins`: 20 where the screen is 414 points or wider, else 16, as everywhere
      // in Xcode 6 (n = 7). Interface Builder shows the view of a xib as if it were a view controller's.
      if document.toolsVersion < 7000 { return EdgeInsets(top: 0, left: 16, bottom: 0, right: 16) }
      let width = view.controller == nil ? screenSize(recorded: false)?.width : nil
      let side = width ?? givenFrames[position].width >= 414 ? 20.0 : 16
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    default:
      return EdgeInsets(all: 8)
    }
  }

  /// The margins of a table's cell and of its content view.
  ///
  /// As recorded frames imply them. Before Xcode 9 they were every view's 8 points. Since, the sides follow the
  /// screen's width held upright, the trailing one falls to 8 beside an accessory, and the design of iOS 26 made cells taller.
  private func cellMargins(of view: ResolvedView, _ position: Int) -> EdgeInsets {
    let version = document.toolsVersion
    guard version >= 13000 else { return EdgeInsets(all: 8) }
    let cell = view.kind == .tableViewCell ? view : view.parent.map { scene.views[$0] } ?? view
    let table = cell.parent.map { scene.views[$0] }
    let width = device?.portraitSize.width ?? screenSize(recorded: false)?.width ?? 375
    var side = width >= 393 ? 20.0 : 16
    if side == 16, version < 17000, table?.varied["style"] != "grouped" { side = 15 }
    let vertical = version >= 24000 ? 15.0 : 11
    let accessory = cell.varied["accessoryType"]
    let far = accessory != nil && accessory != "none" && view.kind != .tableViewCell ? 8 : side
    return EdgeInsets(top: vertical, left: side, bottom: vertical, right: far)
  }
}

extension EdgeInsets {
  /// What of insets from a superview's edges covers a view inside, from the view's edges.
  fileprivate func reaching(_ frame: Rect, in superview: Size) -> EdgeInsets {
    // Where there is no inset, nothing reaches what sticks out.
    func rest(_ inset: Double, _ distance: Double) -> Double { inset > 0 ? max(0, inset - distance) : 0 }
    return EdgeInsets(
      top: rest(top, frame.minY), left: rest(left, frame.minX),
      bottom: rest(bottom, superview.height - frame.maxY), right: rest(right, superview.width - frame.maxX))
  }

  /// At each edge the greater one.
  fileprivate func union(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  fileprivate static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
      right: left.right + right.right)
  }
}
