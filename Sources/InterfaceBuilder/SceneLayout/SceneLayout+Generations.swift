import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// Finds the designs of the scene's macOS controls, where the document may be in either of two: that of most, and each one's.
  ///
  /// A control's own recorded size tells it, and where that does not, most of those in the nearest view around it that tells. A
  /// scene may be in both: Interface Builder leaves contents of tabs that nobody showed as an older one saved them. (4
  /// projects gain 14 views, of Xcode 26, and none loses more.)
  ///
  /// - Complexity: Linear in the views.
  mutating func findGenerations() {
    guard document.platform == .macOS, environment.content == .recorded,
      let other = DesktopGeneration.alternative(in: document.release)
    else { return }
    let usual = DesktopGeneration.likely(in: document.release)
    let told = scene.views.map { view in
      view.desktopControl(images: document.images).flatMap {
        view.recordedGeneration(of: $0, in: document.release)
      }
    }
    // By how many controls in each view tell the usual design more than the other.
    var majorities = told.map { $0 == usual ? 1 : $0 == other ? -1 : 0 }
    var majority = 0
    for position in scene.views.indices.reversed() {
      if let parent = scene.views[position].parent {
        majorities[parent] += majorities[position]
      } else {
        majority += majorities[position]
      }
    }
    if majority != 0 { usualGeneration = majority > 0 ? usual : other }
    var around: [DesktopGeneration?] = []
    for (position, view) in scene.views.enumerated() {
      let outer = view.parent.flatMap { around[$0] } ?? usualGeneration
      around.append(majorities[position] == 0 ? outer : majorities[position] > 0 ? usual : other)
      generations[view.id] = told[position] ?? around[position]
    }
  }
}

extension ResolvedView {
  /// The generation of macOS controls that the view's recorded size tells; nil where it tells none, or was given by hand.
  func recordedGeneration(of control: DesktopControl, in release: Release) -> DesktopGeneration? {
    guard attributes.fixedFrame != true, !hasWrittenHeight else { return nil }
    return recorded.flatMap { DesktopGeneration.implied(by: $0.size, of: control, in: release) }
  }
}
