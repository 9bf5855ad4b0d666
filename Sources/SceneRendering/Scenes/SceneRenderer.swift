import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbSceneDiagnostics
import PlumbTextMetrics

/// Makes of a solved scene what a picture shows: a rendered scene for each root.
///
/// Frames come from the solved tree, in which y grows downwards on every platform, and are rounded to the device's
/// pixels in the coordinates of the root.
package final class SceneRenderer {
  let layout: SceneLayout
  let troubles: SceneTroubles
  let embedding: ControllerEmbedding
  let reader: AppearanceReader
  /// The solved frames in the coordinates of each view's root, by position; of hidden views too.
  let frames: [Rect]
  /// Where views are drawn, by position.
  let drawnFrames: [Rect]
  /// The round sections of cells, by position.
  let sections: [Int: Rect]
  /// The root that each view belongs to.
  let roots: [Int]
  /// The views of each root, the root itself first.
  let members: [Int: [Int]]
  /// The positions of the constraints on each root's views.
  let constraints: [Int: [Int]]
  /// The view that each node is, or belongs to.
  let owners: [NodeID: Int]
  private let hasManyRemarks: Bool

  /// - Parameter diagnosis: Of a scene that was laid out.
  package init(_ diagnosis: SceneDiagnosis, embedding: ControllerEmbedding) {
    let layout = diagnosis.layout
    self.layout = layout
    self.embedding = embedding
    troubles = SceneTroubles(diagnosis)
    hasManyRemarks = troubles.open.count + troubles.misplaced.count > 5
    reader = AppearanceReader(layout)
    let troubles = troubles
    let places = SceneFrames(layout, embedding) { troubles.isOff($0) }
    frames = places.solved
    drawnFrames = places.drawn
    roots = places.roots
    sections = RoundSections(layout, drawnFrames).frames
    members = Dictionary(grouping: places.roots.indices) { places.roots[$0] }
    let owners = Self.owners(in: layout)
    self.owners = owners
    var constraints: [Int: [Int]] = [:]
    for (position, id) in layout.constraints.enumerated() {
      guard let id, let constraint = layout.tree.constraint(id), let owner = owners[constraint.first.node]
      else {
        continue
      }
      constraints[roots[owner], default: []].append(position)
    }
    self.constraints = constraints
  }

  /// The scenes to draw, in document order.
  ///
  /// A storyboard's scene is about its controller's view; other roots, such as views in its dock, are drawn where they
  /// hold something. The lone bar of a navigation or tab bar controller is part of the pictures of what it contains.
  ///
  /// - Complexity: Linear in views and constraints.
  package func scenes() -> [RenderedScene] {
    let main = layout.scene.mainRoot
    let isLone = layout.scene.roots.count == 1
    return layout.scene.roots.compactMap { root in
      let view = layout.scene.views[root]
      let holdsSomething = members[root]?.count ?? 0 > 1
      let size = frames[root].size
      if !holdsSomething, size.width <= 0 || size.height <= 0, !isLone { return nil }
      switch view.kind {
      case .navigationBar, .tabBar, .toolbar: if layout.scene.id != nil && !holdsSomething { return nil }
      default: break
      }
      guard root == main || isLone || holdsSomething || layout.scene.id == nil else { return nil }
      return scene(ofRoot: root)
    }
  }

  private func scene(ofRoot root: Int) -> RenderedScene {
    let members = members[root] ?? []
    var positions: [Int: Int] = [:]
    for (position, member) in members.enumerated() { positions[member] = position }
    let view = layout.scene.views[root]
    let size = pixels.round(frames[root]).size
    return RenderedScene(
      title: SceneNaming.title(of: view, on: layout.document.platform), caption: caption(ofRoot: root, size),
      size: size, surroundings: surroundings(ofRoot: root, size),
      views: members.map {
        renderedView($0, parent: layout.scene.views[$0].parent.flatMap { positions[$0] })
      },
      bars: bars(ofRoot: root, size) + headers(ofRoot: root),
      constraints: constraints(ofRoot: root, positions))
  }

  private func renderedView(_ position: Int, parent: Int?) -> RenderedView {
    let view = layout.scene.views[position]
    let frame = pixels.round(frames[position])
    let trouble = troubles.trouble(ofView: position)
    let state: LayoutState
    switch trouble {
    case .open: state = .ambiguous
    case .misplaced, .following: state = .misplaced
    case .doubtful: state = .doubtful
    case nil: state = .satisfied
    }
    let drawn = pixels.round(drawnFrames[position])
    // A program shows a hidden root some time; without it the picture would be empty.
    let isHidden = (view.isHidden && view.parent != nil) || TabItems.hide(view)
    return RenderedView(
      id: view.id, name: view.displayName ?? view.className(on: layout.document.platform), parent: parent,
      frame: frame, recordedFrame: drawn == frame ? nil : drawn, alignmentRect: alignmentRect(of: position),
      appearance: appearance(of: position, drawn), state: state,
      remark: Remarks.remark(on: trouble, changes: changes(of: position), isTerse: hasManyRemarks),
      doubt: troubles.doubts[position] ?? "", isHidden: isHidden,
      clip: sections[position].map { DrawingGroup.Clip(pixels.round($0), cornerRadius: RoundSections.radius) }
    )
  }

  /// Bars at the edge of the safe area reach to the screen's.
  private func appearance(of position: Int, _ frame: Rect) -> ViewAppearance {
    var appearance = reader.appearance(of: position, size: frame.size)
    guard layout.document.platform == .iOS, layout.scene.views[roots[position]].controller != nil else {
      return appearance
    }
    switch layout.scene.views[position].kind {
    case .toolbar, .tabBar, .navigationBar: break
    default: return appearance
    }
    let safeArea = layout.safeArea(ofView: roots[position], embedding)
    let screen = frames[roots[position]]
    if safeArea.top > 0, abs(frame.minY - safeArea.top) < 1 { appearance.bleed.top = safeArea.top }
    if safeArea.bottom > 0, abs(screen.maxY - safeArea.bottom - frame.maxY) < 1 {
      appearance.bleed.bottom = safeArea.bottom
    }
    return appearance
  }

  var pixels: PixelGrid { PixelGrid(scale: layout.scale) }

  /// The recorded frame and the solved one, in the superview's coordinates.
  private func changes(of position: Int) -> (from: Rect, to: Rect)? {
    guard let recorded = layout.recordedFrame(ofView: position),
      let solved = layout.tree.frame(of: layout.viewNodes[position])
    else { return nil }
    return (recorded, pixels.round(solved))
  }

  func alignmentRect(of position: Int) -> Rect {
    let node = layout.viewNodes[position]
    guard let rect = layout.tree.alignmentRect(of: node), let frame = layout.tree.frame(of: node) else {
      return frames[position]
    }
    return pixels.round(
      Rect(
        x: frames[position].minX + rect.minX - frame.minX, y: frames[position].minY + rect.minY - frame.minY,
        width: rect.width, height: rect.height))
  }

  // MARK: Surroundings

  private func surroundings(ofRoot root: Int, _ size: Size) -> RenderedScene.Surroundings {
    let view = layout.scene.views[root]
    if let title = SceneNaming.windowTitle(of: view) { return .window(title: title) }
    if layout.document.platform == .macOS {
      return view.controller == nil
        ? .loose(.desktop) : .window(title: view.controller.flatMap { ControllerElement($0).title } ?? "")
    }
    guard size == screen || view.controller != nil else { return .loose(.touch) }
    let device = layout.device?.safeArea(layout.environment.orientation ?? layout.document.orientation)
    let fillsScreen = size == screen && layout.document.platform == .iOS
    return .device(
      statusBar: fillsScreen && hasStatusBar(view) ? device?.top ?? 0 : 0,
      hasHomeIndicator: fillsScreen && view.controller != nil && layout.device?.hasHomeIndicator == true
        && device?.bottom ?? 0 > 0)
  }

  /// A controller's view has a status bar unless its simulated metrics say that there is none; a view of its own has one
  /// if they say so.
  private func hasStatusBar(_ view: ResolvedView) -> Bool {
    let simulated =
      view.controller.map { ControllerElement($0).simulatedStatusBarMetrics }
      ?? ViewElement(view.varied).simulatedStatusBarMetrics
    return simulated.map { $0.type != "none" } ?? (view.controller != nil)
  }

  private var screen: Size? {
    layout.device?.size(layout.environment.orientation ?? layout.document.orientation)
  }

  private func caption(ofRoot root: Int, _ size: Size) -> String {
    let extent = Remarks.number(size.width) + " × " + Remarks.number(size.height)
    var parts: [String] = []
    if let device = layout.device, size == screen { parts.append(device.title) }
    parts.append(extent)
    if layout.environment.direction == .rightToLeft { parts.append("right to left") }
    parts += layout.texts.differences
    let views = members[root] ?? []
    let ambiguous = views.count { troubles.open[$0] != nil }
    let misplaced = views.count { troubles.misplaced.contains($0) }
    let conflicts = troubles.conflictViews.count { roots[$0] == root }
    if conflicts > 0 {
      parts.append(Remarks.number(Double(conflicts)) + (conflicts == 1 ? " conflict" : " conflicts"))
    }
    if ambiguous > 0 { parts.append(Remarks.number(Double(ambiguous)) + " ambiguous") }
    if misplaced > 0 { parts.append(Remarks.number(Double(misplaced)) + " misplaced") }
    let doubts =
      views.count { troubles.doubts[$0] != nil } + troubles.doubtedConflictViews.count { roots[$0] == root }
    if doubts > 0 { parts.append(Remarks.number(Double(doubts)) + " in doubt") }
    return parts.joined(separator: ", ")
  }
}
