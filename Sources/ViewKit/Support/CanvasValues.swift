import CoreGraphics

/// The values that a canvas gives the engine in place of the view's own.
///
/// A canvas shows a document, and takes contents and insets from it. All values are in points.
package struct CanvasValues {
  /// The content size of the alignment rectangle; `noIntrinsicMetric` on an axis without one.
  package var contentSize = CGSize(width: -1, height: -1)
  package var alignmentInsets = UIEdgeInsets.zero
  /// The distance from the top of the alignment rectangle down; nil for no baseline.
  package var firstBaseline: CGFloat?
  /// The distance from the bottom of the alignment rectangle up; nil for no baseline.
  package var lastBaseline: CGFloat?
  /// The content's height at a width; nil where the height does not depend on the width.
  package var heightWithin: (@MainActor (CGFloat) -> CGFloat?)?
  package var margins = UIEdgeInsets.zero
  package var safeArea = UIEdgeInsets.zero
  package var readable = UIEdgeInsets.zero

  package init() {}
}

extension UIView {
  /// The values that stand in for the view's own; nil for a view that is not on a canvas.
  package var canvas: CanvasValues? {
    get { rarelyUsed?.canvas }
    set {
      rare.canvas = newValue
      contentChanged()
      insetsChanged()
    }
  }

  var engineContentWraps: Bool { canvas.map { $0.heightWithin != nil } ?? contentWraps }

  func engineContentSize(within width: CGFloat) -> CGSize? {
    guard let canvas else { return contentSize(within: width) }
    return canvas.heightWithin?(width).map { CGSize(width: UIView.noIntrinsicMetric, height: $0) }
  }
}
