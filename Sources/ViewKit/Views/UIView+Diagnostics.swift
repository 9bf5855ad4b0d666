import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

extension UIView {
  var isAmbiguous: Bool {
    hierarchyRoot.settleEngine()
    return engine?.isAmbiguous(item, nil) ?? false
  }

  func constraintsDeciding(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    hierarchyRoot.settleEngine()
    return engine?.constraintsDeciding(item, axis) ?? []
  }

  /// Moves the view, where its layout is ambiguous, to the next end of what its constraints leave open.
  func takeOtherExtreme() {
    hierarchyRoot.settleEngine()
    engine?.exercise(self)
  }
}

extension LayoutEngine {
  /// Whether constraints leave something of an item's rectangle open, on one axis or on both.
  func isAmbiguous(_ item: LayoutItem, _ axis: PlumbGeometry.Axis?) -> Bool {
    !freeParts(of: item).allSatisfy { axis != nil && $0.axis != axis }
  }

  private func freeParts(of item: LayoutItem) -> [FramePart] {
    guard let node = item.node, let top = root.item.node else { return [] }
    var parts: [FramePart] = []
    attempt { () throws(LayoutError) in
      for entry in try tree.freedom(under: top) where entry.node == node { parts = entry.free.parts }
    }
    return parts
  }

  /// The constraints that produce an item's place and size on an axis, the system's among them.
  func constraintsDeciding(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let node = item.node else { return [] }
    return constraintsDeciding { tree throws(LayoutError) in
      var facts = LayoutFacts(tree)
      var rows: [RowSource] = []
      for part in axis == .horizontal ? [FramePart.x, .width] : [.y, .height] {
        for row in try facts.influences(on: FramePartID(node: node, part: part)) where !rows.contains(row) {
          rows.append(row)
        }
      }
      return rows
    }
  }

  /// What some rows show as: constraints that somebody made, and those of contents, masks, screens and stack views.
  func constraintsDeciding(
    _ decidingRows: (LayoutTree) throws(LayoutError) -> [RowSource]
  ) -> [NSLayoutConstraint] {
    var rows: [RowSource] = []
    attempt { () throws(LayoutError) in rows = try decidingRows(tree) }
    let written = writtenConstraints()
    let inspection = inspection()
    var shown: Set<String> = []
    return rows.compactMap { row in
      if case .constraint(let id) = row { return written[id] }
      // Hugging and resistance of one content are one constraint.
      return systemConstraint(row, inspection).flatMap { shown.insert($0.description).inserted ? $0 : nil }
    }
  }

  /// The constraints of the hierarchy by their rows.
  func writtenConstraints() -> [LayoutConstraintID: NSLayoutConstraint] {
    var written: [LayoutConstraintID: NSLayoutConstraint] = [:]
    root.forEachInSubtree { view in
      for constraint in view.installedConstraints {
        if let row = constraint.installation.row { written[row] = constraint }
      }
    }
    return written
  }

  /// Takes the next extreme layout of what constraints leave open of a view, in a fixed order; those that are the
  /// layout already are left out, so that two labels swap their widths.
  ///
  /// What constraints tie together takes one step between two passes of layout: where each of two labels is exercised, as
  /// programs do with all ambiguous views, the second one would undo what the first one did.
  func exercise(_ view: UIView) {
    guard let node = view.item.node, !exercisedNodes.contains(node), let top = root.item.node else { return }
    attempt { () throws(LayoutError) in
      for group in try tree.freedomGroups(under: top) where group.contains(where: { $0.node == node }) {
        for member in group { exercisedNodes.insert(member.node) }
      }
      let extremes = try tree.ambiguityExtremes(of: node)
      guard !extremes.isEmpty, let frame = tree.frame(of: node) else { return }
      for _ in extremes {
        let extreme = extremes[view.rare.nextExtreme % extremes.count]
        view.rare.nextExtreme = (view.rare.nextExtreme + 1) % extremes.count
        if abs(frame[extreme.number.part] - extreme.value) < 0.5 { continue }
        try forgetBounds(of: view)
        return try tree.take(extreme)
      }
    }
    solveAgain()
  }

  /// Has a view stay where it is put, instead of where an inequality ends.
  private func forgetBounds(of view: UIView) throws(LayoutError) {
    view.layoutState.formUnion([.hasGivenFrame, .isExercised])
    for reference in view.item.references {
      let constraint = reference.takeUnretainedValue()
      guard let bound = constraint.installation.bound else { continue }
      try tree.remove(bound)
      constraint.installation.bound = nil
    }
  }
}
