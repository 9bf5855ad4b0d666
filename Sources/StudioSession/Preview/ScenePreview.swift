import PlumbGeometry
import PlumbInterfaceBuilder

/// A scene on several screens side by side, and over a range of widths.
struct ScenePreview: Sendable {
  /// The scene's position in the document.
  let scene: Int
  var variants: [PreviewVariant]
  /// What is shown, in order; those without a picture wait for it.
  var panes: [Pane] = []
  var sweep: WidthSweep?

  struct Pane: Sendable {
    let title: String
    let environment: Environment
    var picture: Picture?
  }

  struct Picture: Sendable {
    let size: Size
    /// What the scene is shown in, and what is wrong there.
    let caption: String
    /// SVG elements whose upper left corner is the origin.
    let elements: String
  }

  /// Whether anything still has to be drawn or tried.
  var isUnfinished: Bool { panes.contains { $0.picture == nil } || sweep?.isUnfinished ?? false }
}
