import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
package import PlumbNibLoading

/// A scene of a document of macOS that was loaded, with its views by the document's ids.
@MainActor
package struct LoadedDesktopScene {
  private let scene: DesktopScene

  /// The scenes of a document, with the contents that Interface Builder's canvas has, or those of a program.
  package static func all(
    of data: Data, name: String, onCanvas: Bool
  ) throws(NibError) -> [LoadedDesktopScene] {
    let file = try NibFile(data, name: name, bundle: nil, of: .macOS)
    let layouts = onCanvas ? CanvasReading.layouts(of: file) : []
    return file.document.scenes.enumerated().map { position, element in
      let canvas = layouts.indices.contains(position) ? layouts[position] : nil
      let scene = DesktopScene(element, of: file, canvas: canvas)
      scene.build()
      return LoadedDesktopScene(scene: scene)
    }
  }

  /// In document order, with the document's ids.
  package var views: [(id: String, view: NSView)] {
    scene.madeViews.map { (scene.scene.views[$0.position].id, $0.view) }
  }
  /// The views without superview in the document.
  package var roots: [NSView] { scene.scene.roots.compactMap { scene.views[$0] } }
}
