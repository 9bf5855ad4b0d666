import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

extension SceneDiagnosis {
  /// The windows that somebody can make smaller than what is in them can be drawn.
  ///
  /// - Complexity: Nothing for a scene without a window that can be resized; one layout of the scene for others.
  package var shrunkWindows: [ShrunkWindow] {
    let windows = layout.resizableWindows.filter { isHeldByKnown(root: $0.root) }
    guard !windows.isEmpty else { return [] }
    let small: SceneLayout
    do throws(LayoutError) { small = try layout.withWindowsShrunk() } catch { return [] }
    let search = WindowLossSearch(self, small)
    return windows.compactMap { root, window in
      guard let size = small.tree.frame(of: small.viewNodes[root])?.size, let loss = search.loss(root: root)
      else { return nil }
      return ShrunkWindow(window: window, root: root, size: size, loss: loss)
    }
  }

  /// Whether all that may hold a window's size is known: what is in panes, tabs and embedded scenes holds it through containers
  /// that have no constraints in the document, and a view of a class of the project may ask for a size of its own.
  private func isHeldByKnown(root: Int) -> Bool {
    var parents: Set<Int> = []
    for view in layout.scene.views { if let parent = view.parent { parents.insert(parent) } }
    var inside = Set([root])
    for (position, view) in layout.scene.views.enumerated() {
      guard let parent = view.parent, inside.contains(parent), !view.isHidden else { continue }
      switch view.kind {
      case .splitView, .tabView, .containerView: return false
      case .view, .customView:
        if view.customClass != nil, !parents.contains(position) { return false }
        inside.insert(position)
      default: if !view.scrolls { inside.insert(position) }
      }
    }
    return true
  }
}

/// Looks for what becomes of views in windows that are as small as they can be dragged.
private struct WindowLossSearch {
  private let diagnosis: SceneDiagnosis
  private let own: SceneLayout
  private let small: SceneLayout
  /// The ids of what code moves.
  private let moved: Set<String>
  private let shown: [ShownViews.Shown]
  /// Where views show something at the window's own size, by their positions.
  private let before: [Int: Rect]
  /// The root of each view.
  private let roots: [Int]
  private let ownFrames: [Rect]
  private let smallFrames: [Rect]
  /// The texts that have less room than they need, by their positions.
  private let short: [Int: TextNeed]

  /// At the edges of texts and controls hardly anything shows, and metrics may be a little off, in points.
  private static let slack = 4.0
  /// What the window's own size counts as inside, in points.
  private static let inside = 0.5
  /// Less is nothing, in points.
  private static let least = 1.0

  init(_ diagnosis: SceneDiagnosis, _ small: SceneLayout) {
    self.diagnosis = diagnosis
    self.small = small
    own = diagnosis.layout
    moved = diagnosis.movedByCode
    shown = ShownViews(small).all
    var before: [Int: Rect] = [:]
    for view in ShownViews(diagnosis.layout).all { before[view.position] = view.rect }
    self.before = before
    var roots: [Int] = []
    for (position, view) in small.scene.views.enumerated() {
      roots.append(view.parent.map { roots[$0] } ?? position)
    }
    self.roots = roots
    ownFrames = Self.framesInRoots(diagnosis.layout)
    smallFrames = Self.framesInRoots(small)
    var short: [Int: TextNeed] = [:]
    for text in small.shortTexts { short[text.position] = text.need }
    self.short = short
  }

  /// The worst that becomes of a window's views.
  func loss(root: Int) -> ShrunkWindow.Loss? {
    outside(root) ?? crossing(root) ?? vanished(root) ?? cut(root)
  }

  // MARK: Outside

  private func outside(_ root: Int) -> ShrunkWindow.Loss? {
    for view in shown where view.area == root && isTrusted(view.position) {
      guard let before = before[view.position] else { continue }
      var outer = small.scene.views[view.position].parent
      while let around = outer {
        for axis in Axis.allCases {
          let beyond = excess(view.rect, over: smallFrames[around], axis)
          if beyond > Self.slack, excess(before, over: ownFrames[around], axis) < Self.inside {
            return .outside(view: view.position, of: around, by: beyond)
          }
        }
        outer = small.scene.views[around].parent
      }
    }
    return nil
  }

