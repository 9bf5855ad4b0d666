import CoreGraphics

extension UIView {
  func add(_ guide: UILayoutGuide) {
    if guide.owningView === self { return }
    guide.owningView?.removeLayoutGuide(guide)
    guides.append(guide)
    markUsesAutoLayout()
    guide.owningView = self
  }

  func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for reference in guide.item.references.reversed() { reference.takeUnretainedValue().deactivate() }
    engine?.left(guide)
    guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// A guide of the system's, made when first asked for.
  func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let guide = guides.first(where: { $0.kind == kind }) { return guide }
    let guide = UILayoutGuide(kind, of: self)
    guides.append(guide)
    markUsesAutoLayout()
    needsInsets()
    engine?.arrived(guide)
    return guide
  }

  var keyboardGuide: UIKeyboardLayoutGuide {
    if let guide = rare.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    rare.keyboardGuide = guide
    guides.append(guide)
    needsInsets()
    engine?.arrived(guide)
    guide.join(self)
    return guide
  }
}
