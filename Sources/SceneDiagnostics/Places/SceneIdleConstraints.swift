import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

#if !hasFeature(Embedded)
  extension SceneDiagnosis {
    /// A number that is a little off may bring a row so near to its limit, in points.
    private static let leastRoom = 1.0

    /// The positions of constraints without which the layout would be the same, whatever the views show: inequalities with room
    /// to spare between places that no content decides, and optional equations that others overrule.
    ///
    /// - Complexity: A walk through what each inequality's sides come from, and a solution for each equation that is overruled.
    package var idleConstraints: [Int] {
      guard layout.document.usesAutoLayout else { return [] }
      let found = layout.scene.constraints.indices.filter { isWithoutEffect($0) }
      if found.isEmpty { return [] }
      let outlets = layout.document.outletDestinations
      return found.filter { !outlets.contains(layout.scene.constraints[$0].id) && isOfPlaces($0, outlets) }
    }

    private func isWithoutEffect(_ position: Int) -> Bool {
      let constraint = layout.scene.constraints[position]
      guard constraint.relation != .equal || constraint.priority < .required,
        let id = layout.constraints[position], let reading = layout.tree.reading(of: .constraint(id))
      else { return false }
      if let slack = reading.slack { return slack > Self.leastRoom }
      return constraint.relation == .equal && reading.violation > Self.leastRoom && !changesFrames(id)
    }

    /// Whether any frame would be another one without a constraint.
    private func changesFrames(_ id: LayoutConstraintID) -> Bool {
      var copy = layout.tree
      do throws(LayoutError) {
        try copy.remove(id)
        try copy.layout()
      } catch {
        return true
      }
      return layout.viewNodes.contains { node in
        guard let now = layout.tree.frame(of: node), let then = copy.frame(of: node) else { return true }
        return now.edgeDistance(to: then) > 0.01
      }
    }

    /// Whether screens and constraints alone decide what a constraint compares: contents are others at run time, and so are
    /// sizes that only the canvas gives.
    private func isOfPlaces(_ position: Int, _ outlets: Set<String>) -> Bool {
      guard let id = layout.constraints[position], let reading = layout.tree.reading(of: .constraint(id)),
        !judgement.conflictSearch.rows.contains(.constraint(id)),
        !reading.left.terms.contains(where: { isOfClass($0.part.node) })
      else { return false }
      do throws(LayoutError) {
        return try layout.tree.influences(on: reading.left).allSatisfy { isOfPlaces($0.row, outlets) }
      } catch {
        return false
      }
    }

    /// Whether a view's own code may change its size: it has a class of the app's, or people write into it.
    private func isOfClass(_ node: NodeID) -> Bool {
      guard let position = view(of: node) else { return false }
      let view = layout.scene.views[position]
      return view.parent != nil && (view.customClass != nil || view.kind == .textView)
    }

    private func isOfPlaces(_ row: RowSource, _ outlets: Set<String>) -> Bool {
      switch row {
      case .constraint(let id):
        guard let origin = layout.tree.constraint(id)?.origin, origin.kind == .document else { return true }
        return !outlets.contains(layout.scene.constraints[Int(origin.reference)].id)
      case .generated(let node, .encapsulatedSize, _), .generated(let node, .mask, _),
        .generated(let node, .fixedFrame, _):
        guard let view = view(of: node), layout.scene.views[view].parent == nil else { return false }
        return layout.hasScreen(root: view)
      case .generated(_, .guide, _): return true
      case .generated: return false
      }
    }
  }
#endif
