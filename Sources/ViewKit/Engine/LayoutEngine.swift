import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

/// Auto Layout of one hierarchy: the layout tree of the views and guides under its topmost view, and what has changed of
/// them since the last solution.
///
/// It comes into being with the first layout of a hierarchy that has constraints. Views and constraints tell it what
/// changes; `settle()` hands that to the tree, solves, and marks the views whose values are new.
@MainActor
final class LayoutEngine {
  /// Behind a pointer: read from a class, it would be copied for each question.
  private let storage: UnsafeMutablePointer<LayoutTree>
  var tree: LayoutTree {
    unsafeAddress { UnsafePointer(storage) }
    unsafeMutableAddress { storage }
  }
  unowned(unsafe) let root: UIView
  /// Whether the views take part for those of AppKit.
  let isHosted: Bool
  /// By the index of its node. Unchecked, as the lists below: things are put in, and taken out one or all at once, so that
  /// no access lasts while other code runs.
  @exclusivity(unchecked) private(set) var items: [Unmanaged<LayoutItem>?] = []
  /// Views that came since the last solution.
  @exclusivity(unchecked) private var arrivals: [LayoutItem] = []
  @exclusivity(unchecked) private var edits: [LayoutItem] = []
  @exclusivity(unchecked) private var newConstraints: [NSLayoutConstraint] = []
  private(set) var needsSolving = true
  /// Whether the engine lives for one question, asked of a view that has its place elsewhere.
  private(set) var isFitting = false
  var brokenConstraints = BrokenConstraints()
  /// Views that convert between frames and alignment rectangles by functions of their own, and were described since the
  /// last solution.
  @exclusivity(unchecked) private var askedAlignments: [LayoutItem] = []
  /// Whether there has been such a view.
  private(set) var convertsAlignment = false
  /// The nodes tied to a view that was exercised since the last pass of layout.
  var exercisedNodes: Set<NodeID> = []
  /// The nodes that stand for distances, by the constraints that speak of them.
  var distances: [ObjectIdentifier: [NodeID]] = [:]

  init(root: UIView) {
    UnsafeChecks.made
    self.root = root
    isHosted = root.isHosted
    storage = .allocate(capacity: 1)
    storage.initialize(to: LayoutTree())
    root.engine = self
    tree.tracksChanges = true
    tree.contentProvider = WrappingContents(self)
    arrivals = [root.item]
  }

  /// For a size that a view would have by itself.
  init(fitting view: UIView) {
    root = view
    isHosted = view.isHosted
    storage = .allocate(capacity: 1)
    storage.initialize(to: LayoutTree())
    isFitting = true
    tree.contentProvider = WrappingContents(self)
    needsSolving = false
  }

  @MainActor deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  // MARK: What views tell

  func arrived(_ view: UIView) {
    arrivals.append(view.item)
    needsSolving = true
  }

  func arrived(_ guide: UILayoutGuide) {
    guard let owner = guide.owningView, owner.item.node != nil else { return }
    addNode(of: guide, in: owner)
    needsSolving = true
    owner.markNeedsLayout()
  }

  func left(_ guide: UILayoutGuide) {
    guard let node = guide.item.node else { return }
    remove(node)
    items[Int(node.index)] = nil
    guide.item.node = nil
  }

  /// Takes a view and all below it out of the tree.
  func left(_ view: UIView) {
    if UIView.hasMisplacedConstraints { takeOutMisplacedConstraints(of: view) }
    if let node = view.item.node { remove(node) }
    view.forEachInSubtree { member in
      if let node = member.item.node { items[Int(node.index)] = nil }
      for guide in member.guides {
        if let node = guide.item.node { items[Int(node.index)] = nil }
      }
      member.forgetEngine()
    }
    needsSolving = true
  }

  /// Those that speak of what stays do not go with what leaves.
  private func takeOutMisplacedConstraints(of view: UIView) {
    view.forEachInSubtree { member in
      for constraint in member.installedConstraints where constraint.installation.isMisplaced {
        uninstalled(constraint)
      }
    }
  }

  func edited(_ view: UIView, _ edits: ViewEdits) {
    if let recorder = LayoutRecorder.current, !view.pendingEdits.isSuperset(of: edits) {
      recorder.changed(view)
    }
    view.pendingEdits.formUnion(edits)
    needsSolving = true
    guard !view.layoutState.contains(.isListedAsEdited) else { return }
    view.layoutState.insert(.isListedAsEdited)
    self.edits.append(view.item)
    root.markNeedsSettling()
  }

  func installed(_ constraint: NSLayoutConstraint) {
    newConstraints.append(constraint)
    needsSolving = true
    root.markNeedsSettling()
  }

