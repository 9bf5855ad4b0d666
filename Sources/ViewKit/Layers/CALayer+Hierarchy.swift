import CoreGraphics

extension CALayer {
  /// The layer that this one is in.
  var parent: CALayer? {
    if let view, view.rarelyUsed?.isLayerElsewhere != true { return view.storedSuperview?.layer }
    return addedSuperlayer
  }

  /// What is in the layer, back to front.
  var children: [CALayer] {
    guard let view else { return order?.added ?? [] }
    let subviews = view.subviewsWithLayersInside
    return order?.layers(subviews) ?? subviews.map { $0.layer }
  }

  func insert(_ layer: CALayer, at place: Int) {
    if isInside(layer) { return Faults.raise("A layer cannot be inside itself.") }
    let order = orderInUse
    let before = order.entries.firstIndex { $0.isOf(layer) }
    layer.leaveParent()
    if let view { order.update(view.subviewsWithLayersInside) }
    let place = before.map { $0 < place ? place - 1 : place } ?? place
    if let subview = layer.view, let view, subview.isSubview(of: view) {
      subview.rare.isLayerElsewhere = false
      order.insert(.view(ObjectIdentifier(subview)), at: place)
    } else {
      layer.view?.rare.isLayerElsewhere = true
      layer.addedSuperlayer = self
      order.insert(.layer(layer), at: place)
    }
    waits.insert(.layout)
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    let place = sibling.flatMap { sibling in orderInUse.entries.firstIndex { $0.isOf(sibling) } }
    insert(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : children.count))
  }

  func replace(_ old: CALayer, _ new: CALayer) {
    guard old !== new, let place = orderInUse.entries.firstIndex(where: { $0.isOf(old) }) else { return }
    insert(new, at: place)
    old.leaveParent()
  }

  func setChildren(_ layers: [CALayer]) {
    for child in children { child.leaveParent() }
    for layer in layers { insert(layer, at: orderInUse.entries.count) }
  }

  func leaveParent() {
    guard let parent else { return }
    parent.order?.remove(self)
    addedSuperlayer = nil
    view?.rare.isLayerElsewhere = true
  }

  /// The view has come into a superview, and its layer with it.
  func followView() {
    addedSuperlayer?.order?.remove(self)
    addedSuperlayer = nil
    view?.rare.isLayerElsewhere = false
  }

  private func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self, next: { $0.parent }).contains { $0 === layer }
  }

  /// The layer's order, up to date.
  private var orderInUse: SublayerOrder {
    let order = order ?? SublayerOrder()
    self.order = order
    if let view {
      view.rare.sublayers = order
      order.update(view.subviewsWithLayersInside)
    }
    return order
  }
}

extension UIView {
  /// Those whose layers were not taken elsewhere.
  fileprivate var subviewsWithLayersInside: [UIView] {
    storedSubviews.filter { $0.rarelyUsed?.isLayerElsewhere != true }
  }

  /// Has the layers follow a subview that has come, or got another place.
  func layersFollow(_ subview: UIView, beside sibling: SublayerOrder.Neighbor?) {
    if subview.rarelyUsed?.isLayerElsewhere == true { subview.layer.followView() }
    rarelyUsed?.sublayers?.placed(subview, beside: sibling, among: storedSubviews)
  }
}
