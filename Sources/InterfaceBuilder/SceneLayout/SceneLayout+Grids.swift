import AutoLayout
import ConstraintSolver
import Geometry
import TextMetrics

extension SceneLayout {
  /// Makes every grid view lay out its cells: a guide for each row and column, and constraints between these and the
  /// cells' views.
  mutating func addGrids() throws(LayoutError) {
    guard document.platform == .macOS, document.usesAutoLayout else { return }
    for position in scene.views.indices where scene.views[position].kind == .gridView {
      let grid = try GridBuilder(position, in: &self)
      try grid.connectBands(&self)
      try grid.placeViews(&self)
    }
  }
}

/// The rows and columns of one `NSGridView`, as guides.
private struct GridBuilder {
  /// Keeps bands as small as their content allows, below every hugging that a document sets.
  static let fit = Priority(51)

  let position: Int
  let grid: NodeID
  let element: MarkupElement
  /// Elements and guides of columns and rows, by axis.
  private var bands: [(columns: Bool, element: MarkupElement, node: NodeID)] = []

  init(_ position: Int, in layout: inout SceneLayout) throws(LayoutError) {
    self.position = position
    grid = layout.viewNodes[position]
    element = layout.scene.views[position].element
    for (name, columns): (StaticString, Bool) in [("columns", true), ("rows", false)] {
      for band in element.firstChild(name).map({ Array($0.children) }) ?? [] {
        let node = try layout.tree.addNode(parent: grid, frame: .zero, placement: .constraints)
        // The axis along which the band does not measure is none of its business.
        try layout.add(node, columns ? .top : .left, .equal, to: grid, columns ? .top : .left)
        try layout.add(node, columns ? .bottom : .right, .equal, to: grid, columns ? .bottom : .right)
        bands.append((columns, band, node))
      }
    }
  }

  // MARK: Bands

  /// Columns follow each other from left to right, rows from top to bottom.
  func connectBands(_ layout: inout SceneLayout) throws(LayoutError) {
    for columns in [true, false] {
      let near: Attribute = columns ? .left : .top
      let far: Attribute = columns ? .right : .bottom
      let extent: Attribute = columns ? .width : .height
      let spacing = element.number(columns ? "columnSpacing" : "rowSpacing") ?? 6
      var previous: (node: NodeID, padding: Double)?
      for band in bands where band.columns == columns {
        let before = band.element.number(columns ? "leadingPadding" : "topPadding") ?? 0
        let after = band.element.number(columns ? "trailingPadding" : "bottomPadding") ?? 0
        if let previous {
          try layout.add(band.node, near, .equal, to: previous.node, far, spacing + previous.padding + before)
        } else {
          try layout.add(band.node, near, .equal, to: grid, near, before)
        }
        if let size = band.element.number(columns ? "width" : "height") {
          try layout.add(band.node, extent, .equal, constant: size)
        } else {
          try layout.add(band.node, extent, .equal, constant: 0, priority: Self.fit)
        }
        previous = (band.node, after)
      }
      if let previous { try layout.add(grid, far, .equal, to: previous.node, far, previous.padding) }
    }
  }

  // MARK: Views

  /// Places the view of each cell in its column and row, or in all those that a merged cell spans.
  func placeViews(_ layout: inout SceneLayout) throws(LayoutError) {
    let cells = element.firstChild("gridCells").map { Array($0.children) } ?? []
    var baselines: [String: NodeID] = [:]
    for cell in cells {
      guard let view = layout.view(inCell: cell, ofGrid: position) else { continue }
      let span = cells.filter { $0["id"] == cell["id"] || $0["headOfMergedCell"] == cell["id"] }
      try place(
        view, placement(of: cell, columns: true), bands(of: span, columns: true), columns: true, &layout)
      let rows = bands(of: span, columns: false)
      let row = rows.first?.element
      let alignment = cell["rowAlignment"] ?? row?["rowAlignment"] ?? element["rowAlignment"] ?? "none"
      if alignment == "firstBaseline" || alignment == "lastBaseline", let id = row?["id"],
        layout.hasBaseline(view)
      {
        let attribute: Attribute = alignment == "firstBaseline" ? .firstBaseline : .lastBaseline
        if let first = baselines[id] { try layout.add(view, attribute, .equal, to: first, attribute) }
        baselines[id] = baselines[id] ?? view
        try place(view, "none", rows, columns: false, &layout)
      } else {
        try place(view, placement(of: cell, columns: false), rows, columns: false, &layout)
      }
    }
  }

  private func bands(of cells: [MarkupElement], columns: Bool) -> [(element: MarkupElement, node: NodeID)] {
    bands.filter { band in
      band.columns == columns && cells.contains { $0[columns ? "column" : "row"] == band.element["id"] }
    }.map { ($0.element, $0.node) }
  }

  /// What the cell says, or else its row or column, or else the grid.
  private func placement(of cell: MarkupElement, columns: Bool) -> String {
    let name: StaticString = columns ? "xPlacement" : "yPlacement"
    let band = bands.first { $0.columns == columns && $0.element["id"] == cell[columns ? "column" : "row"] }
    return cell[name] ?? band?.element[name] ?? element[name] ?? "leading"
  }

  private func place(
    _ view: NodeID, _ placement: String, _ bands: [(element: MarkupElement, node: NodeID)], columns: Bool,
    _ layout: inout SceneLayout
  ) throws(LayoutError) {
    guard let first = bands.first?.node, let last = bands.last?.node else { return }
    let near: Attribute = columns ? .left : .top
    let far: Attribute = columns ? .right : .bottom
    let touchesNear = placement == "leading" || placement == "top" || placement == "fill"
    let touchesFar = placement == "trailing" || placement == "bottom" || placement == "fill"
    // What spans several columns fills them.
    let spans = bands.count > 1
    try layout.add(view, near, touchesNear || spans ? .equal : .greaterThanOrEqual, to: first, near)
    try layout.add(view, far, touchesFar || spans ? .equal : .lessThanOrEqual, to: last, far)
    if placement == "center", first == last {
      try layout.add(view, columns ? .centerX : .centerY, .equal, to: first, columns ? .centerX : .centerY)
    }
  }
}

extension SceneLayout {
  /// Adds a constraint that a container view makes for what it contains.
  fileprivate mutating func add(
    _ first: NodeID, _ attribute: Attribute, _ relation: Relation, to second: NodeID? = nil,
    _ other: Attribute? = nil, _ constant: Double = 0, priority: Priority = .required
  ) throws(LayoutError) {
    let target = second.flatMap { node in other.map { Anchor(node, $0) } }
    _ = try tree.add(
      LayoutConstraint(
        Anchor(first, attribute), relation, to: target, constant: constant, priority: priority,
        origin: ConstraintOrigin(kind: .container, reference: -1)))
  }

  fileprivate mutating func add(
    _ first: NodeID, _ attribute: Attribute, _ relation: Relation, constant: Double,
    priority: Priority = .required
  ) throws(LayoutError) {
    try add(first, attribute, relation, to: nil, nil, constant, priority: priority)
  }

  fileprivate func view(inCell cell: MarkupElement, ofGrid grid: Int) -> NodeID? {
    scene.views.indices.first { scene.views[$0].parent == grid && scene.views[$0].element.parent == cell }
      .map { viewNodes[$0] }
  }

  fileprivate func hasBaseline(_ node: NodeID) -> Bool {
    viewNodes.firstIndex(of: node).map { contents[$0].baselines != .none } ?? false
  }
}
