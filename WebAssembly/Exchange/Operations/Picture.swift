import AutoLayout
import InterfaceBuilder
import LayoutRendering
import SceneRendering

/// The picture of all scenes, as SVG.
func picture(_ document: InterfaceDocument) throws(LayoutError) -> [UInt8] {
  SVGWriter.bytes(Drawing(title: "Picture", scenes: try document.renderedScenes()))
}
