import CoreGraphics

extension UIView {
  /// The topmost view.
  var hierarchyRoot: UIView {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  func hasAncestor(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
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

  func insert(_ view: UIView, at index: Int) {
    precondition(view !== self, "Can't add self as subview")
    precondition(
      view.storedSubviews.isEmpty || !hasAncestor(view),
      "A view cannot be inside itself: \(view) already contains \(self).")
    if view.superview === self {
      storedSubviews.remove(at: place(of: view))
      store(view, at: index)
      return markNeedsLayout()
    }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    view.willMove(toSuperview: self)
    if changesWindow { view.announce(newWindow) }
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.detach(view)
    }
    store(view, at: index)
    view.setSuperview(self)
    TraitInheritance.hierarchyChanged()
    view.joinHierarchy()
    if changesWindow { view.enter(newWindow) }
    didAddSubview(view)
    view.didMoveToSuperview()
    if changesWindow { view.announceEntry() }
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard sibling.superview === self, sibling !== view else { return insert(view, at: storedSubviews.count) }
    if view.superview === self { storedSubviews.remove(at: place(of: view)) }
    let index = place(of: sibling) + offset
    if view.superview === self {
      store(view, at: index)
      markNeedsLayout()
    } else {
      insert(view, at: index)
    }
  }

  func exchange(_ first: Int, _ second: Int) {
    storedSubviews.swapAt(first, second)
    numberSubviews()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.superview === self else { return }
    storedSubviews.remove(at: place(of: view))
    store(view, at: toFront ? storedSubviews.count : 0)
  }

  private func store(_ view: UIView, at index: Int) {
    if index >= storedSubviews.count {
      view.siblingOrder = (storedSubviews.last?.siblingOrder ?? -1) + 1
      storedSubviews.append(view)
    } else {
      storedSubviews.insert(view, at: max(index, 0))
      numberSubviews()
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
      parent.detach(self)
      if oldWindow != nil { enter(nil) }
      didMoveToSuperview()
      if oldWindow != nil { announceEntry() }
    }
  }

  /// Takes a subview out, with the constraints between it and what stays.
  private func detach(_ view: UIView) {
    if view.layoutState.contains(.usesAutoLayout) { view.leaveLayout() }
    storedSubviews.remove(at: place(of: view))
    view.setSuperview(nil)
    view.layoutState.subtract([.isListedAsPending, .isListedForPlacing])
    TraitInheritance.hierarchyChanged()
    markNeedsLayout()
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
      if view.layoutState.contains(.hasController) {
        view.controller?.viewWillMove(from: oldWindow, to: newWindow)
      }
      view.willMove(toWindow: newWindow)
    }
  }

  func enter(_ window: UIWindow?) { forEachInSubtree { $0.setWindow(window) } }

  private func announceEntry() {
    if let window { LayoutScheduler.schedule(window) }
    forEachInSubtree { view in
      view.didMoveToWindow()
      if view.layoutState.contains(.hasController) { view.controller?.viewDidMove(to: view.window) }
    }
  }
}
