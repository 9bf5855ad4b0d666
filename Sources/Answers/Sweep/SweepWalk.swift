import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutLint

/// Goes through the sizes of a scene: finds the stretches over which constraints foretell every frame, each held against the
/// layout at its far end, and has the linter judge single sizes.
struct SweepWalk {
  /// To this, in points, sizes are told that can only be found by trying.
  static let step = 0.5
  /// Where even the next step does not follow a line, so far goes what is only tried.
  private static let triedLength = 8.0
  /// Beside a size at which required constraints start to clash, in points.
  private static let beside = 1e-3
  /// How far frames may be from what was foretold: layouts round to some 1e-5 points.
  private static let tolerance = 1e-3
  private static let rules = ["conflicting-constraints", "clipped-content", "invisible-view"]

  let position: Int
  let axis: Axis
  /// The size along the other axis.
  let across: Double
  private var session: DocumentSession
  private let linterRules: [Rule]
  private(set) var layoutCount = 0

  init(_ session: DocumentSession, position: Int, axis: Axis, across: Double) {
    self.session = session
    self.position = position
    self.axis = axis
    self.across = across
    // A sweep looks at what becomes of a content, also in windows that would not be so small.
    self.session.environment.forcesSize = true
    linterRules = Self.rules.compactMap { Rule.named($0) }
  }

  private mutating func show(_ size: Double) {
    let root = axis == .horizontal ? Size(width: size, height: across) : Size(width: across, height: size)
    if session.environment.size != root {
      session.environment.size = root
      layoutCount += 1
    }
  }

  mutating func layout(at size: Double) throws(AnswerError) -> SceneLayout {
    show(size)
    return try session.layout(ofScene: position)
  }

  /// What the rules find at a size.
  mutating func findings(at size: Double) throws(AnswerError) -> [Finding] {
    show(size)
    let scene = session.document.scenes[position].id
    return try session.findings(by: linterRules, scene: scene).findings
  }

  // MARK: Stretches

  mutating func stretches(over sizes: ClosedRange<Double>) throws(AnswerError) -> [SweepStretch] {
    var found: [SweepStretch] = []
    var start = sizes.lowerBound
    while true {
      let layout = try layout(at: start)
      var stretch = try stretch(from: start, to: sizes.upperBound, layout)
      if let last = found.last, last.isUpperExact {
        stretch.sizes = last.sizes.upperBound...max(stretch.sizes.upperBound, last.sizes.upperBound)
        stretch.isLowerExact = true
      }
      found.append(stretch)
      let end = stretch.sizes.upperBound
      if end >= sizes.upperBound { return found }
      start = min(end + (stretch.isUpperExact ? Self.beside : Self.step), sizes.upperBound)
    }
  }

  /// The longest stretch that begins with a layout.
  private mutating func stretch(
    from start: Double, to end: Double, _ layout: SceneLayout
  ) throws(AnswerError) -> SweepStretch {
    var stretch = SweepStretch(
      sizes: start...start, isLowerExact: false, isUpperExact: false, layout: layout, sweep: nil)
    guard end > start, let sweep = try sweep(layout, start...end) else {
      stretch.sizes = start...min(start + Self.triedLength, end)
      return stretch
    }
    var last = end
    if let change = layout.tree.firstContentChange(in: sweep, step: Self.step) {
      last = min(last, max(start, change - Self.step))
    }
    if last > start, try !agrees(sweep, layout, at: last) {
      let clash = sweep.conflicts.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        .first { $0 > start + 2 * Self.beside && $0 < last }
      if let clash, try agrees(sweep, layout, at: clash - Self.beside) {
        return SweepStretch(
          sizes: start...clash, isLowerExact: false, isUpperExact: true, layout: layout, sweep: sweep)
      }
      last = try lastAgreement(sweep, layout, start, clash.map { min($0, last) } ?? last)
      if last == start {
        stretch.sizes = start...min(start + Self.triedLength, end)
        return stretch
      }
    }
    return SweepStretch(
      sizes: start...last, isLowerExact: false, isUpperExact: last == end, layout: layout,
      sweep: last > start ? sweep : nil)
  }

  private func sweep(
    _ layout: SceneLayout, _ sizes: ClosedRange<Double>
  ) throws(AnswerError) -> RootSweep? {
    guard let root = layout.scene.mainRoot else { return nil }
    do throws(LayoutError) {
      return try layout.tree.sweep(axis, of: layout.viewNodes[root], over: sizes)
    } catch {
      throw .unsolvable(error)
    }
  }

  /// Whether the layout at a size has the frames that the constraints foretold.
  private mutating func agrees(
    _ sweep: RootSweep, _ layout: SceneLayout, at size: Double
  ) throws(AnswerError) -> Bool {
    let other = try self.layout(at: size)
    guard other.viewNodes == layout.viewNodes else { return false }
    return other.viewNodes.allSatisfy { node in
      guard let foretold = sweep.frame(of: node, at: size), let found = other.tree.frame(of: node) else {
        return true
      }
      return foretold.isNear(found, within: Self.tolerance)
    }
  }

  /// The last step at which frames are as foretold, before one at which they are not.
  private mutating func lastAgreement(
    _ sweep: RootSweep, _ layout: SceneLayout, _ start: Double, _ end: Double
  ) throws(AnswerError) -> Double {
    var (good, bad) = (0.0, ((end - start) / Self.step).rounded(.up))
    while bad - good > 1 {
      let middle = ((good + bad) / 2).rounded(.down)
      if try agrees(sweep, layout, at: start + middle * Self.step) { good = middle } else { bad = middle }
    }
    return start + good * Self.step
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect, within tolerance: Double) -> Bool {
    (minX - other.minX).magnitude <= tolerance && (minY - other.minY).magnitude <= tolerance
      && (width - other.width).magnitude <= tolerance && (height - other.height).magnitude <= tolerance
  }
}
