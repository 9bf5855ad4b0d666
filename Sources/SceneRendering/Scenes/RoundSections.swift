import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbTextMetrics

/// The sections of inset grouped tables of iOS, whose cells together have round corners.
struct RoundSections {
  /// Of the corners from iOS 13 to 18, in points.
  static let radius = 10.0

  /// The section of each cell, by the cell's position.
  private(set) var frames: [Int: Rect] = [:]

  init(_ layout: SceneLayout, _ frames: [Rect]) {
    guard layout.document.platform == .iOS else { return }
    let views = layout.scene.views
    var cells: [Int] = []
    for (position, view) in views.enumerated() {
      guard view.kind == .tableViewCell, let table = view.parent, views[table].kind == .tableView,
        TableViewElement(views[table].varied).style == "insetGrouped"
      else { continue }
      // Cells of a section, and prototypes, are in one list.
      if let last = cells.last, views[last].element.parent != view.element.parent {
        add(cells, frames)
        cells = []
      }
      cells.append(position)
    }
    add(cells, frames)
  }

  /// Cells of a section stand below each other.
  private mutating func add(_ cells: [Int], _ frames: [Rect]) {
    guard let first = cells.first.map({ frames[$0] }), let last = cells.last.map({ frames[$0] }) else {
      return
    }
    let section = Rect(x: first.minX, y: first.minY, width: first.width, height: last.maxY - first.minY)
    for cell in cells { self.frames[cell] = section }
  }
}
