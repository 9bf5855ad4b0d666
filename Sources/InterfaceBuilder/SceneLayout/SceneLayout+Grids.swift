import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension SceneLayout {
  /// Makes every grid view lay out its cells.
  ///
  /// Each row and column has a guide, and constraints connect the guides and the cells' views.
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
///
/// A row or column is called a band of the axis along which it has its size.
private struct GridBuilder {
  /// The priority that keeps bands as small as their content allows, below every hugging priority of a
  /// document.
  static let fit = Priority(51)

  /// A column (of the horizontal axis) or row (of the vertical axis).
  struct Band {
    let written: GridBandElement
    let node: NodeID
  }

  let position: Int
  let grid: NodeID
  let written: GridViewElement
  private var columns: [Band] = []
  private var rows: [Band] = []
  /// The positions among the columns and among the rows, by the element's id.
  private var columnPositions: [String: Int] = [:]
  private var rowPositions: [String: Int] = [:]

  init(_ position: Int, in layout: inout SceneLayout) throws(LayoutError) {
    self.position = position
    grid = layout.viewNodes[position]
    written = GridViewElement(layout.scene.views[position].varied)
    columns = try Self.bands(.horizontal, written.columns, grid, &layout)
    rows = try Self.bands(.vertical, written.rows, grid, &layout)
    columnPositions = Self.positions(of: columns)
    rowPositions = Self.positions(of: rows)
  }

  private static func bands(
    _ axis: Axis, _ list: [GridBandElement], _ grid: NodeID, _ layout: inout SceneLayout
  ) throws(LayoutError) -> [Band] {
    var bands: [Band] = []
    // A band spans the whole grid across its axis.
    let across = axis.perpendicular
    for band in list {
      let node = try layout.tree.addNode(parent: grid, frame: .zero, placement: .constraints)
      try layout.add(node, across.near, .equal, to: grid, across.near)
      try layout.add(node, across.far, .equal, to: grid, across.far)
      bands.append(Band(written: band, node: node))
    }
    return bands
  }

  private static func positions(of bands: [Band]) -> [String: Int] {
    var positions: [String: Int] = [:]
    for (position, band) in bands.enumerated() {
      if let id = band.written.element.id, positions[id] == nil { positions[id] = position }
    }
    return positions
  }

  private func bands(_ axis: Axis) -> [Band] { axis == .horizontal ? columns : rows }

  // MARK: Bands

  /// Connects columns from left to right, and rows from top to bottom.
  func connectBands(_ layout: inout SceneLayout) throws(LayoutError) {
    for axis in Axis.allCases {
      let isHorizontal = axis == .horizontal
      let spacing = (isHorizontal ? written.columnSpacing : written.rowSpacing) ?? 6
      var previous: (node: NodeID, padding: Double)?
      for band in bands(axis) {
        let before = (isHorizontal ? band.written.leadingPadding : band.written.topPadding) ?? 0
        let after = (isHorizontal ? band.written.trailingPadding : band.written.bottomPadding) ?? 0
        if let previous {
          try layout.add(
            band.node, axis.near, .equal, to: previous.node, axis.far, spacing + previous.padding + before)
        } else {
          try layout.add(band.node, axis.near, .equal, to: grid, axis.near, before)
        }
        if let size = isHorizontal ? band.written.width : band.written.height {
          try layout.add(band.node, axis.extent, .equal, constant: size)
        } else {
          try layout.add(band.node, axis.extent, .equal, constant: 0, priority: Self.fit)
        }
        previous = (band.node, after)
      }
      if let previous {
        try layout.add(grid, axis.far, .equal, to: previous.node, axis.far, previous.padding)
      }
    }
  }

  // MARK: Views

  /// Places the view of each cell in its column and row, or in all those that a merged cell spans.
  ///
  /// - Complexity: Linear in the cells and views of the grid.
  func placeViews(_ layout: inout SceneLayout) throws(LayoutError) {
    let cells = written.gridCells
    let merged = Self.merged(cells)
    let views = layout.views(byCellOfGrid: position)
    var baselines: [String: NodeID] = [:]
    for cell in cells {
      guard let child = views[cell.element] else { continue }
      let view = layout.viewNodes[child]
      let span = cell.element.id.flatMap { merged[$0] } ?? [cell]
      try place(view, placement(of: cell, .horizontal), bands(of: span, .horizontal), .horizontal, &layout)
      let rows = bands(of: span, .vertical)
      let row = rows.first?.written
      let alignment = cell.rowAlignment ?? row?.rowAlignment ?? written.rowAlignment ?? "none"
      if alignment == "firstBaseline" || alignment == "lastBaseline", let id = row?.element.id,
        layout.contents[child].baselines != .none
      {
        let attribute: Attribute = alignment == "firstBaseline" ? .firstBaseline : .lastBaseline
        if let first = baselines[id] {
          try layout.add(view, attribute, .equal, to: first, attribute)
        } else {
          baselines[id] = view
        }
        try place(view, "none", rows, .vertical, &layout)
      } else {
        try place(view, placement(of: cell, .vertical), rows, .vertical, &layout)
      }
    }
  }

  /// The cells of each merged cell, by the id of any of them.
  private static func merged(_ cells: [GridCellElement]) -> [String: [GridCellElement]] {
    var merged: [String: [GridCellElement]] = [:]
    for cell in cells {
      let (id, head) = (cell.element.id, cell.headOfMergedCell)
      if let id { merged[id, default: []].append(cell) }
      if let head, head != id { merged[head, default: []].append(cell) }
    }
    return merged
  }

  /// The position of a cell's band on an axis; nil where the document names none that exists.
  private func band(of cell: GridCellElement, _ axis: Axis) -> Int? {
    axis == .horizontal
      ? cell.column.flatMap { columnPositions[$0] } : cell.row.flatMap { rowPositions[$0] }
  }

  /// The bands of some cells, each once, in the order of the grid.
  private func bands(of cells: [GridCellElement], _ axis: Axis) -> [Band] {
    let all = bands(axis)
    return Set(cells.compactMap { band(of: $0, axis) }).sorted().map { all[$0] }
  }

  /// The placement of a cell on an axis: its own, or else its band's, or else the grid's.
  private func placement(of cell: GridCellElement, _ axis: Axis) -> String {
    let band = band(of: cell, axis).map { bands(axis)[$0].written }
    let placement =
      axis == .horizontal
      ? cell.xPlacement ?? band?.xPlacement ?? written.xPlacement
      : cell.yPlacement ?? band?.yPlacement ?? written.yPlacement
    return placement ?? "leading"
  }

  private func place(
    _ view: NodeID, _ placement: String, _ bands: [Band], _ axis: Axis, _ layout: inout SceneLayout
  ) throws(LayoutError) {
    guard let first = bands.first?.node, let last = bands.last?.node else { return }
    let touchesNear = placement == "leading" || placement == "top" || placement == "fill"
    let touchesFar = placement == "trailing" || placement == "bottom" || placement == "fill"
    // A view that spans several bands fills them.
    let spans = bands.count > 1
    try layout.add(view, axis.near, touchesNear || spans ? .equal : .greaterThanOrEqual, to: first, axis.near)
    try layout.add(view, axis.far, touchesFar || spans ? .equal : .lessThanOrEqual, to: last, axis.far)
    if placement == "center", first == last {
      try layout.add(view, axis.center, .equal, to: first, axis.center)
    }
  }
}

extension SceneLayout {
  /// Adds a constraint that a container view makes for its contents.
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

  /// The position of the first subview in each cell of a grid, by the cell's element.
  fileprivate func views(byCellOfGrid grid: Int) -> [MarkupElement: Int] {
    var views: [MarkupElement: Int] = [:]
    for view in subviews[grid] {
      if let cell = scene.views[view].element.parent, views[cell] == nil { views[cell] = view }
    }
    return views
  }
}
