import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

/// What is measured. Each returns something that depends on the frames, so that nothing is left out.
enum Workload: String, CaseIterable {
  /// 2,000 views side by side: position, top, width and height.
  case row
  /// 500 views inside each other, each 1 point in from the one around it.
  case chain
  /// 5,000 views, and 1,000 constants changed with a layout after each.
  case edits
  /// The same tree, and 200 constraints taken out and put back, with a layout after each.
  case toggles
  /// A thousand cells of four views come and go in a list.
  case cells
  /// 10,000 views in one container, taken out one by one from the beginning.
  case wide
  /// A constraint put in and taken out again, a hundred thousand times.
  case memory
}

struct Bench {
  var tree = LayoutTree()
  var root: NodeID
  var last: [LayoutConstraintID] = []

  init(size: Double = 800) throws {
    root = try tree.addNode(frame: Rect(x: 0, y: 0, width: size, height: size), placement: .encapsulated)
    tree.tracksChanges = true
  }

  @discardableResult
  mutating func relate(
    _ first: NodeID, _ attribute: Attribute, _ second: NodeID? = nil, _ other: Attribute? = nil,
    _ constant: Double = 0
  ) throws -> LayoutConstraintID {
    try tree.add(
      LayoutConstraint(
        Anchor(first, attribute), to: second.map { Anchor($0, other ?? attribute) }, constant: constant))
  }

  /// Views side by side in a container.
  mutating func addRow(_ count: Int, to container: NodeID, y: Double) throws {
    var previous: NodeID?
    for index in 0..<count {
      let view = try tree.addNode(parent: container)
      if let previous {
        try relate(view, .leading, previous, .trailing, 8)
      } else {
        try relate(view, .leading, container, .leading, 8)
      }
      try relate(view, .top, container, .top, y)
      last.append(try relate(view, .width, nil, nil, Double(10 + index % 7)))
      try relate(view, .height, nil, nil, 20)
      previous = view
    }
  }

  mutating func addChain(_ depth: Int) throws {
    var container = root
    for _ in 0..<depth {
      let view = try tree.addNode(parent: container)
      try relate(view, .leading, container, nil, 1)
      try relate(view, .trailing, container, nil, -1)
      try relate(view, .top, container, nil, 1)
      last.append(try relate(view, .bottom, container, nil, -1))
      container = view
    }
  }

  /// 5,000 views: 500 rows of 10 below each other.
  mutating func addPage() throws {
    var above: NodeID?
    for _ in 0..<455 {
      let row = try tree.addNode(parent: root)
      try relate(row, .leading, root)
      try relate(row, .trailing, root)
      if let above { try relate(row, .top, above, .bottom) } else { try relate(row, .top, root) }
      try relate(row, .height, nil, nil, 44)
      try addRow(10, to: row, y: 4)
      above = row
    }
  }

  mutating func addCell() throws -> NodeID {
    let cell = try tree.addNode(parent: root)
    try relate(cell, .leading, root)
    try relate(cell, .trailing, root)
    try relate(cell, .top, root, nil, 44)
    try relate(cell, .height, nil, nil, 44)
    try addRow(3, to: cell, y: 4)
    return cell
  }

  mutating func run(_ workload: Workload, count: Int?) throws -> Int {
    var changed = 0
    switch workload {
    case .row: try addRow(count ?? 2000, to: root, y: 10)
    case .chain: try addChain(count ?? 500)
    case .edits:
      try addPage()
      try layOut(&changed)
      for step in 0..<(count ?? 1000) {
        try tree.setConstant(Double(20 + step % 13), of: last[(step * 7919) % last.count])
        try layOut(&changed)
      }
    case .toggles:
      try addPage()
      try layOut(&changed)
      for step in 0..<(count ?? 200) {
        let place = (step * 7919) % last.count
        let constraint = tree.constraint(last[place])!
        try tree.remove(last[place])
        try layOut(&changed)
        last[place] = try tree.add(constraint)
        try layOut(&changed)
      }
    case .cells:
      var cells: [NodeID] = []
      for _ in 0..<20 { cells.append(try addCell()) }
      for step in 0..<(count ?? 1000) {
        last.removeAll(keepingCapacity: true)
        let place = step * 13 % cells.count
        try tree.remove(cells[place])
        cells[place] = try addCell()
        try layOut(&changed)
      }
    case .wide:
      var views: [NodeID] = []
      for place in 0..<(count ?? 10_000) {
        let view = try tree.addNode(parent: root)
        try relate(view, .leading, root, nil, Double(place % 100))
        try relate(view, .top, root, nil, 1)
        views.append(view)
      }
      try layOut(&changed)
      for view in views { try tree.remove(view) }
    case .memory:
      try addRow(10, to: root, y: 10)
      let extra = LayoutConstraint(Anchor(root, .width), constant: 30, priority: Priority(100))
      for step in 0..<(count ?? 100_000) {
        let constraint = try tree.add(extra)
        if step % 2 == 0 { try layOut(&changed) }
        try tree.remove(constraint)
        if step % 4 == 0 { try layOut(&changed) }
      }
    }
    try layOut(&changed)
    return changed
  }

  mutating func layOut(_ changed: inout Int) throws {
    try tree.layout()
    changed += tree.takeChangedNodes().count
  }
}
