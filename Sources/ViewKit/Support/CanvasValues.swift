import CoreGraphics

/// What stands in for what a view would say of itself to the engine: a canvas shows a document with contents
/// and insets that it takes from the document. All in points.
package struct CanvasValues {
  /// Of the alignment rectangle; `noIntrinsicMetric` for none.
  package var contentSize = CGSize(width: -1, height: -1)
  package var alignmentInsets = UIEdgeInsets.zero
  /// From the top of the alignment rectangle down; nil for none.
  package var firstBaseline: CGFloat?
  /// From the bottom of the alignment rectangle up; nil for none.
  package var lastBaseline: CGFloat?
  /// The content's height at a width, where that depends on it.
  package var heightWithin: (@MainActor (CGFloat) -> CGFloat?)?
  package var margins = UIEdgeInsets.zero
  /// Of the guide, where that is not where the margins are.
  package var marginsGuide: UIEdgeInsets?
  package var safeArea = UIEdgeInsets.zero
  package var readable = UIEdgeInsets.zero

  package init() {}
}

extension UIView {
  /// Nil but on a canvas.
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
