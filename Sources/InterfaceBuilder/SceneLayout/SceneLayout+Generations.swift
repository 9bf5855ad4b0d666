import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// The generation of most controls of the scene whose recorded sizes tell it.
  ///
  /// Nil where no size tells it, or both generations have the same number of controls.
  ///
  /// - Complexity: Linear in the views.
  func findUsualGeneration() -> DesktopGeneration? {
    guard document.platform == .macOS, environment.content == .recorded else { return nil }
    var (older, newer) = (0, 0)
    for view in scene.views {
      guard let control = view.desktopControl(images: document.images) else { continue }
      switch view.recordedGeneration(of: control, in: document.release) {
      case .aqua?: older += 1
      case .flat? where document.release >= .xcode26: older += 1
      case .flat?, .glass?: newer += 1
      case nil: break
      }
    }
    guard older != newer else { return nil }
    if document.release >= .xcode26 { return newer > older ? .glass : .flat }
    return newer > older ? .flat : .aqua
  }
}

extension ResolvedView {
  /// The generation of macOS controls that the view's recorded size tells; nil where it tells none.
  func recordedGeneration(of control: DesktopControl, in release: Release) -> DesktopGeneration? {
    recorded.flatMap { DesktopGeneration.implied(by: $0.size, of: control, in: release) }
  }
}
