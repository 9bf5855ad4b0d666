import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

/// What the engine reads of a view, and what it writes there.
extension UIView {
  // MARK: Joining and leaving

  /// Has the engine of the hierarchy that the view came to take it in.
  func joinEngine() {
    if ownEngine != nil { leaveOwnEngine() }
    storedSuperview?.engine?.arrived(self)
  }

  /// Takes the view out of its hierarchy's engine, and drops the constraints between what leaves and what stays.
  func leaveLayout() {
    if engine != nil { leaveEngine() }
    forEachInSubtree { $0.layoutState.insert(.isLeaving) }
    forEachInSubtree { view in
      view.storedItem?.dropReferencesToOutside()
      for guide in view.guides { guide.item.dropReferencesToOutside() }
    }
    forEachInSubtree { $0.layoutState.remove(.isLeaving) }
  }

  func leaveEngine() { engine?.left(self) }

  /// A hierarchy that became part of another one gives up its own engine.
  private func leaveOwnEngine() {
    ownEngine?.left(self)
    ownEngine = nil
  }

  func forgetEngine() {
    engine = nil
    storedItem?.node = nil
    for guide in guides { guide.item.node = nil }
    for constraint in installedConstraints { constraint.installation.forgetRows() }
    layoutState.remove(.isListedAsEdited)
    pendingEdits = []
  }

  // MARK: The cycle

  /// Solves what is pending, making the engine where one is needed for the first time.
  func settleEngine() {
    Departures.settle()
    if ownEngine == nil {
      guard layoutState.contains(.usesAutoLayout) else { return }
      ownEngine = LayoutEngine(root: self)
    }
    ownEngine?.settle()
  }

  /// Has the next turn of the run loop lay out the window.
  func markNeedsSettling() { if let window = storedWindow { LayoutScheduler.schedule(window) } }

  /// Notes for the superview that the engine has another frame for the view, or the view another one than the engine.
  func listForPlacing() {
    // The superview stays: nothing here runs other code.
    superviewPointer?.look { superview in
      superview.markNeedsLayout()
      guard !layoutState.contains(.isListedForPlacing) else { return }
      layoutState.insert(.isListedForPlacing)
      superview.subviewsToPlace.append(item)
    }
  }

  /// Notes for the superview that a view which constraints place has another frame than they give it. What the superview
  /// sets itself, as it lays out its subviews, stands until its next layout, as in UIKit: another one at once would set it
  /// again, for ever.
  func listAsDisplaced() {
    guard let superview = storedSuperview, superview.layoutState.contains(.isLayingOut),
      !translatesAutoresizingMaskIntoConstraints
    else { return listForPlacing() }
    guard !layoutState.contains(.isListedForPlacing) else { return }
    layoutState.insert(.isListedForPlacing)
    superview.subviewsToPlace.append(item)
  }

  /// What `layoutSubviews` does: frames from the engine.
  func placeSubviews() {
    guard let engine else { return }
    engine.settle()
    guard !subviewsToPlace.isEmpty else { return }
    var listed = subviewsToPlace.takeAll(firstAtEnd: true)
    let pixels = engine.pixels
    while let item = listed.popLast() {
      guard let view = item.view else { continue }
      view.layoutState.remove(.isListedForPlacing)
      guard view.isSubview(of: self), let frame = engine.frame(of: item, pixels) else { continue }
      if view.translatesAutoresizingMaskIntoConstraints, engine.agrees(with: view) { continue }
      view.take(frame)
    }
    subviewsToPlace.reuse(listed)
  }

  /// Takes a frame of the engine's.
  private func take(_ frame: CGRect) {
    let old = geometry
    var placed = old
    placed.setFrame(frame)
    layoutState.insert(.isBeingPlaced)
    if placed.bounds.size != old.bounds.size { bounds = placed.bounds }
    if placed.center != old.center { center = placed.center }
    layoutState.remove(.isBeingPlaced)
  }

