import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

extension InterfaceDocument {
  /// The solver's work for each scene that has views, in counts that are the same on every machine.
  ///
  /// - Parameter only: The id of the one scene; nil for all.
  /// - Complexity: About six layouts of each scene.
  package func profiles(
    in environment: Environment = Environment(), only: String? = nil
  ) throws(LayoutError) -> [SceneProfile] {
    var profiles: [SceneProfile] = []
    var counters: [AskedTexts] = []
    let watch: (any ContentProvider) -> any ContentProvider = { inner in
      counters.append(AskedTexts(inner))
      return counters[counters.count - 1]
    }
    var others: [[SceneLayout]] = []
    let edits = edits(in: environment)
    for (_, changed) in edits {
      var layouts: [SceneLayout] = []
      try forEachLayout(in: changed, only: only) { layouts.append($0) }
      others.append(layouts)
    }
    var place = 0
    var known = 0
    try forEachLayout(in: environment, only: only, contentProvider: watch) { layout throws(LayoutError) in
      // A scene without wrapping texts makes no counter.
      let counter = counters.count > known ? counters[counters.count - 1] : nil
      known = counters.count
      var profile = SceneProfile(layout)
      try profile.run(edits.enumerated().map { ($1.0, others[$0][place]) }, counter)
      place += 1
      if !layout.scene.views.isEmpty { profiles.append(profile) }
    }
    return profiles
  }

  /// The changes to profile, in order, with the environment after each change.
  private func edits(in environment: Environment) -> [(ProfiledEdit, Environment)] {
    var edits: [(ProfiledEdit, Environment)] = []
    if platform == .iOS, device(in: environment) != nil {
      var turned = environment
      turned.orientation =
        (environment.orientation ?? orientation) == .portrait ? .landscape : .portrait
      edits += [(.turned, turned), (.turnedBack, environment)]
    }
    var mirrored = environment
    mirrored.direction = environment.direction == .leftToRight ? .rightToLeft : .leftToRight
    edits += [(.mirrored, mirrored), (.mirroredBack, environment)]
    if platform == .iOS, environment.texts.category != .accessibilityMedium {
      var larger = environment
      larger.texts.category = .accessibilityMedium
      edits.append((.largerText, larger))
    }
    return edits
  }
}

extension SceneProfile {
  fileprivate mutating func run(
    _ edits: [(edit: ProfiledEdit, layout: SceneLayout)], _ counter: AskedTexts?
  ) throws(LayoutError) {
    var current = layout
    var tree = layout.tree
    steps.append(
      Step(edit: .firstLayout, work: tree.work, asked: counter?.takeNodes() ?? [], isAnew: false))
    // The first environment may have no wrapping text.
    let counter = counter ?? AskedTexts(nil)
    for (edit, target) in edits {
      var step = Step(edit: edit, work: target.tree.work, asked: [], isAnew: true)
      if TreeAdaptation.isPossible(from: current, to: target) {
        let before = tree.work
        counter.inner = target.tree.contentProvider
        // All texts are measured again only where other texts answer.
        if counter.inner != nil, edit == .largerText || tree.contentProvider == nil {
          tree.contentProvider = counter
        }
        try TreeAdaptation.adapt(&tree, to: target.tree)
        try tree.layout()
        step = Step(edit: edit, work: tree.work - before, asked: counter.takeNodes(), isAnew: false)
      } else {
        tree = target.tree
      }
      // A document that does not heed larger texts gets no step for them.
      if edit != .largerText || step.isAnew || step.work != SolverWork() || !step.asked.isEmpty {
        steps.append(step)
      }
      current = target
      targets.append(target)
      trees.append(tree)
    }
    costs = viewCosts(turned: edits.first { $0.edit == .turned }?.layout)
  }

  private func viewCosts(turned: SceneLayout?) -> [ViewCost] {
    var guides: [NodeID: [NodeID]] = [:]
    for node in layout.guideNodes {
      if let node, let owner = layout.tree.parent(of: node) { guides[owner, default: []].append(node) }
    }
    var places: [String: Int] = [:]
    for (place, view) in (turned?.scene.views ?? []).enumerated() where places[view.id] == nil {
      places[view.id] = place
    }
    let isTurned = layout.scene.mainRoot.map { root in
      places[layout.scene.views[root].id].map { turned?.givenFrames[$0] != layout.givenFrames[root] } ?? false
    }
    let costs = layout.viewNodes.enumerated().map { position, node in
      var named: Set<LayoutConstraintID> = []
      for item in [node] + (guides[node] ?? []) { named.formUnion(layout.tree.constraints(naming: item)) }
      let generated = layout.tree.generatedRows(of: node).count { row in
        if case .generated(_, let generator, _) = row {
          return generator != .nonNegativeSize && generator != .preference
        }
        return false
      }
      var changed: Int?
      if isTurned == true, let turned, let place = places[layout.scene.views[position].id] {
        changed = Self.differences(
          layout.documentFrame(ofView: position), turned.documentFrame(ofView: place))
      }
      return ViewCost(position: position, written: named.count, generated: generated, turned: changed)
    }
    return costs.sorted { $0.rows != $1.rows ? $0.rows > $1.rows : $0.position < $1.position }
  }

  private static func differences(_ a: Rect, _ b: Rect) -> Int {
    [a.minX != b.minX, a.minY != b.minY, a.width != b.width, a.height != b.height].count { $0 }
  }
}

/// A content provider that asks another provider, and records the nodes asked for.
final class AskedTexts: ContentProvider, @unchecked Sendable {
  var inner: (any ContentProvider)?
  private var nodes: [NodeID] = []

  init(_ inner: (any ContentProvider)?) { self.inner = inner }

  func contentSize(of node: NodeID, width: Double) -> ContentSize {
    nodes.append(node)
    return inner?.contentSize(of: node, width: width) ?? .none
  }

  /// The nodes that were asked for since the last call.
  func takeNodes() -> [NodeID] {
    defer { nodes = [] }
    return nodes
  }
}
