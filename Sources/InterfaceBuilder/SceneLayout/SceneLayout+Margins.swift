import AutoLayout
import Geometry
import TextMetrics

extension SceneLayout {
  /// Gives every view its layout margins.
  mutating func addMargins(_ embedding: ControllerEmbedding) throws(LayoutError) {
    guard document.platform != .macOS else { return }
    for position in scene.views.indices {
      try tree.setMargins(margins(ofView: position, embedding), of: viewNodes[position])
    }
  }

  /// The distances from a view's edges to its layout margins.
  func margins(ofView position: Int, _ embedding: ControllerEmbedding) -> EdgeInsets {
    let view = scene.views[position]
    var margins = ownMargins(of: view, position)
    if view.parent == nil, document.usesSafeAreas, view.varied.bool("insetsLayoutMarginsFromSafeArea") ?? true {
      let safeArea = safeArea(ofView: position, embedding)
      margins.top += safeArea.top
      margins.bottom += safeArea.bottom
      margins.left += safeArea.left
      margins.right += safeArea.right
    }
    return margins
  }

  private func ownMargins(of view: ResolvedView, _ position: Int) -> EdgeInsets {
    if let margins = view.element.insets("directionalEdgeInsets", key: "directionalLayoutMargins") {
      guard environment.direction == .rightToLeft else { return margins }
      return EdgeInsets(top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }
    if let margins = view.element.insets("edgeInsets", key: "layoutMargins") { return margins }
    if view.controller != nil {
      // `UIViewController.systemMinimumLayoutMargins`: 20 where the screen is 414 points or wider, else 16.
      let side = givenFrames[position].width >= 414 ? 20.0 : 16
      return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    switch view.kind {
    case .tableViewCell, .tableViewCellContentView:
      // Cells got the margins of their table with iOS 11; before, every view's 8 points.
      return document.toolsVersion >= 13000
        ? EdgeInsets(top: 11, left: 16, bottom: 11, right: 16) : EdgeInsets(all: 8)
    default:
      return EdgeInsets(all: 8)
    }
  }
}
