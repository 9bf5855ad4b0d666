import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

extension LayoutAnswer {
  /// A window that its content keeps from the size that it was asked to have. `plumb why` says by what.
  public struct Window: Hashable, Sendable {
    /// The id of the view that fills it.
    public let root: String
    public let asked: Size
    public let reached: Size
  }

  /// The windows that do not become as large as they were asked to.
  public var windows: [Window] { scenes.compactMap { $0.window } }
}

extension LayoutAnswer.Scene {
  /// Where the scene's window stops; nil where it is as large as it was asked to be.
  package var window: LayoutAnswer.Window? {
    judgement.layout.windowStop.map { stop in
      LayoutAnswer.Window(
        root: judgement.solved.views[stop.root].id, asked: stop.asked, reached: stop.reached)
    }
  }
}
