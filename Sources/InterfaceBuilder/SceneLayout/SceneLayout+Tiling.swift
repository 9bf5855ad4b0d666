import AutoLayout
import Geometry
import TextMetrics

extension SceneLayout {
  /// The frame that a macOS container gives to a view that does not translate its mask and has no say in it; nil where
  /// the recorded frame is all there is.
  ///
  /// Sizes are the recorded ones; origins follow from the container, since a recorded origin is no answer.
  func tiledFrame(of view: ResolvedView, inside parent: Int) -> Rect? {
    guard document.platform == .macOS, let recorded = view.recorded,
      view.varied.bool("translatesAutoresizingMaskIntoConstraints") == false
    else { return nil }
    switch (view.kind, scene.views[parent].kind) {
    case (.clipView, .scrollView):
      let border = borderWidth(of: scene.views[parent])
      return Rect(origin: Point(x: border, y: border), size: recorded.size)
    case (.tableHeaderView, _):
      return Rect(origin: .zero, size: recorded.size)
    case (.tableCellView, .tableView), (.tableCellView, .outlineView):
      return Rect(origin: cellOrigin(of: view, inTable: parent), size: recorded.size)
    default:
      return nil
    }
  }

  /// A scroll view's line border is 1 point wide, and a document that names none has a bezel as wide.
  private func borderWidth(of view: ResolvedView) -> Double {
    view.varied["borderType"] == "none" ? 0 : 1
  }

  /// Prototype cells stand one below the other in their column, half the intercell spacing from its edges.
  ///
  /// A table in the inset style has 10 points before its first column, and its cells are wider than their columns.
  private func cellOrigin(of view: ResolvedView, inTable table: Int) -> Point {
    let tableView = scene.views[table].element
    let spacing = tableView.firstChild("size", key: "intercellSpacing")
    let gap = Point(x: spacing?.number("width") ?? 3, y: spacing?.number("height") ?? 2)
    var x = (gap.x / 2).rounded(.down)
    for column in tableView.firstChild("tableColumns")?.children.map({ $0 }) ?? [] {
      let cells = column.firstChild("prototypeCellViews").map { Array($0.children) } ?? []
      let width = column.number("width") ?? 0
      let cellWidth = cells.first?.recordedFrame?.width ?? width
      if x < gap.x, cellWidth > width + 2 { x += 10 }
      guard cells.contains(view.element) else {
        x += cellWidth + gap.x
        continue
      }
      var y = gap.y / 2
      for cell in cells.prefix(while: { $0 != view.element }) {
        y += (cell.recordedFrame?.height ?? 0) + gap.y
      }
      return Point(x: x, y: y)
    }
    return Point(x: x, y: gap.y / 2)
  }
}
