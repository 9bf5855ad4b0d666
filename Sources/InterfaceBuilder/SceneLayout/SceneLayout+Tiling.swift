import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension SceneLayout {
  /// The frame that a macOS container gives to a view, in the tree's coordinates.
  ///
  /// Such a view does not translate its mask, and does not decide its frame. Nil where the recorded frame is
  /// all there is.
  ///
  /// The size is the recorded one. The origin follows from the container, since a recorded origin is no
  /// answer.
  func tiledFrame(of view: ResolvedView, inside parent: Int) -> Rect? {
    guard document.platform == .macOS, let recorded = view.recorded,
      view.attributes.translatesAutoresizingMaskIntoConstraints == false
    else { return nil }
    switch (view.kind, scene.views[parent].kind) {
    case (.clipView, .scrollView):
      let border = borderWidth(of: scene.views[parent])
      return Rect(origin: Point(x: border, y: border), size: recorded.size)
    case (.tableHeaderView, _):
      // The header is in its own clip view, which the document does not contain.
      return coordinates.convert(
        Rect(origin: .zero, size: recorded.size), inside: scene.views[parent].kind,
        height: originalSize(ofView: parent).height)
    case (.tableCellView, .tableView), (.tableCellView, .outlineView):
      return Rect(origin: cellOrigin(of: view, inTable: parent), size: recorded.size)
    case (_, .tabView):
      return tabOrigin(in: scene.views[parent]).map { Rect(origin: $0, size: recorded.size) }
    default:
      return nil
    }
  }

  /// Where a tab view has the views of its items, in points: below tabs of regular size (18 projects, 4 otherwise), inside a
  /// bezel (2, none), or in its corner (16, none). Nil for tabs elsewhere, of which too few are known.
  private func tabOrigin(in view: ResolvedView) -> Point? {
    let tabs = TabViewElement(view.varied)
    switch tabs.type {
    case nil where tabs.controlSize == nil: return Point(x: 10, y: 33)
    case "noTabsBezelBorder"?: return Point(x: 10, y: 7)
    case "noTabsNoBorder"?: return .zero
    default: return nil
    }
  }

  /// The width of a scroll view's border: 1 point for a line border, and also for the bezel of a document
  /// that names none.
  private func borderWidth(of view: ResolvedView) -> Double {
    ScrollViewElement(view.varied).borderType == "none" ? 0 : 1
  }

  /// The origin of a prototype cell in its table, in points.
  ///
  /// The cells of a column lie one below the other, half the intercell spacing from the column's edges.
  /// Columns follow each other at their own widths (n = 45).
  ///
  /// Since macOS 11, the first and the last column of a table that is not in the plain style end 6 points
  /// from their edges instead of half the spacing (n = 15). The inset style, which tables without border have
  /// by default, leaves 10 points more (n = 11 of 12), unless a cell is wider than that allows (n = 3).
  private func cellOrigin(of view: ResolvedView, inTable table: Int) -> Point {
    let tableView = TableViewElement(scene.views[table].varied)
    let spacing = tableView.intercellSpacing?.size ?? .zero
    let gap = Point(x: spacing.width, y: spacing.height)
    let lead = (gap.x / 2).rounded(.down)
    let design = usualGeneration ?? .likely(in: document.release)
    let isPlain = design == .aqua || tableView.tableStyle == "plain"
    let hasRoom = (view.recorded?.width ?? 0) + 20 <= givenFrames[table].width
    var x = lead + (!isPlain && hasRoom && isInset(table) ? 10 : 0)
    var isFirst = true
    for column in tableView.tableColumns {
      let cells = column.prototypeCellViews.map { Array($0.children) } ?? []
      guard cells.contains(view.element) else {
        x += (column.width ?? 0) + gap.x + (isFirst && !isPlain ? 6 - lead : 0)
        isFirst = false
        continue
      }
      var y = gap.y / 2
      for cell in cells.prefix(while: { $0 != view.element }) {
        y += (ViewElement(cell).recordedFrame?.height ?? 0) + gap.y
      }
      return Point(x: x, y: y)
    }
    return Point(x: x, y: gap.y / 2)
  }

  private func isInset(_ table: Int) -> Bool {
    switch TableViewElement(scene.views[table].varied).tableStyle {
    case "inset", "sourceList": return true
    case "fullWidth", "plain": return false
    default:
      var ancestor = scene.views[table].parent
      while let position = ancestor {
        if scene.views[position].kind == .scrollView {
          return ScrollViewElement(scene.views[position].varied).borderType == "none"
        }
        ancestor = scene.views[position].parent
      }
      return false
    }
  }
}
