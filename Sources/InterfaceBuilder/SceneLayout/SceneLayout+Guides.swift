import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// Adds the layout guides that the scene's constraints may name.
  mutating func addGuides(_ embedding: ControllerEmbedding) throws(LayoutError) {
    for guide in scene.guides {
      guard viewNodes.indices.contains(guide.owner) else {
        guideNodes.append(nil)
        continue
      }
      let node: NodeID
      if guide.kind == .contentLayout {
        node = try contentArea(of: guide.owner)
      } else {
        let place = place(of: guide, embedding)
        node = try tree.addNode(
          parent: viewNodes[guide.owner], as: description(place.frame, place.placement))
      }
      guideNodes.append(node)
      if items[guide.id] == nil { items[guide.id] = node }
    }
    for position in scene.views.indices where isScrollView(scene.views[position]) {
      _ = try contentArea(of: position)
    }
  }

  /// Whether constraints inside a view refer to a content area: those inside a table or collection do not.
  private func isScrollView(_ view: ResolvedView) -> Bool {
    document.platform != .macOS && view.kind == .scrollView
  }

  /// The node of a scroll view's content area, made on first use.
  private mutating func contentArea(of position: Int) throws(LayoutError) -> NodeID {
    let owner = viewNodes[position]
    if let area = tree.contentArea(of: owner) { return area }
    var description = description(Rect(origin: .zero, size: givenFrames[position].size), .scrollContent)
    // Views inside a scroll view measure its margins from the content area.
    description.margins = tree.margins(of: owner)
    let area = try tree.addNode(parent: owner, as: description)
    try tree.setContentArea(area, of: owner)
    return area
  }

  /// A guide's given frame in its owner, in points, and the placement that keeps it there.
  private func place(
    of guide: ResolvedGuide, _ embedding: ControllerEmbedding
  ) -> (frame: Rect, placement: Placement) {
    let size = givenFrames[guide.owner].size
    func inside(_ insets: EdgeInsets) -> (frame: Rect, placement: Placement) {
      (Rect(origin: .zero, size: size).inset(by: insets), .insets(insets))
    }
    switch guide.kind {
    case .contentLayout:
      return (Rect(origin: .zero, size: size), .scrollContent)
    case .frameLayout:
      return inside(.zero)
    case .safeArea:
      return inside(safeArea(ofView: guide.owner, embedding))
    case .layoutMargins:
      return inside(margins(ofView: guide.owner, embedding))
    case .readableContent:
      return inside(readable(margins(ofView: guide.owner, embedding), in: size.width))
    case .top:
      let top = safeArea(ofView: guide.owner, embedding).top
      return (
        Rect(x: 0, y: 0, width: size.width, height: top),
        .mask([.flexibleWidth, .flexibleBottom], container: size)
      )
    case .bottom:
      let bottom = safeArea(ofView: guide.owner, embedding).bottom
      return (
        Rect(x: 0, y: size.height - bottom, width: size.width, height: bottom),
        .mask([.flexibleWidth, .flexibleTop], container: size)
      )
    }
  }

  /// Updates a view's guides and content area to the view's given frame.
  mutating func placeGuides(ofView position: Int) throws(LayoutError) {
    for (guide, node) in zip(scene.guides, guideNodes) where guide.owner == position {
      guard let node else { continue }
      let place = place(of: guide, embedding)
      try tree.describe(node, as: description(place.frame, place.placement), .placement)
    }
    if let area = tree.contentArea(of: viewNodes[position]) {
      try tree.setGivenFrame(Rect(origin: .zero, size: givenFrames[position].size), of: area)
    }
  }

  /// The insets of a root's safe area, in points; zero for other views, whose safe areas follow from their
  /// places.
  package func safeArea(ofView position: Int, _ embedding: ControllerEmbedding) -> EdgeInsets {
    let view = scene.views[position]
    guard view.parent == nil else { return .zero }
    return SafeAreas(document: document, environment: environment, embedding: embedding)
      .insets(ofRoot: view, size: givenFrames[position].size, screen: screenSize(recorded: false))
  }
}
