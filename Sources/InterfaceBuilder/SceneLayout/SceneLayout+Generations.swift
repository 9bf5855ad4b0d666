import Geometry
import TextMetrics

extension SceneLayout {
  /// What a view's control depends on apart from its own attributes.
  func controlContext(of view: ResolvedView, _ control: StandardControl?) -> ControlContext {
    var context = ControlContext(
      platform: document.platform, toolsVersion: document.toolsVersion, scale: scale,
      hasHomeIndicator: device?.hasHomeIndicator ?? false)
    if recordsGenerations, case .desktop(let control)? = control {
      context.generation = view.recordedGeneration(of: control) ?? usualGeneration
    }
    return context
  }

  /// Whether recorded heights say on which system the controls were laid out. Xcode 26, whose documents have tools
  /// versions from 24100 on, runs on two systems whose controls differ; no version before did.
  private var recordsGenerations: Bool {
    document.platform == .macOS && environment.content == .recorded && document.toolsVersion >= 24000
  }

  /// The generation of most controls of the scene whose recorded heights tell; nil where none do, or as many speak for
  /// either.
  ///
  /// - Complexity: Linear in the views.
  func findUsualGeneration() -> DesktopGeneration? {
    guard recordsGenerations else { return nil }
    var balance = 0
    for view in scene.views {
      guard let control = view.desktopControl(images: document.images) else { continue }
      switch view.recordedGeneration(of: control) {
      case .glass?: balance += 1
      case .flat?: balance -= 1
      case .aqua?, nil: break
      }
    }
    return balance == 0 ? nil : balance > 0 ? .glass : .flat
  }
}

extension ResolvedView {
  fileprivate func recordedGeneration(of control: DesktopControl) -> DesktopGeneration? {
    recorded.flatMap { DesktopGeneration.implied(by: $0.height, of: control) }
  }
}
