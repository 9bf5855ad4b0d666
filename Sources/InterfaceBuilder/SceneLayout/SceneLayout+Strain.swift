import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// The positions of macOS controls that constraints stretch or squeeze: that have another size than the recorded one or,
  /// with measured content, are higher or lower than their contents need.
  ///
  /// Of measured ones only controls count whose design decides their height.
  ///
  /// - Complexity: Linear in the views.
  var strainedControls: [Int] {
    scene.views.indices.filter { position in
      let view = scene.views[position]
      let node = viewNodes[position]
      guard let control = view.desktopControl(images: document.images) else { return false }
      if environment.content == .recorded {
        guard let recorded = view.recorded?.size, let size = tree.frame(of: node)?.size else { return false }
        return max((size.width - recorded.width).magnitude, (size.height - recorded.height).magnitude) > 0.5
      }
      guard control.hasDesignedHeight, let height = tree.contentSize(of: node).height,
        let rect = tree.alignmentRect(of: node)
      else { return false }
      return (rect.height - height).magnitude > 0.5
    }
  }

  /// The extents that constraints make other than recorded, of views that are no controls: numbers behind those of the views.
  /// With recorded content none, where controls tell themselves.
  ///
  /// - Complexity: Linear in the views.
  var otherExtents: [Int] {
    guard environment.content == .measured else { return [] }
    return scene.views.indices.flatMap { position in
      let axes = otherAxes(ofView: position)
      let first = scene.views.count + 2 * position
      return (axes.contains(.horizontal) ? [first] : []) + (axes.contains(.vertical) ? [first + 1] : [])
    }
  }

  /// How many views constraints make larger or smaller than recorded; with measured content, of those that are no controls.
  ///
  /// - Complexity: Linear in the views.
  var viewsOfOtherSize: Int { scene.views.indices.count { !otherAxes(ofView: $0).isEmpty } }

  /// The axes on which constraints make a view other than recorded; none where Plumb measures what it shows.
  private func otherAxes(ofView position: Int) -> AxisSet {
    let view = scene.views[position]
    guard tree.placement(of: viewNodes[position]) == .constraints, let recorded = view.recorded?.size,
      environment.content == .recorded || view.desktopControl(images: document.images) == nil
    else { return [] }
    let size = documentFrame(ofView: position).size
    var axes: AxisSet = []
    if (size.width - recorded.width).magnitude > 0.5 { axes.insert(.horizontal) }
    if (size.height - recorded.height).magnitude > 0.5 { axes.insert(.vertical) }
    return axes
  }
}
