import AutoLayout
import Geometry
import InterfaceBuilder

/// A line for each view with its id, the four numbers of its solved frame and what is free, and one for each conflict.
func layout(_ document: InterfaceDocument) throws(LayoutError) -> [UInt8] {
  var text = ""
  for scene in try document.layOut() {
    for view in scene.views {
      text +=
        view.id + " "
        + [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        .map { $0.description }.joined(separator: " ") + " " + String(view.free.rawValue) + "\n"
    }
    for conflict in scene.conflicts { text += "conflict " + conflict.broken + "\n" }
  }
  return Array(text.utf8)
}
