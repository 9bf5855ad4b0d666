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

extension DesktopControl {
  /// Whether macOS's designs differ in the control's height.
  fileprivate var hasDesignedHeight: Bool {
    switch kind {
    case .button(let style), .popUpButton(let style):
      switch style {
      case .square, .bevel, .smallSquare, .disclosure, .roundedDisclosure: false
      default: isBezeled || style.hasGlyph
      }
    case .textField, .searchField, .comboBox, .stepper, .segmentedControl, .switch, .slider: true
    default: false
    }
  }
}
