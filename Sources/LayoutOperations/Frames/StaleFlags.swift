import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// Flags that say something else than what Plumb finds. Interface Builder may know more: content that has changed since, or what
/// surrounds a root. A flag is stale beyond doubt only where the constraints of a view give its recorded frame with contents of
/// recorded and of measured sizes alike, and the contents in it are known.
struct StaleFlags {
  private let operated: OperatedScene
  /// With contents of measured sizes; nil where that cannot be solved.
  @Boxed private var measured: SceneLayout?
  private let subviews: [[Int]]

  /// - Complexity: One solution of the scene.
  init(_ operated: OperatedScene) {
    self.operated = operated
    subviews = operated.scene.subviews
    var environment = operated.layout.environment
    environment.content = .measured
    var measured: SceneLayout?
    do throws(LayoutError) {
      measured = try SceneLayouts(of: operated.document, in: environment).layout(of: operated.scene)
    } catch {
      measured = nil
    }
    _measured = Boxed(wrappedValue: measured)
  }

  /// Whether nothing that Interface Builder could know makes the view misplaced or ambiguous.
  func isProved(_ position: Int) -> Bool {
    guard let measured, let recorded = operated.scene.views[position].recorded,
      operated.isPlacedByConstraints(orMask: position),
      operated.layout.tree.placement(of: operated.layout.viewNodes[position]) == .constraints,
      isKnown(position)
    else { return false }
    return measured.documentFrame(ofView: position).edgeDistance(to: recorded) <= 0.5
  }

  private func isKnown(_ position: Int) -> Bool {
    guard let measured, measured.isContentCertain(ofView: position) else { return false }
    return subviews[position].allSatisfy(isKnown)
  }
}
