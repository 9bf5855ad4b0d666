import PlumbConstraintSolver
import PlumbGeometry

/// What becomes of a layout as a root's size changes.
extension LayoutTree {
  /// Every frame under a root as its width or height goes through an interval, all else being as it is: contents keep
  /// the sizes that they have now. `firstContentChange` says from where on they would not.
  ///
  /// - Returns: Nil for what is no root, or one whose size no row of its own gives.
  /// - Complexity: That of `Solver.sweep`.
  package func sweep(
    _ axis: Axis, of node: NodeID, over interval: ClosedRange<Double>
  ) throws(LayoutError) -> RootSweep? {
    guard contains(node), parent(of: node) == nil else { return nil }
    let root = Int(nodes[Int(node.index)].root)
    let state = roots[root]
    let part: RowPart = axis == .horizontal ? .width : .height
    let own = rows(of: node.index).first { row in
      guard case .generated(node, let generator, part) = state.source(of: row) else { return false }
      switch generator {
      case .mask, .fixedFrame, .encapsulatedSize: return true
      default: return false
      }
    }
    guard let own else { return nil }
    var variables: [Variable] = []
    var places = [Int32](repeating: -1, count: nodes.count)
    for index in nodes.indices where nodes[index].isAlive && Int(nodes[index].root) == root {
      guard let numbers = nodes[index].variables else { continue }
      places[index] = Int32(variables.count)
      variables += [numbers.minX, numbers.minY, numbers.width, numbers.height]
    }
    do throws(SolverError) {
      let sweep = try state.solver.sweep(own, over: interval, of: variables)
      return RootSweep(sweep, axis, places: places) { row in
        Int(row.index) < state.sources.count ? state.sources[Int(row.index)] : nil
      }
    } catch {
      throw .solverFailed
    }
  }

  /// The first size in steps from the start of a sweep at which a content that depends on its width would ask for another
  /// height than it has now; nil where none does.
  ///
  /// Where a width is a line, the content of a wider view is no higher: so a content that is the same at both ends of a
  /// line is the same in between, and where it is not, halving finds the first step.
  ///
  /// - Complexity: A measurement of each such content for each bend, and some more for those that change.
  package func firstContentChange(in sweep: RootSweep, step: Double) -> Double? {
    guard let contentProvider, hasWidthDependentContent else { return nil }
    let bends = sweep.bends
    let start = sweep.interval.lowerBound
    var first: Double?
    for index in nodes.indices where nodes[index].isAlive && nodes[index].description.contentDependsOnWidth {
      let node = id(Int32(index))
      let height = nodes[index].description.content.height
      func isSame(_ size: Double, _ lineStart: Double) -> Bool {
        guard let frame = sweep.frame(of: node, at: size, onLineFrom: lineStart) else { return true }
        let width = PixelGrid.snap(alignmentExtent(at: Int32(index), .horizontal, ofFrame: frame.width))
        return contentProvider.contentSize(of: node, width: width).height == height
      }
      for (low, high) in zip(bends, bends.dropFirst()) {
        if let first, low >= first { break }
        // The very start is as it was solved.
        if low > start, !isSame(low, low) {
          first = min(first ?? .infinity, start + ((low - start) / step).rounded(.up) * step)
          break
        }
        if isSame(high, low) { continue }
        var (same, other) = (((low - start) / step).rounded(.down), ((high - start) / step).rounded(.up))
        while other - same > 1 {
          let middle = ((same + other) / 2).rounded(.down)
          if isSame(start + middle * step, low) { same = middle } else { other = middle }
        }
        first = min(first ?? .infinity, start + other * step)
        break
      }
    }
    return first
  }
}
