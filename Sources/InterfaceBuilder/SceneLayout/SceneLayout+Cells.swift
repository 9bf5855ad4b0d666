import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// Cells that documents record as Interface Builder began them.
extension SceneLayout {
  /// The frame of a cell or its content view where the document's is not the one in which what is inside lies.
  func frameOfUnsettled(cellPart position: Int) -> Rect? {
    guard document.platform == .iOS, let parent = scene.views[position].parent else { return nil }
    return document.release < .xcode7Point3
      ? frameOfBegun(cellPart: position, inside: parent) : frameOfInset(cellPart: position, inside: parent)
  }

  /// The frame where the document has none, or still the one that it began with.
  ///
  /// Up to Xcode 7 documents keep a cell of a width of 320 points in wider tables, and a content view of 320 by 43 points in
  /// cells of any size, or record neither. What is inside lies in a cell as wide as its table, as high as its row, and a point
  /// of separator higher than its content view (5 projects, none otherwise).
  private func frameOfBegun(cellPart position: Int, inside parent: Int) -> Rect? {
    let view = scene.views[position]
    let outer = givenFrames[parent].size
    switch view.kind {
    case .tableViewCell where scene.views[parent].kind == .tableView:
      let width = view.recorded?.width ?? Self.firstCell.width
      guard outer.width != Self.firstCell.width, width == Self.firstCell.width else { return nil }
      let height =
        TableViewCellElement(view.varied).rowHeight ?? TableViewElement(scene.views[parent].varied).rowHeight
      return Rect(
        origin: view.recorded?.origin ?? .zero,
        size: Size(
          width: outer.width,
          height: height.flatMap { $0 > 0 ? $0 : nil } ?? view.recorded?.height ?? Self.firstCell.height))
    case .tableViewCellContentView:
      let content = Size(width: Self.firstCell.width, height: Self.firstCell.height - Self.separator)
      guard view.recorded == nil || view.recorded?.size == content && outer != Self.firstCell else {
        return nil
      }
      let accessory = TableViewCellElement(scene.views[parent].varied).accessoryType ?? "none"
      return Rect(
        x: 0, y: 0, width: outer.width - (accessory == "none" ? 0 : Self.accessory),
        height: outer.height - Self.separator)
    default: return nil
    }
  }

  /// The frame where a table insets its groups and the cell is still as wide as the table, as in another style (1 project; all
  /// other documents have such cells inset).
  private func frameOfInset(cellPart position: Int, inside parent: Int) -> Rect? {
    let isContent = scene.views[position].kind == .tableViewCellContentView
    guard isContent || scene.views[position].kind == .tableViewCell,
      let frame = scene.views[position].recorded,
      let table = isContent ? scene.views[parent].parent : parent,
      TableViewElement(scene.views[table].varied).style == "insetGrouped",
      scene.views[isContent ? parent : position].recorded?.width == scene.views[table].recorded?.width
    else { return nil }
    let side = 2 * (givenFrames[table].width >= 390 ? 20.0 : 16)
    return Rect(
      origin: Point(x: isContent ? frame.minX : side / 2, y: frame.minY),
      size: Size(width: frame.width - side, height: frame.height))
  }

  /// A new cell, in points.
  private static let firstCell = Size(width: 320, height: 44)
  /// What a separator takes of a cell, in points.
  private static let separator = 1.0
  /// What an accessory takes of a cell, in points.
  private static let accessory = 33.0
}
