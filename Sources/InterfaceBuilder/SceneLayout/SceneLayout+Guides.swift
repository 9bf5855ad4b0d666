import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// Adds the layout guides that constraints of the scene may name.
  mutating func addGuides(_ embedding: ControllerEmbedding) throws(LayoutError) {
    for guide in scene.guides {
      guard viewNodes.indices.contains(guide.owner) else {
        guideNodes.append(nil)
        continue
      }
      let owner = viewNodes[guide.owner]
      let size = givenFrames[guide.owner].size
      let node: NodeID
      switch guide.kind {
      case .contentLayout:
        node = try contentArea(of: guide.owner)
      case .frameLayout:
        node = try tree.addNode(
          parent: owner, frame: Rect(origin: .zero, size: size), placement: .insets(.zero))
      case .safeArea:
        let insets = safeArea(ofView: guide.owner, embedding)
        node = try addGuide(insets, in: guide.owner)
      case .layoutMargins:
        node = try addGuide(margins(ofView: guide.owner, embedding), in: guide.owner)
      case .readableContent:
        let margins = margins(ofView: guide.owner, embedding)
        node = try addGuide(readable(margins, in: size.width), in: guide.owner)
      case .top:
        let top = safeArea(ofView: guide.owner, embedding).top
        node = try tree.addNode(
          parent: owner, frame: Rect(x: 0, y: 0, width: size.width, height: top),
          placement: .mask([.flexibleWidth, .flexibleBottom], container: size))
      case .bottom:
        let bottom = safeArea(ofView: guide.owner, embedding).bottom
        node = try tree.addNode(
          parent: owner, frame: Rect(x: 0, y: size.height - bottom, width: size.width, height: bottom),
          placement: .mask([.flexibleWidth, .flexibleTop], container: size))
      }
      guideNodes.append(node)
      try tree.setDirection(environment.direction, of: node)
      if items[guide.id] == nil { items[guide.id] = node }
    }
    for position in scene.views.indices where isScrollView(scene.views[position]) {
      _ = try contentArea(of: position)
    }
  }

  /// Whether constraints inside the view speak of a content area: those inside a table or collection do not.
  private func isScrollView(_ view: ResolvedView) -> Bool {
    document.platform != .macOS && view.kind == .scrollView
  }

  /// The node for a scroll view's content, made where it does not exist yet.
  private mutating func contentArea(of position: Int) throws(LayoutError) -> NodeID {
    let owner = viewNodes[position]
    if let area = tree.contentArea(of: owner) { return area }
    let area = try tree.addNode(
      parent: owner, frame: Rect(origin: .zero, size: givenFrames[position].size), placement: .scrollContent)
    try tree.setContentArea(area, of: owner)
    return area
  }

  private mutating func addGuide(_ insets: EdgeInsets, in position: Int) throws(LayoutError) -> NodeID {
    let frame = Rect(origin: .zero, size: givenFrames[position].size).inset(by: insets)
    return try tree.addNode(parent: viewNodes[position], frame: frame, placement: .insets(insets))
  }

  /// The safe area of a root; that of other views follows from where they lie.
  package func safeArea(ofView position: Int, _ embedding: ControllerEmbedding) -> EdgeInsets {
    let view = scene.views[position]
    guard view.parent == nil else { return .zero }
    return SafeAreas(document: document, environment: environment, embedding: embedding)
      .insets(ofRoot: view, size: givenFrames[position].size, screen: screenSize(recorded: false))
  }
}
