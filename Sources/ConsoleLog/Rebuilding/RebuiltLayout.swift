import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics

/// A layout tree made of the constraints of a log, all of them required: lists of conflicts have no others.
struct RebuiltLayout {
  private(set) var tree = LayoutTree()
  private(set) var root: NodeID
  /// The rows, by the place of the log's constraint; nil where it was not understood or may give way.
  private(set) var rows: [LayoutConstraintID?] = []
  private(set) var nodes: [String: NodeID] = [:]
  let items: LogItems

  /// Nodes that stand for what the log does not print, by what that is.
  private(set) var hidden: [HiddenValue: NodeID] = [:]
  private let options: RebuildOptions
  private let marginGuides: [String: String]

  /// - Throws: What a tree refuses; a log has nothing of that.
  /// - Complexity: Linear in the log, and a solution of it.
  init(_ log: ConflictLog, _ options: RebuildOptions = RebuildOptions()) throws(LayoutError) {
    items = LogItems(log)
    self.options = options
    marginGuides = Self.marginGuides(log)
    root = try tree.addNode(placement: .distance)
    for key in items.keys { _ = try node(key) }
    for (place, constraint) in log.constraints.enumerated() { rows.append(try add(constraint, place)) }
    if options.arranges { try arrange() }
    try tree.layout()
    // What is drawn as broken is required all the same.
    if let yielding = options.yielding, let row = rows[yielding] { try tree.setPriority(.required, of: row) }
  }

  /// The place in the log of a row; nil for what the log does not print.
  func place(of row: RowSource) -> Int? {
    guard case .constraint(let id) = row else { return nil }
    return rows.firstIndex(of: id)
  }

  /// Whether not all can hold.
  var isInfeasible: Bool { ((try? tree.conflictCount(under: root)) ?? 0) > 0 }

  /// A copy in which a constraint has another constant.
  func changing(_ row: LayoutConstraintID, to constant: Double) throws(LayoutError) -> RebuiltLayout {
    var copy = self
    try copy.tree.setConstant(constant, of: row)
    try copy.tree.layout()
    return copy
  }

  /// A copy without constraints.
  func removing(_ places: [Int]) throws(LayoutError) -> RebuiltLayout {
    var copy = self
    for place in places {
      guard let row = rows[place] else { continue }
      try copy.tree.remove(row)
      copy.rows[place] = nil
    }
    try copy.tree.layout()
    return copy
  }

  // MARK: Nodes

  private mutating func node(_ key: String) throws(LayoutError) -> NodeID {
    if let node = nodes[key] { return node }
    // From the outermost inwards, without recursion: a log may nest as deep as it likes.
    var chain = [key]
    while let superview = items.superviews[chain[chain.count - 1]], nodes[superview] == nil {
      chain.append(superview)
    }
    for key in chain.reversed() {
      let parent = items.superviews[key].flatMap { nodes[$0] } ?? root
      let below = Double(tree.children(of: parent).count)
      nodes[key] = try tree.addNode(
        parent: parent,
        frame: options.arranges ? Rect(x: 8, y: 8 + 30 * below, width: 60, height: 22) : .zero,
        placement: options.sizesMayBeNegative ? .distance : .constraints)
    }
    return nodes[key] ?? root
  }

  private mutating func hiddenNode(_ value: HiddenValue) throws(LayoutError) -> NodeID {
    if let node = hidden[value] { return node }
    let owner = try self.node(value.owner)
    let node = try tree.addNode(parent: owner, placement: .distance)
    hidden[value] = node
    switch value.kind {
    case .margins: try bound(margins: node, of: owner)
    case .baseline where options.keepsBaselinesInside:
      try demand(Anchor(node, .top), .greaterThanOrEqual, Anchor(owner, .top))
      try demand(Anchor(node, .top), .lessThanOrEqual, Anchor(owner, .bottom))
    case .share(let multiplier, let axis):
      try demand(Anchor(node, axis.near), .equal, Anchor(owner, axis.near))
      _ = try tree.add(
        LayoutConstraint(
          Anchor(node, axis.extent), .equal, to: Anchor(owner, axis.extent), multiplier: multiplier))
    case .baseline, .superview, .variable: break
    }
    return node
  }

  private mutating func bound(margins: NodeID, of owner: NodeID) throws(LayoutError) {
    guard options.margins != .any else { return }
    let isStandard = options.margins == .standard
    let inset = isStandard ? RebuildOptions.standardMargin : 0
    let near: Relation = isStandard ? .equal : .greaterThanOrEqual
    let far: Relation = isStandard ? .equal : .lessThanOrEqual
    for (attribute, relation, constant) in [
      (Attribute.left, near, inset), (.top, near, inset), (.right, far, -inset), (.bottom, far, -inset),
    ] {
      try demand(Anchor(margins, attribute), relation, Anchor(owner, attribute), constant)
    }
  }

