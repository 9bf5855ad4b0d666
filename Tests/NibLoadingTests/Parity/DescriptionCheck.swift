import PlumbAutoLayout
import PlumbGeometry
import PlumbNibLoading
import UIKit

@testable import PlumbInterfaceBuilder
@testable import PlumbViewKit

/// What the views of a document are, as layout trees have it, by two roads: the document's own layout, and views that get
/// nothing from it.
@MainActor
struct DescriptionCheck {
  /// One property of one view, by both roads.
  struct Case: CustomStringConvertible {
    let name: String
    let document: InterfaceDocument
    let property: DescribedProperty
    let live: String
    let expected: String
    let view: ResolvedView
    /// The nearest one first.
    let superviews: [ResolvedView]
    /// Of margins: whether the document's layout has the live ones after another round.
    let agreesNextRound: Bool

    var description: String {
      "\(name) \(view.kind) \(view.id): \(property) \(live), and in the document's layout \(expected)"
    }
  }

  private(set) var equal = 0
  private(set) var explained: [DifferenceByDesign: Int] = [:]
  private(set) var unexplained: [Case] = []

  var total: Int { equal + explained.values.reduce(0, +) + unexplained.count }

  /// Compares all views of a document of iOS that uses Auto Layout.
  mutating func compare(_ bytes: [UInt8], _ name: String) throws {
    let document = try InterfaceDocument(bytes: bytes)
    guard document.platform == .iOS, document.usesAutoLayout else { return }
    var layouts: [SceneLayout] = []
    try document.forEachLayout(in: Environment()) { layouts.append($0) }
    let views = try ParityCheck.load(Data(bytes), name, .onDevice)
    for (layout, scene) in zip(layouts, views) { compareDescriptions(layout, scene, name) }
    let canvas = try ParityCheck.load(Data(bytes), name, .asInInterfaceBuilder)
    for (layout, scene) in zip(layouts, canvas) { try compareMargins(layout, scene, name) }
  }

  /// All but what depends on sizes, which are those of the simulated device.
  private mutating func compareDescriptions(_ layout: SceneLayout, _ scene: LoadedScene, _ name: String) {
    for root in scene.roots { root.layoutIfNeeded() }
    let views = views(of: scene)
    var names: [NodeID: String] = [:]
    for (view, node) in zip(layout.scene.views, layout.viewNodes) { names[node] = view.id }
    for (position, view) in layout.scene.views.enumerated() {
      // Cells of tables are made as they are shown, and a hierarchy that nothing constrains has no tree.
      guard let liveView = views[view.id], let engine = liveView.engine, let node = liveView.item.node,
        let live = engine.tree.description(of: node),
        let expected = layout.tree.description(of: layout.viewNodes[position])
      else { continue }
      // Each root has a tree of its own.
      var liveNames: [NodeID: String] = [:]
      for inner in layout.subviews[position] {
        let id = layout.scene.views[inner].id
        if let node = views[id]?.item.node { liveNames[node] = id }
      }
      for property in DescribedProperty.allCases where property != .margins {
        let (said, meant) = (property.text(of: live, liveNames), property.text(of: expected, names))
        record(property, said, meant, position, layout, name, isEqual: said == meant)
      }
    }
  }

  /// In frames that are the same on both roads, with no more handed over than how far the bars around a view controller's
  /// view reach.
  private mutating func compareMargins(
    _ layout: SceneLayout, _ scene: LoadedScene, _ name: String
  ) throws {
    for root in scene.roots { root.layoutIfNeeded() }
    let views = views(of: scene)
    // Interface Builder shows a view by itself as it shows a view controller's.
    var controllers: [UIViewController] = []
    for root in layout.scene.roots {
      guard let view = views[layout.scene.views[root].id] else { continue }
      if view.controller == nil, layout.scene.views[root].kind == .view {
        let controller = UIViewController()
        controller.view = view
        controllers.append(controller)
        // Written margins are all that it has.
        let written = layout.scene.views[root].attributes
        controller.viewRespectsSystemMinimumLayoutMargins =
          written.layoutMargins == nil && written.directionalLayoutMargins == nil
      }
      let insets = layout.includesSafeArea ? layout.safeArea(ofView: root, layout.embedding) : .zero
      view.controller?.additionalSafeAreaInsets = UIEdgeInsets(insets)
    }
    defer { withExtendedLifetime(controllers) {} }
    var next = layout
    _ = try next.inheritMargins(layout.embedding)
    for (position, view) in layout.scene.views.enumerated() {
      guard let live = views[view.id]?.layoutMargins.engineInsets else { continue }
      let node = layout.viewNodes[position]
      let expected = layout.tree.margins(of: node)
      record(
        .margins, live.text, expected.text, position, layout, name, isEqual: live.isNear(expected),
        agreesNextRound: live.isNear(next.tree.margins(of: node)))
    }
  }

  private mutating func record(
    _ property: DescribedProperty, _ live: String, _ expected: String, _ position: Int, _ layout: SceneLayout,
    _ name: String, isEqual: Bool, agreesNextRound: Bool = false
  ) {
    if isEqual {
      equal += 1
      return
    }
    let views = layout.scene.views
    let superviews = sequence(first: position) { views[$0].parent }.dropFirst().map { views[$0] }
    let found = Case(
      name: name, document: layout.document, property: property, live: live, expected: expected,
      view: views[position], superviews: superviews, agreesNextRound: agreesNextRound)
    if let reason = DifferenceByDesign.allCases.first(where: { $0.explains(found) }) {
      explained[reason, default: 0] += 1
    } else {
      unexplained.append(found)
    }
  }

  private func views(of scene: LoadedScene) -> [String: UIView] {
    Dictionary(uniqueKeysWithValues: scene.views.map { ($0.id, $0.view) })
  }
}

extension EdgeInsets {
  fileprivate var text: String { "\(top) \(left) \(bottom) \(right)" }

  /// Up to half a point, as the frames of views are rounded to pixels.
  fileprivate func isNear(_ other: EdgeInsets) -> Bool {
    [top - other.top, left - other.left, bottom - other.bottom, right - other.right]
      .allSatisfy { $0.magnitude <= 0.5 }
  }
}