  func uninstalled(_ constraint: NSLayoutConstraint) {
    defer { if !distances.isEmpty { removeDistances(of: constraint) } }
    guard let row = constraint.installation.row else { return }
    attempt { () throws(LayoutError) in
      try tree.remove(row)
      if let bound = constraint.installation.bound { try tree.remove(bound) }
    }
    constraint.installation.forgetRows()
    needsSolving = true
    root.markNeedsSettling()
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.installation.row else { return }
    attempt { () throws(LayoutError) in
      try tree.setConstant(constraint.storedConstant, of: row)
      if let bound = constraint.installation.bound {
        try tree.setConstant(constraint.storedConstant, of: bound)
      }
    }
    needsSolving = true
    root.markNeedsSettling()
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard let row = constraint.installation.row else { return }
    attempt { () throws(LayoutError) in try tree.setPriority(constraint.enginePriority, of: row) }
    needsSolving = true
    root.markNeedsSettling()
  }

  // MARK: The solution

  /// Solves what is pending, and marks the superviews of all that moves.
  func settle() {
    guard needsSolving else { return }
    needsSolving = false
    let span = LayoutRecorder.current?.beginSolving(self)
    takeArrivals()
    takeEdits()
    takeConstraints()
    attempt { () throws(LayoutError) in try tree.layout() }
    var moved = tree.takeChangedNodes()
    if convertsAlignment { adaptAlignmentRects(&moved) }
    span?.endSolving(self)
    let rootNode = root.item.node
    for node in moved { markMoved(node, rootNode) }
    // Where content decides all of a window's size, another one that it is given changes nothing in the tree.
    (root as? HostedWindow)?.takeSolvedSize()
    reportConflicts()
  }

  private func markMoved(_ node: NodeID, _ rootNode: NodeID?) {
    guard Int(node.index) < items.count, let item = items[Int(node.index)] else { return }
    if node == rootNode { return root.takeOwnSize() }
    // Whoever owns the items and views keeps them: marking runs no other code.
    item.look { item in
      if let view = item.viewPointer {
        view.look { $0.listForPlacing() }
      } else {
        item.guide?.owningView?.markNeedsLayout()
      }
    }
  }

  private func takeArrivals() {
    guard !arrivals.isEmpty else { return }
    let items = arrivals
    arrivals = []
    for item in items where item.node == nil {
      // What came and went again since is not here.
      guard let view = item.view, view === root || view.storedSuperview?.engine === self else { continue }
      host(view)
    }
  }

  private func takeEdits() {
    guard !edits.isEmpty else { return }
    let items = edits
    edits = []
    for item in items {
      guard let view = item.view else { continue }
      view.layoutState.remove(.isListedAsEdited)
      let pending = view.pendingEdits
      view.pendingEdits = []
      if view.engine === self, view.item.node != nil { describe(view, pending) }
    }
  }

  private func takeConstraints() {
    guard !newConstraints.isEmpty else { return }
    let constraints = newConstraints
    newConstraints = []
    for constraint in constraints where constraint.installation.row == nil {
      if constraint.installation.container?.engine === self { add(constraint) }
    }
  }

  /// Has the next solution see whether a view's conversions agree with it.
  func askForAlignment(of item: LayoutItem) {
    askedAlignments.append(item)
    convertsAlignment = true
    tree.tracksChanges = true
  }

  func takeAskedAlignments() -> [LayoutItem] {
    defer { askedAlignments = [] }
    return askedAlignments
  }

  /// Solves after the tree was told something directly.
  func solveAgain() {
    needsSolving = true
    settle()
  }

  // MARK: The tree

  private func remove(_ node: NodeID) {
    attempt { () throws(LayoutError) in try tree.remove(node) }
    needsSolving = true
  }

  func register(_ item: LayoutItem, as node: NodeID) {
    item.node = node
    while items.count <= Int(node.index) { items.append(nil) }
    items[Int(node.index)] = Unmanaged.passUnretained(item)
  }

  func item(of node: NodeID) -> LayoutItem? {
    Int(node.index) < items.count ? items[Int(node.index)]?.takeUnretainedValue() : nil
  }

  /// Numbers are checked where they enter, and handles are the engine's own: what the tree refuses is a defect.
  func attempt(_ body: () throws(LayoutError) -> Void) {
    do throws(LayoutError) { try body() } catch {
      LayoutLog.report(.engineFailed(root, error.message))
    }
  }

  /// Where the solution has a view or guide, rounded to the screen's pixels.
  func frame(of item: LayoutItem) -> CGRect? { frame(of: item, pixels) }

  func frame(of item: LayoutItem, _ pixels: PixelGrid) -> CGRect? {
    guard let node = item.node, let frame = tree.frameInPlace(of: node) else { return nil }
    return CGRect(isHosted ? hostedFrame(of: node, pixels) ?? frame : pixels.round(frame))
  }

  /// Whether a view stands where the solution, before it is rounded, has it: a frame that was set stays as it was set, and
  /// setting it again in each `layoutSubviews` asks for no other pass.
  func agrees(with view: UIView) -> Bool {
    guard let node = view.item.node, let solved = tree.frameInPlace(of: node) else { return false }
    let frame = view.engineFrame
    let differences = [
      solved.minX - frame.minX, solved.minY - frame.minY, solved.width - frame.width,
      solved.height - frame.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }

  var pixels: PixelGrid { PixelGrid(scale: root.contentScaleFactor) }
}