  /// The topmost view takes its size from its constraints, where its frame does not become constraints.
  func takeOwnSize() {
    if let window = self as? HostedWindow { return window.takeSolvedSize() }
    guard !translatesAutoresizingMaskIntoConstraints, let frame = ownEngine?.frame(of: item) else { return }
    guard frame.size != bounds.size else { return }
    var placed = geometry
    placed.setFrame(CGRect(origin: self.geometry.frame.origin, size: frame.size))
    layoutState.insert(.isBeingPlaced)
    bounds.size = placed.bounds.size
    center = placed.center
    layoutState.remove(.isBeingPlaced)
  }

  // MARK: Changes

  func placementChanged() { engine?.edited(self, .placement) }

  func contentChanged() {
    if let engine { engine.edited(self, .content) } else { storedSuperview?.markNeedsLayout() }
    tellObservers()
  }

  func directionChanged() {
    engine?.edited(self, [.direction, .arrangement, .insets])
    markNeedsLayout()
  }

  func contentOriginChanged() { markNeedsLayout() }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    if translates { layoutState.insert(.translatesMask) } else { layoutState.remove(.translatesMask) }
    markUsesAutoLayout()
    placementChanged()
  }

  // MARK: Description

  /// The frame that the mask refers to, and that is kept where nothing decides: the transform is not layout's. What
  /// constraints leave open of other views is 0, whatever frame they were given: a view is lost for which too few
  /// constraints speak (UIKit's engine, by the literature on debugging constraints).
  var engineFrame: Rect {
    translatesAutoresizingMaskIntoConstraints || keepsGivenFrame ? Rect(geometry.frame) : .zero
  }

  /// Whether the frame that the view was given stays where constraints leave it open: of the topmost view and of a
  /// controller's view in a window, which take their frames from what shows them; of a view that was exercised; and on
  /// Interface Builder's canvas, which records frames.
  var keepsGivenFrame: Bool {
    guard layoutState.contains(.hasGivenFrame) else { return false }
    return layoutState.contains(.isExercised) || canvas != nil || storedSuperview == nil
      || engine?.root === self || controller != nil && storedSuperview is UIWindow
  }

  func placement(in engine: LayoutEngine) -> Placement {
    if self === engine.root {
      if engine.isFitting { return .constraints }
      if let window = self as? HostedWindow { return window.placement }
      return translatesAutoresizingMaskIntoConstraints ? .encapsulated : .constraints
    }
    guard translatesAutoresizingMaskIntoConstraints else { return .constraints }
    if (self as? HostedView)?.isEncapsulated == true { return .encapsulated }
    let container = storedSuperview.map { Size($0.bounds.size) } ?? .zero
    return .mask(autoresizingMask.engineMask, container: container)
  }

  var engineDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  var engineContentSize: ContentSize {
    let size = canvas?.contentSize ?? intrinsicContentSize
    return ContentSize(
      width: size.width == UIView.noIntrinsicMetric ? nil : size.width,
      height: size.height == UIView.noIntrinsicMetric ? nil : size.height)
  }

  func engineContentPriorities(_ axis: NSLayoutConstraint.Axis) -> ContentPriorities {
    ContentPriorities(
      hugging: contentHuggingPriority(for: axis).enginePriority,
      compressionResistance: contentCompressionResistancePriority(for: axis).enginePriority)
  }

  var engineBaselines: Baselines {
    if let canvas {
      return Baselines(
        firstFromTop: canvas.firstBaseline.map { Double($0) },
        lastFromBottom: canvas.lastBaseline.map { Double($0) })
    }
    let insets = alignmentRectInsets
    let baselines = textBaselines
    return Baselines(
      firstFromTop: baselines.first.map { $0 - insets.top },
      lastFromBottom: baselines.last.map { $0 - insets.bottom })
  }
}

extension LayoutItem {
  /// Drops the constraints that stand on views which stay while the item leaves.
  fileprivate func dropReferencesToOutside() {
    for reference in references.reversed() {
      let constraint = reference.takeUnretainedValue()
      guard constraint.installation.container?.layoutState.contains(.isLeaving) == false else { continue }
      // Its row went with the item.
      constraint.installation.forgetRows()
      constraint.deactivate()
    }
  }
}

extension Rect {
  init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
