import TextMetrics

extension SceneLayout {
  /// Whether recorded heights say on which system the controls were laid out. Xcode 26, whose documents have tools
  /// versions from 24100 on, runs on two systems whose controls differ; no version before did.
  var recordsGenerations: Bool {
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
  /// The generation of macOS's controls that the view's recorded height tells; nil where it tells nothing.
  func recordedGeneration(of control: DesktopControl) -> DesktopGeneration? {
    recorded.flatMap { DesktopGeneration.implied(by: $0.height, of: control) }
  }
}