  private mutating func demand(
    _ first: Anchor, _ relation: Relation, _ second: Anchor, _ constant: Double = 0
  ) throws(LayoutError) {
    _ = try tree.add(LayoutConstraint(first, relation, to: second, constant: constant))
  }

  /// What holds only where the log leaves it open.
  private mutating func arrange() throws(LayoutError) {
    for key in items.keys {
      guard let node = nodes[key] else { continue }
      for attribute in [Attribute.width, .height] {
        let least = attribute == .width ? 60.0 : 22
        _ = try tree.add(
          LayoutConstraint(
            Anchor(node, attribute), .greaterThanOrEqual, constant: least, priority: Priority(2)))
      }
      guard let superview = items.superviews[key].flatMap({ nodes[$0] }) else { continue }
      for (attribute, relation, inset) in [
        (Attribute.left, Relation.greaterThanOrEqual, 8.0), (.top, .greaterThanOrEqual, 8),
        (.right, .lessThanOrEqual, -8), (.bottom, .lessThanOrEqual, -8),
      ] {
        _ = try tree.add(
          LayoutConstraint(
            Anchor(node, attribute), relation, to: Anchor(superview, attribute), constant: inset,
            priority: Priority(1)))
      }
    }
  }

  // MARK: Constraints

  private mutating func add(
    _ constraint: LoggedConstraint, _ place: Int
  ) throws(LayoutError) -> LayoutConstraintID? {
    guard let statement = constraint.statement, var relation = constraint.requiredRelation, statement.isFinite
    else { return nil }
    let isRightToLeft = constraint.isRightToLeft ?? options.isRightToLeft
    let first = try anchor(statement.first, isRightToLeft)
    var second: Anchor?
    var multiplier = statement.multiplier
    if let term = statement.second, case .inSuperview = statement.first.attribute, term.isDimension {
      // A position is counted from the superview's edge, and lies a part of its length from there.
      let axis = term.attribute.axis
      second = Anchor(try hiddenNode(HiddenValue(.share(multiplier, axis), of: term.item.key)), axis.far)
      multiplier = 1
    } else if let term = statement.second {
      second = try anchor(term, isRightToLeft)
    } else if !first.attribute.isDimension {
      let owner = try superview(of: statement.first.item, constraint)
      second = Anchor(owner, first.attribute.axis.near)
    }
    var constant = statement.constant
    // Leading to trailing runs to the left: more is further on.
    if isRightToLeft, statement.isPosition, statement.first.isDirectional {
      constant = -constant
      relation = relation.turned
    }
    return try tree.add(
      LayoutConstraint(
        first, relation, to: second, multiplier: multiplier, constant: constant,
        priority: place == options.yielding ? Priority(999) : .required))
  }

  private mutating func superview(
    of item: LoggedItem, _ constraint: LoggedConstraint
  ) throws(LayoutError) -> NodeID {
    if let key = constraint.superview?.key ?? items.superviews[item.key], key != item.key {
      return try node(key)
    }
    return try hiddenNode(HiddenValue(.superview, of: item.key))
  }

  private mutating func anchor(
    _ term: LoggedStatement.Term, _ isRightToLeft: Bool
  ) throws(LayoutError) -> Anchor {
    let key = term.item.key
    switch term.attribute {
    case .hidden(let name, let axis):
      return Anchor(try hiddenNode(HiddenValue(.variable(name), of: key)), axis.near)
    case .inSuperview(let attribute): return Anchor(try node(key), attribute)
    case .layout(let attribute):
      let side = isRightToLeft ? attribute.resolved(for: .rightToLeft) : attribute
      switch side {
      case .firstBaseline, .lastBaseline:
        return Anchor(try hiddenNode(HiddenValue(.baseline(isFirst: side == .firstBaseline), of: key)), .top)
      default:
        guard let inner = side.withinMargins else { return Anchor(try node(key), side) }
        // A guide that the log prints is what the attributes act through.
        if let guide = marginGuides[key] { return Anchor(try node(guide), inner) }
        return Anchor(try hiddenNode(HiddenValue(.margins, of: key)), inner)
      }
    }
  }

  /// The guides of views' margins that a log pins with constraints of their own, by the views' keys.
  private static func marginGuides(_ log: ConflictLog) -> [String: String] {
    var guides: [String: String] = [:]
    for constraint in log.constraints
    where constraint.identifier?.hasSuffix("Margin-guide-constraint") == true {
      guard let owner = constraint.superview else { continue }
      if let guide = constraint.items.first(where: { $0.key != owner.key }) { guides[owner.key] = guide.key }
    }
    return guides
  }
}
