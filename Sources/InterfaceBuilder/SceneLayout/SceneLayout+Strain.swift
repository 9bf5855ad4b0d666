import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// The positions of macOS controls that are higher or lower than their contents need.
  ///
  /// Only controls count whose design decides their height.
  ///
  /// - Complexity: Linear in the views.
  var strainedControls: [Int] {
    scene.views.indices.filter { position in
      let view = scene.views[position]
      guard let control = view.desktopControl(images: document.images),
        control.hasDesignedHeight, let height = tree.contentSize(of: viewNodes[position]).height,
        let rect = tree.alignmentRect(of: viewNodes[position])
      else { return false }
      return (rect.height - height).magnitude > 0.5
    }
  }
}