  /// By how much a rectangle stands out over another.
  private func excess(_ rect: Rect, over around: Rect, _ axis: Axis) -> Double {
    let near = around.origin[axis] - rect.origin[axis]
    return max(near, rect.size[axis] - around.size[axis] - near)
  }

  /// The frame of each view in its root's coordinates; a root is at their origin.
  private static func framesInRoots(_ layout: SceneLayout) -> [Rect] {
    var frames: [Rect] = []
    for (position, view) in layout.scene.views.enumerated() {
      let frame = layout.tree.frame(of: layout.viewNodes[position]) ?? .zero
      let parent = view.parent.map { frames[$0].origin }
      frames.append(parent.map { frame.moved(by: $0) } ?? Rect(origin: .zero, size: frame.size))
    }
    return frames
  }

  // MARK: Over each other

  private func crossing(_ root: Int) -> ShrunkWindow.Loss? {
    diagnosis.crossings(in: small).first { roots[$0.upper] == root }.map { .crossing($0) }
  }

  // MARK: Too small

  private func vanished(_ root: Int) -> ShrunkWindow.Loss? {
    var seen = Set([root])
    for (position, view) in small.scene.views.enumerated() {
      guard let parent = view.parent, seen.contains(parent), !view.isHidden,
        view.attributes.opacity > 0.01, !moved.contains(view.id)
      else { continue }
      if !view.scrolls { seen.insert(position) }
      guard view.isMissed, isDecided(position),
        let now = small.tree.frame(of: small.viewNodes[position])?.size,
        let before = own.tree.frame(of: own.viewNodes[position])?.size
      else { continue }
      for axis in Axis.allCases where now[axis] < Self.least && before[axis] >= Self.least {
        return .vanished(view: position, axis)
      }
    }
    return nil
  }

  private func cut(_ root: Int) -> ShrunkWindow.Loss? {
    for view in shown where view.area == root && isTrusted(view.position) {
      guard let given = small.tree.alignmentRect(of: small.viewNodes[view.position])?.size,
        let before = own.tree.alignmentRect(of: own.viewNodes[view.position])?.size
      else { continue }
      let need = short[view.position]
      for axis in Axis.allCases {
        if let need, need.isShort(given, axis), !need.isShort(before, axis), let needed = need.size[axis] {
          return .cut(view: view.position, axis, needed: needed, given: given[axis])
        }
        guard need == nil, small.scene.views[view.position].isCutSideways, axis == .horizontal,
          let needed = small.naturalContentSize(ofView: view.position)[axis]
        else { continue }
        if given[axis] < needed - Self.slack, before[axis] > needed - Self.slack {
          return .cut(view: view.position, axis, needed: needed, given: given[axis])
        }
      }
    }
    return nil
  }

  private func isTrusted(_ position: Int) -> Bool {
    isDecided(position) && own.isContentCertain(ofView: position)
      && !diagnosis.judgement.conflictSearch.nodes.contains(own.viewNodes[position])
      && !moved.contains(own.scene.views[position].id)
  }

  /// Whether constraints decide a view's frame, though it be another one than the document has.
  private func isDecided(_ position: Int) -> Bool {
    switch diagnosis.judgement.verdicts[position] {
    case nil, .misplaced, .follows: true
    default: false
    }
  }
}

extension ResolvedView {
  /// Whether anybody would miss the view itself, and not only what is in it.
  fileprivate var isMissed: Bool {
    switch kind {
    case .view, .customView, .box, .stackView, .gridView, .visualEffectView, .clipView, .scroller,
      .tableHeaderView, .imageView:
      false
    default: customClass == nil
    }
  }

  /// Whether a view shows less where it is narrower: texts may wrap or scroll.
  fileprivate var isCutSideways: Bool {
    switch kind {
    case .button, .popUpButton, .segmentedControl, .stepper, .switch, .datePicker: customClass == nil
    default: false
    }
  }
}
