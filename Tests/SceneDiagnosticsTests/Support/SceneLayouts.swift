import AutoLayout
import InterfaceBuilder

extension InterfaceDocument {
  /// The layouts of the document's scenes, solved.
  func sceneLayouts(in environment: Environment = Environment()) throws(LayoutError) -> [SceneLayout] {
    var layouts: [SceneLayout] = []
    try forEachLayout(in: environment) { layout throws(LayoutError) in layouts.append(layout) }
    return layouts
  }
}
