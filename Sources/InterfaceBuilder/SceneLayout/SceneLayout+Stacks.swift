import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension SceneLayout {
  /// Makes every stack view arrange its views.
  mutating func addStacks() throws(LayoutError) {
    guard document.usesAutoLayout else { return }
    let held = document.platform == .macOS ? [] : stacksHeldByRoots
    for position in scene.views.indices where scene.views[position].kind == .stackView {
      var arrangement =
        document.platform == .macOS
        ? desktopArrangement(ofView: position) : touchArrangement(ofView: position)
      if held.contains(scene.views[position].id) { arrangement.yielding = .asLogged }
      try tree.setStack(arrangement, of: viewNodes[position])
    }
  }

  /// A view that takes part in a stack view, and its place among all arranged views of the stack view.
  private typealias Arranged = (view: Int, gravity: StackArrangement.Gravity, place: Int)

  /// The arranged views that take part: both kinds of stack view leave hidden views out.
  private func arrangedViews(of position: Int) -> [Arranged] {
    var place = -1
    return subviews[position].compactMap { child in
      guard case .arranged(let gravity) = scene.views[child].slot else { return nil }
      place += 1
      return isLeftOut(scene.views[child]) ? nil : (child, gravity, place)
    }
  }

  /// Whether a stack view leaves a view out, which is hidden.
  ///
  /// An activity indicator keeps its place where it stands still: hiding is then its own business (`hidesWhenStopped`), and the
  /// canvas shows it (3 documents of 2 projects; 1 that moves is left out).
  func isLeftOut(_ view: ResolvedView) -> Bool {
    view.isHidden
      && !(view.kind == .activityIndicatorView && ActivityIndicatorElement(view.varied).animating != true)
  }

  /// The arrangement of a `UIStackView`, whose defaults are horizontal, fill and fill.
  func touchArrangement(ofView position: Int) -> StackArrangement {
    let view = StackViewElement(scene.views[position].varied)
    let axis: Axis = view.axis == "vertical" ? .vertical : .horizontal
    let insets =
      arrangesInsideMargins(stack: position) ? tree.margins(of: viewNodes[position]) : .zero
    var arrangement = StackArrangement(
      axis: axis, distribution: distribution(view.distribution) ?? .fill,
      alignment: alignment(view.alignment) ?? .fill, spacing: spacing(of: view), insets: insets,
      arranged: arrangedViews(of: position).map { .init(viewNodes[$0.view]) },
      measuresFromBaselines: view.baselineRelativeArrangement ?? false)
    arrangement.yielding = isInPrototype(position) ? .asLogged : .early
    arrangement.isClosedUp =
      arrangement.arranged.isEmpty
      && subviews[position].contains {
        if case .arranged = scene.views[$0].slot { true } else { false }
      }
    return arrangement
  }

  /// The standard space is the same along both axes.
  private func spacing(of view: StackViewElement) -> Double {
    view.spacingType == "standard" ? StandardSpace.betweenSiblings : view.spacing ?? 0
  }

  /// The arrangement of an `NSStackView`, whose defaults are horizontal, gravity areas, centered and 8
  /// points.
  private func desktopArrangement(ofView position: Int) -> StackArrangement {
    let view = StackViewElement(scene.views[position].varied)
    let axis: Axis = view.orientation == "vertical" ? .vertical : .horizontal
    // A visibility priority of 0, `NSStackView.VisibilityPriority.notVisible`, stands for a detached view.
    let visibility = values(view.visibilityPriorities)
    let arranged = arrangedViews(of: position).filter { value($0.place, of: visibility) != 0 }
    let custom = values(view.customSpacing)
    var arrangement = StackArrangement(
      axis: axis, distribution: distribution(view.distribution) ?? .gravityAreas,
      alignment: alignment(view.alignment) ?? .center, spacing: view.spacing ?? StandardSpace.betweenSiblings,
      insets: view.edgeInsets?.edgeInsets ?? .zero,
      arranged: arranged.map {
        .init(viewNodes[$0.view], gravity: $0.gravity, spacingAfter: value($0.place, of: custom))
      },
      hugging: (
        Priority(written: view.horizontalStackHuggingPriority, otherwise: 250),
        Priority(written: view.verticalStackHuggingPriority, otherwise: 250)
      ))
    arrangement.yielding = .byStacks
    arrangement.clippingResistance = (
      Priority(written: view.horizontalClippingResistancePriority, otherwise: 1000),
      Priority(written: view.verticalClippingResistancePriority, otherwise: 1000)
    )
    return arrangement
  }

  /// The values of an `NSStackView`'s list, one for each arranged view.
  ///
  /// Nil stands for "as the stack", for which documents write the greatest float.
  private func values(_ list: [NumberElement]) -> [Double?] {
    list.map { child in child.value.flatMap { $0 < 1e6 ? $0 : nil } }
  }

  private func value(_ place: Int, of values: [Double?]) -> Double? {
    values.indices.contains(place) ? values[place] : nil
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
