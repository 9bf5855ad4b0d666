import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbInterfaceBuilder
import PlumbViewKit

extension SceneBuild {
  /// Makes the constraints in document order, each on the view that has it in the document.
  func addConstraints() {
    guard file.document.usesAutoLayout else { return }
    for resolved in scene.constraints {
      // Placeholders are removed as a document is compiled; a canvas has them.
      if canvas == nil, ConstraintElement(resolved.element).placeholder == true { continue }
      guard let constraint = makeConstraint(resolved) else { continue }
      objects[resolved.id] = constraint
      if resolved.element.customClass != nil { ownConstraints.append(constraint) }
      let owner = resolved.element.parent?.parent.flatMap { positions[$0.index] }.flatMap { views[$0] }
      if let owner, owner.contains(constraint) {
        owner.addConstraint(constraint)
      } else {
        constraint.isActive = true
      }
    }
  }

  private func makeConstraint(_ resolved: ResolvedConstraint) -> NSLayoutConstraint? {
    NibConstraints.make(resolved, in: file, item: item) { self.owner(of: $0)?.hierarchyTop }
  }

  private func owner(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// A view or guide by the document's id.
  func item(_ id: String) -> AnyObject? {
    if let view = objects[id] as? UIView { return view }
    if let support = layoutSupports[id] { return support }
    guard let guide = scene.guides.first(where: { $0.id == id }), let owner = views[guide.owner] else {
      return nil
    }
    switch guide.kind {
    case .safeArea: return owner.safeAreaLayoutGuide
    case .layoutMargins: return owner.layoutMarginsGuide
    case .readableContent: return owner.readableContentGuide
    case .contentLayout: return (owner as? UIScrollView)?.contentLayoutGuide
    case .frameLayout: return (owner as? UIScrollView)?.frameLayoutGuide
    case .top, .bottom:
      let support = layoutSupport(isTop: guide.kind == .top, guide, of: owner)
      layoutSupports[id] = support
      return support
    }
  }

  /// The guide of the view controller; on a canvas, which has none, one as high as bars and screen take
  /// there.
  private func layoutSupport(isTop: Bool, _ guide: ResolvedGuide, of view: UIView) -> AnyObject? {
    if canvas == nil,
      let controller = scene.views[guide.owner].controller.flatMap({ $0.id }).flatMap({ objects[$0] })
        as? UIViewController
    {
      return isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
    }
    let support = UILayoutGuide()
    view.addLayoutGuide(support)
    let height = support.heightAnchor.constraint(equalToConstant: canvas?.height(ofSupport: guide.id) ?? 0)
    let edge =
      isTop
      ? support.topAnchor.constraint(equalTo: view.topAnchor)
      : support.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    for constraint in [edge, height] {
      constraint.made(inDocument: file.name, line: guide.element.position.line)
      constraint.isActive = true
    }
    return support
  }
}

extension UIView {
  fileprivate func contains(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let item else { return true }
      guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView else { return false }
      return view.isDescendant(of: self)
    }
  }

  fileprivate var hierarchyTop: UIView { superview?.hierarchyTop ?? self }
}
