import CoreGraphics

extension UIView {
  /// The topmost view.
  var hierarchyRoot: UIView { climb { _, _ in true } }

  /// Goes from view to superview as long as a function of both says so, which must run no code of others.
  ///
  /// - Returns: The view where that ends.
  @inline(__always) @discardableResult
  func climb(while goesOn: (_ view: UIView, _ superview: UIView) -> Bool) -> UIView {
    // The hierarchy, which stays as it is, keeps all views on the way.
    var top = Unmanaged.passUnretained(self)
    while let next = top.look({ $0.superviewPointer }) {
      let goesOn = top.look { view in
        next.look { goesOn(view, $0) }
      }
      guard goesOn else { break }
      top = next
    }
    return top.takeUnretainedValue()
  }

  /// Whether a view is the superview.
  func isSubview(of view: UIView) -> Bool {
    superviewPointer?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }

  func hasAncestor(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.storedSuperview
    }
    return false
  }

  func find(_ tag: Int) -> UIView? {
    var open = [self]
    while let view = open.popLast() {
      if view.tag == tag { return view }
      open.append(contentsOf: view.storedSubviews.reversed())
    }
    return nil
  }

  // MARK: Adding

  func insert(_ view: UIView, at index: Int) { insert(view, at: index, beside: nil) }

  /// Where the view comes right behind or in front of a sibling, its layer does so too.
  private func insert(_ view: UIView, at index: Int, beside sibling: SublayerOrder.Neighbor?) {
    Departures.settle()
    if view === self { return Faults.raise("Can't add self as subview") }
    if !view.storedSubviews.isEmpty && hasAncestor(view) {
      return Faults.raise("A view cannot be inside itself: \(view) already contains \(self).")
    }
    if view.storedSuperview === self {
      storedSubviews.remove(at: place(of: view))
      store(view, at: index, beside: sibling)
      return subviewsChanged()
    }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.announce(newWindow) }
    if let old = view.storedSuperview {
      old.willRemoveSubview(view)
      view.superview?.detach(view)
    }
    store(view, at: index, beside: sibling)
    view.setSuperview(self)
    TraitInheritance.hierarchyChanged()
    view.joinHierarchy()
    if changesWindow { view.enter(newWindow) }
    didAddSubview(view)
    if changesWindow { view.announceEntry() }
    view.didMoveToSuperview()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling.storedSuperview === self, sibling !== view else {
      return insert(view, at: storedSubviews.count)
    }
    if view.storedSuperview === self { storedSubviews.remove(at: place(of: view)) }
    let index = place(of: sibling) + offset
    let neighbor = SublayerOrder.Neighbor(view: sibling, offset: offset)
    if view.storedSuperview === self {
      store(view, at: index, beside: neighbor)
      subviewsChanged()
    } else {
      insert(view, at: index, beside: neighbor)
    }
  }

  func exchange(_ first: Int, _ second: Int) {
    storedSubviews.swapAt(first, second)
    numberSubviews()
    rarelyUsed?.sublayers?.exchange(storedSubviews[first], storedSubviews[second])
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.storedSuperview === self else { return }
    storedSubviews.remove(at: place(of: view))
    store(view, at: toFront ? storedSubviews.count : 0)
  }

  private func store(_ view: UIView, at index: Int, beside sibling: SublayerOrder.Neighbor? = nil) {
    if index >= storedSubviews.count {
      view.siblingOrder = (storedSubviews.last?.siblingOrder ?? -1) + 1
      storedSubviews.append(view)
    } else {
      storedSubviews.insert(view, at: max(index, 0))
      numberSubviews()
    }
    if rarelyUsed?.sublayers != nil || view.rarelyUsed?.isLayerElsewhere == true {
      layersFollow(view, beside: sibling)
    }
  }

  private func numberSubviews() {
    for (index, view) in storedSubviews.enumerated() { view.siblingOrder = Int32(index) }
  }

  /// - Complexity: O(log n).
  private func place(of view: UIView) -> Int {
    var low = 0
    var high = storedSubviews.count - 1
    while low < high {
      let middle = (low + high) / 2
      if storedSubviews[middle].siblingOrder < view.siblingOrder { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Removing

  func leaveSuperview() {
    guard let parent = superview else { return }
    withExtendedLifetime(self) {
      let oldWindow = window
      willMove(toSuperview: nil)
      if oldWindow != nil { announce(nil) }
      parent.willRemoveSubview(self)
      // One of the calls may have taken it elsewhere.
      guard superview === parent else { return }
      parent.detach(self)
      if oldWindow != nil {
        enter(nil)
        announceEntry()
      }
      didMoveToSuperview()
    }
  }

  /// Takes a subview out, with the constraints between it and what stays.
  private func detach(_ view: UIView) {
    // A view without constraints has its place in the engine, too, where another one has some.
    if view.layoutState.contains(.usesAutoLayout) || view.engine != nil { view.leaveLayout() }
    storedSubviews.remove(at: place(of: view))
    view.setSuperview(nil)
    view.layoutState.subtract([.isListedAsPending, .isListedForPlacing])
    TraitInheritance.hierarchyChanged()
    subviewsChanged()
  }

  // MARK: Windows

  /// Calls a function with the view and all below it, superviews first.
  func forEachInSubtree(_ body: (UIView) -> Void) {
    var open = [self]
    while let view = open.popLast() {
      body(view)
      open.append(contentsOf: view.storedSubviews.reversed())
    }
  }

  private func announce(_ newWindow: UIWindow?) {
    let oldWindow = window
    forEachInSubtree { view in
      view.controller?.viewWillMove(from: oldWindow, to: newWindow)
      view.willMove(toWindow: newWindow)
    }
  }

  func enter(_ window: UIWindow?) { forEachInSubtree { $0.setWindow(window) } }

  private func announceEntry() {
    if let window { LayoutScheduler.schedule(window) }
    forEachInSubtree { view in
      if !ClassStyles.isEmpty, view.window != nil { ClassStyles.style(view) }
      view.didMoveToWindow()
      view.controller?.viewDidMove(to: view.window)
    }
  }
}
