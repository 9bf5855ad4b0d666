import AutoLayout
import InterfaceBuilder

extension InterfaceDocument {
  /// The solved layouts of the document's scenes.
  func sceneLayouts(
    in environment: InterfaceBuilder.Environment = InterfaceBuilder.Environment()
  ) throws(LayoutError) -> [SceneLayout] {
    var layouts: [SceneLayout] = []
    try forEachLayout(in: environment) { layout throws(LayoutError) in layouts.append(layout) }
    return layouts
  }
}
