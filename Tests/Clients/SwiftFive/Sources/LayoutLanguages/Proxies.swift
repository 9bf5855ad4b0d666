import Foundation
import UIKit

/// Constraints between stand-ins of views, in a block: `arrange(a, b) { a, b in a.width == b.width * 2 + 10
/// }`.
public protocol ArrangeElement: AnyObject {
  associatedtype Stand: StandIn
  func standIn(_ scene: Arrangement) -> Stand
}

public protocol StandIn {
  var scene: Arrangement { get }
  var item: AnyObject { get }
}

public final class Arrangement {
  public fileprivate(set) var constraints: [NSLayoutConstraint] = []

  fileprivate func relate(
    _ a: Extent, _ relation: NSLayoutConstraint.Relation, _ b: Extent?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    (a.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: a.item, attribute: a.attribute, relatedBy: relation, toItem: b?.item,
      attribute: b?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    constraints.append(constraint)
    return constraint
  }

  public func clear() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
  }
}

public struct Extent {
  let scene: Arrangement
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
}

public struct ScaledExtent {
  var extent: Extent
  var multiplier: CGFloat
  var constant: CGFloat
}

extension StandIn {
  public var width: Extent { Extent(scene: scene, item: item, attribute: .width) }
  public var height: Extent { Extent(scene: scene, item: item, attribute: .height) }
  public var top: Extent { Extent(scene: scene, item: item, attribute: .top) }
  public var leading: Extent { Extent(scene: scene, item: item, attribute: .leading) }
}

public struct ViewStandIn: StandIn {
  public let scene: Arrangement
  let view: UIView
  public var item: AnyObject { view }
  public var superview: ViewStandIn? { view.superview.map { ViewStandIn(scene: scene, view: $0) } }
  public var safeArea: GuideStandIn { GuideStandIn(scene: scene, guide: view.safeAreaLayoutGuide) }
}

public struct GuideStandIn: StandIn {
  public let scene: Arrangement
  let guide: UILayoutGuide
  public var item: AnyObject { guide }
}

public struct SupportStandIn: StandIn {
  public let scene: Arrangement
  let support: UILayoutSupport
  public var item: AnyObject { support }
}

extension UIView: ArrangeElement {
  public func standIn(_ scene: Arrangement) -> ViewStandIn { ViewStandIn(scene: scene, view: self) }
}

extension UILayoutGuide: ArrangeElement {
  public func standIn(_ scene: Arrangement) -> GuideStandIn { GuideStandIn(scene: scene, guide: self) }
}

@discardableResult
public func arrange<A: ArrangeElement>(
  _ a: A, replacing old: Arrangement? = nil, _ body: (A.Stand) -> Void
) -> Arrangement {
  old?.clear()
  let scene = Arrangement()
  body(a.standIn(scene))
  NSLayoutConstraint.activate(scene.constraints)
  return scene
}

@discardableResult
public func arrange<A: ArrangeElement, B: ArrangeElement>(
  _ a: A, _ b: B, _ body: (A.Stand, B.Stand) -> Void
) -> Arrangement {
  let scene = Arrangement()
  body(a.standIn(scene), b.standIn(scene))
  NSLayoutConstraint.activate(scene.constraints)
  return scene
}

public func * (extent: Extent, factor: CGFloat) -> ScaledExtent {
  ScaledExtent(extent: extent, multiplier: factor, constant: 0)
}

public func + (extent: ScaledExtent, constant: CGFloat) -> ScaledExtent {
  var result = extent
  result.constant += constant
  return result
}

public func + (extent: Extent, constant: CGFloat) -> ScaledExtent {
  ScaledExtent(extent: extent, multiplier: 1, constant: constant)
}

@discardableResult
public func == (a: Extent, b: CGFloat) -> NSLayoutConstraint { a.scene.relate(a, .equal, nil, 1, b) }

@discardableResult
public func == (a: Extent, b: Extent) -> NSLayoutConstraint { a.scene.relate(a, .equal, b, 1, 0) }

@discardableResult
public func == (a: Extent, b: ScaledExtent) -> NSLayoutConstraint {
  a.scene.relate(a, .equal, b.extent, b.multiplier, b.constant)
}
