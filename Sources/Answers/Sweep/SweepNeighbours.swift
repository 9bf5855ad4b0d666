import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

/// What a scene's own layout keeps clear of each other: views beside each other that do not overlap, and views with a
/// content that lie inside of the safe area.
///
/// Only what is all right as designed can get wrong: a badge overlaps its icon at every size, and is meant to.
struct SweepNeighbours {
  private let names: [String]
  /// Positions of sibling views.
  private let pairs: [(Int, Int)]
  private let inside: [Int]
  private let root: Int?
  private let isWindow: Bool

  /// What is closer than this touches, in points.
  private static let touching = 0.01

  /// - Parameters:
  ///   - scene: The scene as it is swept.
  ///   - own: Its own layout.
  /// - Complexity: Quadratic in the subviews of each view.
  init(_ layout: SceneLayout, own: SceneLayout) {
    names = SceneNames(layout.scene, in: layout.document).views
    root = layout.scene.mainRoot
    isWindow = layout.document.platform == .macOS
    var frames: [String: Rect] = [:]
    for (view, frame) in zip(own.scene.views, own.rootFrames()) { frames[view.id] = frame }
    var subviews: [[Int]] = Array(repeating: [], count: layout.scene.views.count)
    var shown: [Bool] = []
    var scrolls: [Bool] = []
    for (position, view) in layout.scene.views.enumerated() {
      shown.append(
        !view.isHidden && view.attributes.opacity != 0 && (view.parent.map { shown[$0] } ?? true))
      scrolls.append(
        layout.tree.contentArea(of: layout.viewNodes[position]) != nil
          || (view.parent.map { scrolls[$0] } ?? false))
      if let parent = view.parent, shown[position] { subviews[parent].append(position) }
    }
    var pairs: [(Int, Int)] = []
    var inside: [Int] = []
    let area = own.scene.mainRoot.flatMap { root in
      frames[own.scene.views[root].id].map { $0.inset(by: own.safeArea(ofView: root, own.embedding)) }
    }
    for (position, children) in subviews.enumerated() {
      for (place, one) in children.enumerated() {
        guard let first = frames[layout.scene.views[one].id] else { continue }
        for other in children[(place + 1)...] {
          guard let second = frames[layout.scene.views[other].id] else { continue }
          if first.depth(in: second) <= 0.5 { pairs.append((one, other)) }
        }
      }
      let view = layout.scene.views[position]
      guard children.isEmpty, shown[position], !scrolls[position], view.parent != nil,
        Self.holdsContent(view.kind), let frame = frames[view.id], let area
      else { continue }
      if frame.minX >= area.minX - 0.5, frame.minY >= area.minY - 0.5, frame.maxX <= area.maxX + 0.5,
        frame.maxY <= area.maxY + 0.5
      {
        inside.append(position)
      }
    }
    self.pairs = pairs
    self.inside = inside
  }

  /// Whether a person reads or touches such a view; pictures and plain views may be backgrounds.
  private static func holdsContent(_ kind: ViewKind) -> Bool {
    switch kind {
    case .label, .button, .textField, .textView, .segmentedControl, .slider, .stepper, .switch: true
    default: false
    }
  }

  /// Adds what overlaps or leaves the safe area over a stretch.
  ///
  /// - Complexity: Linear in pairs and views, for each bend.
  func collect(_ stretch: SweepStretch, into found: inout SweepCollector) {
    let bends = stretch.bends
    for (low, high) in zip(bends, bends.dropFirst()) {
      let line = SweepLine(low: low, high: high)
      let before = stretch.frames(at: low, onLineFrom: low)
      let after = stretch.frames(at: high, onLineFrom: low)
      for (one, other) in pairs {
        addOverlap(one, other, (before, after), line, stretch, &found)
      }
      for position in inside { addEscapes(position, (before, after), line, stretch, &found) }
    }
  }

  private func addOverlap(
    _ one: Int, _ other: Int, _ frames: (before: [Rect], after: [Rect]), _ line: SweepLine,
    _ stretch: SweepStretch, _ found: inout SweepCollector
  ) {
    let (a, b) = (frames.before[one], frames.before[other])
    let (c, d) = (frames.after[one], frames.after[other])
    let depths = [
      (a.maxX - b.minX, c.maxX - d.minX), (b.maxX - a.minX, d.maxX - c.minX),
      (a.maxY - b.minY, c.maxY - d.minY), (b.maxY - a.minY, d.maxY - c.minY),
      (a.width, c.width), (a.height, c.height), (b.width, d.width), (b.height, d.height),
    ].map { (first: $0.0, last: $0.1) }
    guard let sizes = line.positive(depths) else { return }
    func depth(_ size: Double) -> Double { depths.map { line.value($0, at: size) }.min() ?? 0 }
    let middle = depth((sizes.lowerBound + sizes.upperBound) / 2)
    guard middle > Self.touching else { return }
    func finding(_ depth: Double) -> Finding {
      let view = stretch.layout.scene.views[other]
      return Finding(
        rule: "overlapping-views", severity: .warning,
        message:
          "\(item: names[one]) and \(item: names[other]) overlap by \(value: max(depth, 0).points)",
        span: view.element.idAttribute?.span ?? view.element.span, subject: view.id)
    }
    found.add(
      "overlap \(one) \(other)", finding(depth(sizes.lowerBound)), finding(depth(sizes.upperBound)),
      over: stretch.range(sizes.lowerBound, sizes.upperBound),
      extent: max(middle, depth(sizes.lowerBound), depth(sizes.upperBound)))
  }

  private func addEscapes(
    _ position: Int, _ frames: (before: [Rect], after: [Rect]), _ line: SweepLine, _ stretch: SweepStretch,
    _ found: inout SweepCollector
  ) {
    guard let root else { return }
    let insets = stretch.layout.safeArea(ofView: root, stretch.layout.embedding)
    let (a, b) = (frames.before[root].inset(by: insets), frames.after[root].inset(by: insets))
    let (c, d) = (frames.before[position], frames.after[position])
    let sides: [(side: String, beyond: (first: Double, last: Double))] = [
      ("left", (a.minX - c.minX, b.minX - d.minX)), ("right", (c.maxX - a.maxX, d.maxX - b.maxX)),
      ("top", (a.minY - c.minY, b.minY - d.minY)), ("bottom", (c.maxY - a.maxY, d.maxY - b.maxY)),
    ]
    for (side, beyond) in sides {
      guard let sizes = line.positive([beyond]) else { continue }
      let (low, high) = (line.value(beyond, at: sizes.lowerBound), line.value(beyond, at: sizes.upperBound))
      guard max(low, high) > Self.touching else { continue }
      func finding(_ distance: Double) -> Finding {
        let view = stretch.layout.scene.views[position]
        let area = isWindow ? "window" : "safe area"
        return Finding(
          rule: "outside-safe-area", severity: .warning,
          message:
            "\(item: names[position]) reaches \(value: max(distance, 0).points) beyond the \(area) at the \(side)",
          span: view.element.idAttribute?.span ?? view.element.span, subject: view.id)
      }
      found.add(
        "outside \(position) " + side, finding(low), finding(high),
        over: stretch.range(sizes.lowerBound, sizes.upperBound), extent: max(low, high))
    }
  }
}

extension Rect {
  /// How far two rectangles reach into each other, in points; negative where they lie apart.
  fileprivate func depth(in other: Rect) -> Double {
    min(
      maxX - other.minX, other.maxX - minX, maxY - other.minY, other.maxY - minY,
      min(width, height, other.width, other.height))
  }
}
