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
  /// Its rectangle in the engine; nil while its hierarchy has none. Unchecked, as the lists below: no access lasts while
  /// other code runs.
  @exclusivity(unchecked) var node: NodeID?
  /// The active constraints that name the item, in no order. They are retained where they are installed.
  @exclusivity(unchecked) private(set) var references: [Unmanaged<NSLayoutConstraint>] = []

  /// The anchors that were asked for, few of which there are, in no order. They hold the item, which lets go of
  /// them as its view or guide goes away.
  @exclusivity(unchecked)
  private var anchors: [(attribute: NSLayoutConstraint.Attribute, anchor: AnyObject)] = []

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

  /// Whether the item's node is of this engine's tree: a constraint may be installed before all that it names is there.
  func isHosted(by engine: LayoutEngine) -> Bool {
    // Whoever asks keeps the views.
    if let viewPointer { return viewPointer.look { $0.engine === engine } }
    return guide?.owningView?.engine === engine
  }

  /// Has the view that leaves look for what crosses the boundary.
  func markUsesAutoLayout() {
    if let viewPointer { return viewPointer.look { $0.markUsesAutoLayout() } }
    guide?.owningView?.markUsesAutoLayout()
  }

  /// Called as the view or guide goes away, wherever that is.
  nonisolated func forgetObject() {
    viewPointer = nil
    guide = nil
    represented = nil
  }

  func forgetAnchors() { anchors = [] }

  // MARK: Anchors

  /// As many as most views have at most, so that their lists are not moved as they grow.
  private static let usualCount = 6

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
    for place in anchors.indices where anchors[place].attribute == attribute {
      return unsafeDowncast(anchors[place].anchor, to: Anchor.self)
    }
    let anchor = make(ConstraintSide(self, attribute))
    guard viewPointer != nil || guide != nil else { return anchor }
    if anchors.isEmpty { anchors.reserveCapacity(Self.usualCount) }
    anchors.append((attribute, anchor))
    return anchor
  }

  // MARK: References

  /// - Returns: The place, to be given back to `removeReference(at:)`.
  func addReference(_ constraint: NSLayoutConstraint) -> Int32 {
    if references.isEmpty { references.reserveCapacity(Self.usualCount) }
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
    moved.look { $0.moveReference(of: self, to: place) }
  }
}
