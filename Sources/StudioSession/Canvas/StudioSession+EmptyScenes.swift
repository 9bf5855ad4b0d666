import PlumbAnswers
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbSceneDiagnostics
import PlumbTextMetrics

extension StudioSession {
  /// The board of a scene whose controller has no view in the document, such as a navigation controller: a screen with its
  /// name, so that segues lead somewhere; nil where there is no controller.
  func emptyBoard(ofScene scene: Int, at origin: Point) -> Board? {
    let document = document.document
    guard let controller = document.scenes[scene].controller else { return nil }
    let title = SceneNaming.title(of: controller)
    let device = document.device(in: environment)
    let size = device?.size(environment.orientation ?? document.orientation) ?? Size(width: 480, height: 320)
    let surroundings: RenderedScene.Surroundings =
      document.platform == .macOS
      ? .window(title: title)
      : .device(statusBar: StatusBars.usual, hasHomeIndicator: device?.hasHomeIndicator ?? false)
    let picture = RenderedScene(
      title: title, caption: "no view of its own", size: size, surroundings: surroundings, views: [],
      constraints: [])
    return Board(
      picture, name: "s\(scene)r0", scene: scene, origin: origin, guides: [], isResizable: false, words: title
    )
  }
}
