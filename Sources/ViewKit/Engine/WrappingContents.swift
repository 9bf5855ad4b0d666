import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

/// Asks views whose height depends on their width for it, once the width is known.
final class WrappingContents: ContentProvider, @unchecked Sendable {
  private unowned(unsafe) let engine: LayoutEngine

  init(_ engine: LayoutEngine) { self.engine = engine }

  /// Called while the engine solves, on the main actor.
  func contentSize(of node: NodeID, width: Double) -> ContentSize {
    MainActor.assumeIsolated {
      guard let view = engine.item(of: node)?.view else { return .none }
      let span = LayoutRecorder.current?.begin(.contentMeasured, view)
      defer { span?.end() }
      guard let size = view.engineContentSize(within: width) else { return .none }
      return ContentSize(width: size.width, height: size.height)
    }
  }
}
