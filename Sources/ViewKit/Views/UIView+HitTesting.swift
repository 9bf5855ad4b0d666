import CoreGraphics

extension UIView {
  /// The foremost view at a point, among the view and those below; without recursion but where a class overrides
  /// `hitTest(_:with:)`, so that a hierarchy may be deep.
  func viewHit(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard takesTouch(at: point, event) else { return nil }
    var open = [HitSearch(self, point)]
    while let (subview, point) = open.last?.next() {
      guard let subview else { return open.last?.view }
      if HitSearch.isOverridden(in: type(of: subview)) {
        if let hit = subview.hitTest(point, with: event) { return hit }
      } else if subview.takesTouch(at: point, event) {
        open.append(HitSearch(subview, point))
      }
    }
    return nil
  }

  private func takesTouch(at point: CGPoint, _ event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isHidden && alpha > 0.01 && self.point(inside: point, with: event)
  }

  /// Foundation's `contains` ends the program where a rectangle is made of what are no numbers.
  func boundsContain(_ point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }
}

/// The subviews of a view that have still to be asked for a hit, from front to back.
@MainActor private final class HitSearch {
  let view: UIView
  private let point: CGPoint
  private var rest: [UIView]

  init(_ view: UIView, _ point: CGPoint) {
    self.view = view
    self.point = point
    rest = view.storedSubviews
  }

  /// The next subview, and the point in its coordinates; no subview once all were asked.
  func next() -> (view: UIView?, point: CGPoint) {
    guard let subview = rest.popLast() else { return (nil, point) }
    return (subview, subview.fromSuperview(point))
  }

  private final class Plain: UIView {}
  private final class Overriding: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private static let probe = OverrideProbe(base: UIView.self, plain: Plain.self, overriding: Overriding.self)

  static func isOverridden(in type: UIView.Type) -> Bool { probe.isOverridden(in: type) }
}
