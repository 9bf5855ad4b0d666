import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics

/// One of two states of a scene: solved, with what sentences call things in it.
package struct ComparedLayout: Sendable {
  package let layout: SceneLayout
  package let inspection: LayoutInspection

  package init(_ layout: SceneLayout, _ inspection: LayoutInspection) {
    self.layout = layout
    self.inspection = inspection
  }

  /// What a person calls a view.
  func name(ofView position: Int) -> String { inspection.words.name(of: layout.viewNodes[position]) }
}
