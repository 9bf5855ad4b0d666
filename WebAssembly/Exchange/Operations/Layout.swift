import AutoLayout
import Findings
import Geometry
import InterfaceBuilder

/// Lays out an Interface Builder document, given as its bytes: a line for each view with its id, the four numbers of
/// its solved frame and what is free, or one line that says why not.
func layout(_ input: ArraySlice<UInt8>) -> [UInt8] {
  var text = ""
  do throws(DocumentError) {
    let document = try InterfaceDocument(bytes: Array(input))
    for scene in solve(document) {
      for view in scene.views {
        text +=
          view.id + " "
          + [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
          .map { $0.description }.joined(separator: " ") + " " + String(view.free.rawValue) + "\n"
      }
      for conflict in scene.conflicts { text += "conflict " + conflict.broken + "\n" }
    }
  } catch {
    text = "\(error.position.line):\(error.position.column) " + error.message + "\n"
  }
  return Array(text.utf8)
}

/// The scenes, or none where they can not be laid out.
private func solve(_ document: InterfaceDocument) -> [SolvedScene] {
  do throws(LayoutError) { return try document.layOut() } catch { return [] }
}
