import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

/// Two views that show something in the same place, though the document has them apart.
package struct Crossing {
  /// The positions of the views; the upper one is drawn over the lower one.
  package let lower: Int
  package let upper: Int
  /// What they have in common, in the root's coordinates.
  package let shared: Rect
}

extension SceneDiagnosis {
  /// Hardly anything shows at the edges of texts and controls, and metrics may be a little off, in points.
  private static let leastCrossing = 4.0
  /// As far apart as this the document has the views, in points.
  private static let apart = 0.5

  /// The texts, images and controls that have come to lie over each other: none where the layout is as recorded.
  ///
  /// - Complexity: Linear in the views, and quadratic in those that show something at one height.
  package var crossings: [Crossing] { crossings(in: layout) }

  /// The same in another layout of the scene.
  func crossings(in layout: SceneLayout) -> [Crossing] {
    guard layout.document.usesAutoLayout, !layout.isAsRecorded else { return [] }
    let shown = ShownViews(layout).all.filter { $0.recorded != nil }.sorted {
      ($0.rect.minY, $0.position) < ($1.rect.minY, $1.position)
    }
    var found: [Crossing] = []
    for (place, one) in shown.enumerated() {
      for other in shown[(place + 1)...] {
        if other.rect.minY > one.rect.maxY - Self.leastCrossing { break }
        guard one.area == other.area, let shared = crossing(one, other) else { continue }
        found.append(
          Crossing(
            lower: min(one.position, other.position), upper: max(one.position, other.position),
            shared: shared))
      }
    }
    if found.isEmpty { return [] }
    let moved = movedByCode
    return found.filter { isTrusted($0.lower, moved) && isTrusted($0.upper, moved) }
  }

  private func crossing(_ one: ShownViews.Shown, _ other: ShownViews.Shown) -> Rect? {
    guard let before = one.recorded, let after = other.recorded else { return nil }
    let recorded = before.shared(with: after)
    guard recorded.width < -Self.apart || recorded.height < -Self.apart else { return nil }
    let shared = one.rect.shared(with: other.rect)
    let isCrossing = shared.width > Self.leastCrossing && shared.height > Self.leastCrossing
    return isCrossing ? shared : nil
  }

  /// Whether the constraints decide a view's frame, its content is known, and nothing says that code moves it.
  func isTrusted(_ position: Int, _ moved: Set<String>) -> Bool {
    let view = layout.scene.views[position]
    return judgement.verdicts[position] == nil && layout.isContentCertain(ofView: position)
      && !judgement.conflictSearch.nodes.contains(layout.viewNodes[position]) && !moved.contains(view.id)
  }

  /// The ids of what constraints speak of that have outlets: code changes these constraints.
  ///
  /// - Complexity: Linear in the document's elements.
  var movedByCode: Set<String> {
    let outlets = layout.document.outletDestinations
    var ids: Set<String> = []
    for constraint in layout.scene.constraints where outlets.contains(constraint.id) {
      ids.insert(constraint.firstItem)
      if let item = constraint.secondItem { ids.insert(item) }
    }
    return ids
  }
}
