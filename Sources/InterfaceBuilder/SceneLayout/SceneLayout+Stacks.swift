import AutoLayout
import ConstraintSolver
import Geometry
import TextMetrics

extension SceneLayout {
  /// Makes every stack view arrange its views.
  mutating func addStacks() throws(LayoutError) {
    guard document.usesAutoLayout else { return }
    for position in scene.views.indices where scene.views[position].kind == .stackView {
      let arrangement =
        document.platform == .macOS
        ? desktopArrangement(ofView: position) : touchArrangement(ofView: position)
      try tree.setStack(arrangement, of: viewNodes[position])
    }
  }

  /// The arranged views that take part: `UIStackView` and a detaching `NSStackView` leave out hidden ones.
  private func arrangedViews(of position: Int) -> [(view: Int, gravity: StackArrangement.Gravity)] {
    subviews[position].compactMap { child in
      guard !scene.views[child].isHidden, case .arranged(let gravity) = scene.views[child].slot else {
        return nil
      }
      return (child, gravity)
    }
  }

  /// `UIStackView`, whose defaults are horizontal, fill and fill.
  func touchArrangement(ofView position: Int) -> StackArrangement {
    let view = scene.views[position].varied
    let axis: Axis = view["axis"] == "vertical" ? .vertical : .horizontal
    var insets = EdgeInsets.zero
    let explicit =
      view.firstChild("edgeInsets", key: "layoutMargins") != nil
      || view.firstChild("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
    if view.bool("layoutMarginsRelativeArrangement") ?? explicit {
      insets = tree.margins(of: viewNodes[position])
    }
    return StackArrangement(
      axis: axis, distribution: distribution(view["distribution"]) ?? .fill,
      alignment: alignment(view["alignment"]) ?? .fill, spacing: view.number("spacing") ?? 0, insets: insets,
      arranged: arrangedViews(of: position).map { .init(viewNodes[$0.view]) },
      measuresFromBaselines: view.bool("baselineRelativeArrangement") ?? false)
  }

  /// `NSStackView`, whose defaults are horizontal, gravity areas, centered and 8 points.
  private func desktopArrangement(ofView position: Int) -> StackArrangement {
    let view = scene.views[position].varied
    let axis: Axis = view["orientation"] == "vertical" ? .vertical : .horizontal
    let arranged = arrangedViews(of: position)
    let custom = customSpacing(of: view, count: arranged.count)
    var arrangement = StackArrangement(
      axis: axis, distribution: distribution(view["distribution"]) ?? .gravityAreas,
      alignment: alignment(view["alignment"]) ?? .center, spacing: view.number("spacing") ?? 8,
      insets: view.insets("edgeInsets", key: "edgeInsets") ?? .zero,
      arranged: arranged.enumerated().map { order, arranged in
        .init(viewNodes[arranged.view], gravity: arranged.gravity, spacingAfter: custom[order])
      },
      hugging: (
        view.priority("horizontalStackHuggingPriority", otherwise: 250),
        view.priority("verticalStackHuggingPriority", otherwise: 250)
      ))
    arrangement.clippingResistance = (
      view.priority("horizontalClippingResistancePriority", otherwise: 1000),
      view.priority("verticalClippingResistancePriority", otherwise: 1000)
    )
    return arrangement
  }

  /// `<customSpacing>` lists a number for each view; the greatest float stands for "as the stack".
  private func customSpacing(of view: VariedElement, count: Int) -> [Double?] {
    var values: [Double?] = []
    for child in view.element.firstChild("customSpacing").map({ Array($0.children) }) ?? [] {
      let value = child.number("value") ?? .infinity
      values.append(value < 1e6 ? value : nil)
    }
    return (0..<count).map { $0 < values.count ? values[$0] : nil }
  }

  private func distribution(_ name: String?) -> StackArrangement.Distribution? {
    switch name {
    case "fill": .fill
    case "fillEqually": .fillEqually
    case "fillProportionally": .fillProportionally
    case "equalSpacing": .equalSpacing
    case "equalCentering": .equalCentering
    case "gravityAreas": .gravityAreas
    default: nil
    }
  }

  private func alignment(_ name: String?) -> StackArrangement.Alignment? {
    switch name {
    case "fill", "width", "height": .fill
    case "leading", "top", "left": .leading
    case "trailing", "bottom", "right": .trailing
    case "center", "centerX", "centerY": .center
    case "firstBaseline": .firstBaseline
    case "lastBaseline", "baseline": .lastBaseline
    default: nil
    }
  }
}
