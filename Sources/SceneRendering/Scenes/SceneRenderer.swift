import AutoLayout
import Geometry
import InterfaceBuilder
import LayoutRendering
import TextMetrics

/// Makes of a solved scene what a picture shows: a rendered scene for each root.
///
/// Frames come from the solved tree, in which y grows downwards on every platform, and are rounded to the device's
/// pixels in the coordinates of the root.
public struct SceneRenderer {
  let layout: SceneLayout
  let solved: SolvedScene
  let embedding: ControllerEmbedding
  let reader: AppearanceReader
  /// The solved frames in the coordinates of each view's root, by position; of hidden views too.
  let frames: [Rect]
  /// The root that each view belongs to.
  let roots: [Int]

  /// - Parameter layout: A scene that was laid out.
  public init(_ layout: SceneLayout, embedding: ControllerEmbedding) throws(LayoutError) {
    self.layout = layout
    self.embedding = embedding
    solved = try layout.solved()
    reader = AppearanceReader(layout)
    var frames: [Rect] = []
    var roots: [Int] = []
    for (position, view) in layout.scene.views.enumerated() {
      var frame = layout.tree.frame(of: layout.viewNodes[position]) ?? .zero
      if let parent = view.parent {
        frame.origin.x += frames[parent].minX
        frame.origin.y += frames[parent].minY
        roots.append(roots[parent])
      } else {
        frame.origin = .zero
        roots.append(position)
      }
      frames.append(frame)
    }
    self.frames = frames
    self.roots = roots
  }

  /// The scenes to draw, in document order.
  ///
  /// A storyboard's scene is about its controller's view; other roots, such as views in its dock, are drawn where they
  /// hold something. The lone bar of a navigation or tab bar controller is part of the pictures of what it contains.
  ///
  /// - Complexity: Linear in views and constraints.
  public func scenes() -> [RenderedScene] {
    let main = layout.scene.mainRoot
    let isLone = layout.scene.roots.count == 1
    return layout.scene.roots.compactMap { root in
      let view = layout.scene.views[root]
      let holdsSomething = roots.count { $0 == root } > 1
      switch view.kind {
      case .navigationBar, .tabBar, .toolbar: if layout.scene.id != nil && !holdsSomething { return nil }
      default: break
      }
      guard root == main || isLone || holdsSomething || layout.scene.id == nil else { return nil }
      return scene(ofRoot: root)
    }
  }

  private func scene(ofRoot root: Int) -> RenderedScene {
    let members = layout.scene.views.indices.filter { roots[$0] == root }
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
    let solved = solved.views[position]
    let frame = pixels.round(frames[position])
    let state: LayoutState =
      !solved.free.isEmpty ? .ambiguous : solved.isMisplaced == true ? .misplaced : .satisfied
    let recorded = state == .misplaced ? recordedFrame(of: position) : nil
    return RenderedView(
      id: view.id, name: solved.name ?? solved.className, parent: parent, frame: frame,
      recordedFrame: recorded, alignmentRect: alignmentRect(of: position),
      appearance: reader.appearance(of: position, size: frame.size), state: state,
      remark: Remarks.remark(on: solved, frame: frame, recorded: recorded), isHidden: view.isHidden)
  }

  var pixels: PixelGrid { PixelGrid(scale: layout.scale) }

  /// The recorded frame, where the solved superview is.
  private func recordedFrame(of position: Int) -> Rect? {
    guard var frame = layout.recordedFrame(ofView: position) else { return nil }
    guard let parent = layout.scene.views[position].parent else {
      return Rect(origin: .zero, size: frame.size)
    }
    frame.origin.x += frames[parent].minX
    frame.origin.y += frames[parent].minY
    return frame
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
      return view.controller == nil ? .loose : .window(title: view.controller?.string("title") ?? "")
    }
    return size == screen || view.controller != nil ? .device : .loose
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
    let views = roots.indices.filter { roots[$0] == root }
    let ambiguous = views.count { !solved.views[$0].free.isEmpty }
    let misplaced = views.count { solved.views[$0].isMisplaced == true }
    if ambiguous > 0 { parts.append(Remarks.number(Double(ambiguous)) + " ambiguous") }
    if misplaced > 0 { parts.append(Remarks.number(Double(misplaced)) + " misplaced") }
    return parts.joined(separator: ", ")
  }
}
