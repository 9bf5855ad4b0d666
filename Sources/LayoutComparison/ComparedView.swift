import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// A view of one of two states of a scene.
package struct ComparedView: Hashable, Sendable {
  package let id: String
  /// As sentences call it.
  package let name: String
  package let className: String
  /// As the document has it: in the superview's coordinates, in points.
  package let frame: Rect
  /// What the superview is called; nil for a root.
  package let container: String?
  package let line: Int

  init(_ state: ComparedLayout, _ position: Int) {
    let view = state.layout.scene.views[position]
    id = view.id
    name = state.name(ofView: position)
    className = view.className(on: state.layout.document.platform)
    frame = state.layout.documentFrame(ofView: position)
    container = view.parent.map { state.name(ofView: $0) }
    line = view.element.position.line
  }
}
