import PlumbAutoLayout
import PlumbInterfaceBuilder

extension InterfaceDocument {
  /// The solved layouts of the document's scenes.
  func sceneLayouts(
    in environment: PlumbInterfaceBuilder.Environment = PlumbInterfaceBuilder.Environment()
  ) throws(LayoutError) -> [SceneLayout] {
    var layouts: [SceneLayout] = []
    try forEachLayout(in: environment) { layout throws(LayoutError) in layouts.append(layout) }
    return layouts
  }
}
