import CoreGraphics
internal import PlumbAutoLayout

/// What Auto Layout knows of a view or a layout guide.
///
/// Constraints hold items, and items do not hold views: a constraint neither keeps its views alive nor points
/// to memory that is no longer theirs.
@MainActor
final class LayoutItem {
  /// The view; nil for a guide, and once the view is gone.
  var view: UIView? { viewPointer?.takeUnretainedValue() }
  nonisolated(unsafe) private(set) var viewPointer: Unmanaged<UIView>?
  /// The guide; nil for a view, and once the guide is gone.
  nonisolated(unsafe) private(set) unowned(unsafe) var guide: UILayoutGuide?
  /// Its rectangle in the engine; nil while its hierarchy has none.
  var node: NodeID?
  /// The active constraints that name the item, in no order. They are retained where they are installed.
  private(set) var references: [Unmanaged<NSLayoutConstraint>] = []

  /// The anchors that were asked for, by their attribute's raw value. They hold the item, which lets go of
  /// them as its view or guide goes away.
  private var anchors: [AnyObject?] = []

  /// What the view or guide stands for, from outside UIKit; nil where it is what it is, and once that is gone.
  nonisolated(unsafe) unowned(unsafe) var represented: (any LayoutHosted)?

  init(view: UIView) { viewPointer = Unmanaged.passUnretained(view) }
  init(guide: UILayoutGuide) { self.guide = guide }

  /// The item of what a constraint was given.
  static func of(_ object: Any) -> LayoutItem {
    if let view = object as? UIView { return view.item }
    if let guide = object as? UILayoutGuide { return guide.item }
    if let hosted = object as? any LayoutHosted { return hosted.hostedObject.item }
    ConstraintFault.notAnItem(object)
    return nothing
  }

  /// In place of what is no item: of a view that is gone.
  private static var nothing: LayoutItem {
    let item = UIView().item
    item.forgetObject()
    return item
  }

  var object: AnyObject? { represented ?? view ?? guide }

  /// The view in whose coordinate system the item takes part: itself, or the guide's owner.
  var owningView: UIView? { view ?? guide?.owningView }

  /// Called as the view or guide goes away, wherever that is.
  nonisolated func forgetObject() {
    viewPointer = nil
    guide = nil
    represented = nil
  }

  func forgetAnchors() { anchors = [] }

  // MARK: Anchors

  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    anchor(attribute) { NSLayoutXAxisAnchor($0) }
  }

  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    anchor(attribute) { NSLayoutYAxisAnchor($0) }
  }

  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    anchor(attribute) { NSLayoutDimension($0) }
  }

  /// The same object each time: layout libraries' tests compare anchors by identity. An attribute has one
  /// class of anchors.
  private func anchor<Anchor: AnyObject>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: (ConstraintSide) -> Anchor
  ) -> Anchor {
    let place = attribute.rawValue
    if place < anchors.count, let known = anchors[place] { return unsafeDowncast(known, to: Anchor.self) }
    let anchor = make(ConstraintSide(self, attribute))
    guard object != nil else { return anchor }
    while anchors.count <= place { anchors.append(nil) }
    anchors[place] = anchor
    return anchor
  }

  // MARK: References

  /// - Returns: The place, to be given back to `removeReference(at:)`.
  func addReference(_ constraint: NSLayoutConstraint) -> Int32 {
    references.append(Unmanaged.passUnretained(constraint))
    return Int32(references.count - 1)
  }

  /// - Complexity: O(1).
  func removeReference(at place: Int32) {
    let last = Int32(references.count - 1)
    let moved = references[Int(last)]
    references[Int(place)] = moved
    references.removeLast()
    guard place != last else { return }
    moved.look { $0.installation.moveReference(of: self, from: last, to: place) }
  }
}
