import CoreGraphics
internal import InterfaceBuilder
import ViewKit

/// A scene that was loaded, with its views by the document's ids.
@MainActor
package struct LoadedScene {
  let build: SceneBuild

  init(_ build: SceneBuild) { self.build = build }

  /// In the order of the resolved scene.
  package var views: [UIView] { build.views }
  /// The document's ids of `views`.
  package var ids: [String] { build.scene.views.map { $0.id } }
  /// The views without superview in the document.
  package var roots: [UIView] { build.scene.roots.map { build.views[$0] } }
}

extension UIStoryboard {
  /// The scenes, each with its views: those without view controller, too.
  package func loadScenes() -> [LoadedScene] {
    let layouts = environment == .asInInterfaceBuilder ? CanvasReading.layouts(of: file) : []
    return file.document.scenes.enumerated().map { position, scene in
      let canvas = layouts.indices.contains(position) ? layouts[position] : nil
      let build = SceneBuild(scene, of: file, storyboard: self, canvas: canvas)
      build.makeFreeControllers()
      build.buildViews()
      build.makeConnections()
      build.awaken()
      return LoadedScene(build)
    }
  }
}
