internal import AutoLayout
import CoreGraphics
internal import Geometry

extension UIView {
  var isAmbiguous: Bool {
    hierarchyRoot.settleEngine()
    return engine?.isAmbiguous(item, nil) ?? false
  }

  func constraintsDeciding(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    hierarchyRoot.settleEngine()
    return engine?.constraintsDeciding(item, axis) ?? []
  }

  /// Moves the view, where its layout is ambiguous, to the other end of what its constraints leave open.
  func takeOtherExtreme() {
    hierarchyRoot.settleEngine()
    engine?.exercise(item)
  }
}

extension LayoutEngine {
  /// Whether constraints leave something of an item's rectangle open, on one axis or on both.
  func isAmbiguous(_ item: LayoutItem, _ axis: Geometry.Axis?) -> Bool {
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

  /// The constraints that produce an item's place and size on an axis, those of the system left out.
  func constraintsDeciding(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let node = item.node else { return [] }
    var rows: [RowSource] = []
    attempt { () throws(LayoutError) in
      for part in axis == .horizontal ? [FramePart.x, .width] : [.y, .height] {
        for row in try tree.influences(on: part, of: node) where !rows.contains(row) { rows.append(row) }
      }
    }
    let written = writtenConstraints()
    return rows.compactMap { row in
      guard case .constraint(let id) = row else { return nil }
      return written[id]
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

  /// Gives the parts of a rectangle that are open their least values, and those that have them their greatest.
  func exercise(_ item: LayoutItem) {
    guard let node = item.node, let solved = tree.frame(of: node) else { return }
    var frame = solved
    attempt { () throws(LayoutError) in
      for part in freeParts(of: item) {
        let range = try tree.range(of: part, node)
        let value = frame[part]
        let lowest = range.lowest.isFinite ? range.lowest : value - 100
        let highest = range.highest.isFinite ? range.highest : value + 100
        frame[part] = abs(value - lowest) < 0.5 ? highest : lowest
      }
      try tree.setGivenFrame(frame, of: node)
    }
    solveAgain()
  }
}

extension Rect {
  fileprivate subscript(part: FramePart) -> Double {
    get {
      switch part {
      case .x: minX
      case .y: minY
      case .width: width
      case .height: height
      }
    }
    set {
      switch part {
      case .x: origin.x = newValue
      case .y: origin.y = newValue
      case .width: size.width = newValue
      case .height: size.height = newValue
      }
    }
  }
}
