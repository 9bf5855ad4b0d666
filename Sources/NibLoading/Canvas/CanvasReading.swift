import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry
package import PlumbInterfaceBuilder
internal import PlumbTextMetrics
import PlumbViewKit

/// Contents and insets of a scene as Interface Builder's canvas has them: with the tools' own insets, and
/// with recorded sizes for contents that nobody can know.
@MainActor
package final class CanvasReading {
  private let layout: SceneLayout
  /// By the position of the view that owns the guide.
  private var guides: [Int: [(kind: ResolvedGuide.Kind, insets: EdgeInsets)]] = [:]

  package var scene: ResolvedScene { layout.scene }

  init(_ layout: SceneLayout) {
    self.layout = layout
    for (guide, node) in zip(layout.scene.guides, layout.guideNodes) {
      guard let node, case .insets(let insets)? = layout.tree.placement(of: node) else { continue }
      guides[guide.owner, default: []].append((guide.kind, insets))
    }
  }

  /// The document's layout of each scene.
  package static func layouts(of file: NibFile, only: String? = nil) -> [CanvasReading] {
    var layouts: [CanvasReading] = []
    do throws(LayoutError) {
      try file.document.forEachLayout(in: Environment(), only: only) { layouts.append(CanvasReading($0)) }
    } catch {
      NibLog.canvasFailed(file.name, error.message).report()
    }
    return layouts
  }

  /// The height of a view controller's guide.
  func height(ofSupport id: String) -> CGFloat? {
    for (guide, node) in zip(layout.scene.guides, layout.guideNodes) where guide.id == id {
      if let node, let frame = layout.tree.givenFrame(of: node) { return CGFloat(frame.height) }
    }
    return nil
  }

  package func apply(to view: UIView, _ position: Int) {
    let node = layout.viewNodes[position]
    let tree = layout.tree
    if scene.views[position].parent == nil {
      view.frame = CGRect(layout.givenFrames[position])
      view.contentScaleFactor = layout.scale
    }
    for axis in Axis.allCases {
      let priorities = tree.contentPriorities(axis, of: node)
      let viewAxis: NSLayoutConstraint.Axis = axis == .horizontal ? .horizontal : .vertical
      view.setContentHuggingPriority(UILayoutPriority(Float(priorities.hugging.value)), for: viewAxis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(Float(priorities.compressionResistance.value)), for: viewAxis)
    }
    view.canvas = values(position)
  }

  private func values(_ position: Int) -> CanvasValues {
    let node = layout.viewNodes[position]
    let tree = layout.tree
    let content = tree.contentSize(of: node)
    var values = CanvasValues()
    values.contentSize = CGSize(
      width: content.width ?? UIView.noIntrinsicMetric, height: content.height ?? UIView.noIntrinsicMetric)
    values.alignmentInsets = UIEdgeInsets(tree.alignmentInsets(of: node))
    let baselines = tree.baselines(of: node)
    values.firstBaseline = baselines.firstFromTop.map { CGFloat($0) }
    values.lastBaseline = baselines.lastFromBottom.map { CGFloat($0) }
    if tree.contentDependsOnWidth(of: node), let provider = tree.contentProvider {
      values.heightWithin = { provider.contentSize(of: node, width: $0).height.map { CGFloat($0) } }
    }
    values.margins = UIEdgeInsets(tree.margins(of: node))
    for (kind, insets) in guides[position] ?? [] {
      switch kind {
      case .safeArea: values.safeArea = UIEdgeInsets(insets)
      case .readableContent: values.readable = UIEdgeInsets(insets)
      default: break
      }
    }
    return values
  }
}
