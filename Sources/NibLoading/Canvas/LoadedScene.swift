import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// A scene that was loaded, with its views by the document's ids.
@MainActor
package struct LoadedScene {
  let build: SceneBuild

  init(_ build: SceneBuild) { self.build = build }

  /// In document order, with the document's ids.
  package var views: [(id: String, view: UIView)] {
    build.madeViews.map { (build.scene.views[$0.position].id, $0.view) }
  }
  /// The views without superview in the document.
  package var roots: [UIView] { build.scene.roots.compactMap { build.views[$0] } }
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
