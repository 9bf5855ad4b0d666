import PlumbAutoLayout
import PlumbGeometry

/// A view as UIKit's descriptions show it.
package struct ConsoleView: Hashable, Sendable {
  package var className: String
  package var address: UInt64
  /// The framework's class that the view's own class derives from, where that is not `UIView` itself.
  package var baseClassName: String?
  /// In the superview's coordinates, in points.
  package var frame: Rect
  /// The matrix a, b, c, d, tx, ty, where it is not the identity.
  package var transform: [Double]?
  /// A label's, text field's or text view's text, whole.
  package var text: String?
  package var clipsToBounds = false
  package var isHidden = false
  /// From 0 to 1.
  package var alpha = 1.0
  package var isOpaque = true
  package var mask: AutoresizingMask = []
  package var isUserInteractionEnabled = true
  package var tag = 0
  /// The address of the array of gesture recognizers, where there are any.
  package var gestureRecognizersAddress: UInt64?
  /// How the background color describes itself, where it is printed.
  package var backgroundColor: String?
  package var layerClassName = "CALayer"
  package var layerAddress: UInt64

  package init(_ className: String, _ address: UInt64, frame: Rect, layerAddress: UInt64) {
    self.className = className
    self.address = address
    self.frame = frame
    self.layerAddress = layerAddress
  }

  /// `<UIView: 0x7f8a10; frame = (0 0; 100 50); autoresize = W+H; layer = <CALayer: 0x60000a>>`.
  ///
  /// The order is that of published dumps, what has its usual value is left out. Until about iOS 12 `alpha`
  /// stood before `hidden`.
  package var description: String {
    var parts = ["<" + className + ": " + ConsoleItem.hexadecimal(address)]
    if let baseClassName { parts.append("baseClass = " + baseClassName) }
    parts.append("frame = " + frame.printedText)
    if let transform {
      parts.append(
        "transform = [" + joined(transform.map { $0.printedText(significantDigits: 17) }, ", ") + "]")
    }
    if let text { parts.append("text = '" + ConsoleItem.label(of: text) + "'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = " + alpha.printedText) }
    if !isOpaque { parts.append("opaque = NO") }
    if !mask.isEmpty { parts.append("autoresize = " + mask.descriptionText) }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = " + String(tag)) }
    if let gestureRecognizersAddress {
      parts.append(
        "gestureRecognizers = <NSArray: " + ConsoleItem.hexadecimal(gestureRecognizersAddress) + ">")
    }
    if let backgroundColor { parts.append("backgroundColor = " + backgroundColor) }
    parts.append("layer = <" + layerClassName + ": " + ConsoleItem.hexadecimal(layerAddress) + ">>")
    return joined(parts, "; ")
  }
}

/// A layout guide as UIKit's descriptions show it.
package struct ConsoleGuide: Hashable, Sendable {
  package var address: UInt64
  package var identifier: String
  /// In the owning view's coordinates, in points.
  package var layoutFrame: Rect
  package var owningView: ConsoleView?

  package init(_ address: UInt64, identifier: String, layoutFrame: Rect, owningView: ConsoleView?) {
    self.address = address
    self.identifier = identifier
    self.layoutFrame = layoutFrame
    self.owningView = owningView
  }

  /// `<UILayoutGuide: 0x60000a - "id", layoutFrame = {{0, 20}, {414, 716}}, owningView = <UIView: …>>`.
  package var description: String {
    "<UILayoutGuide: " + ConsoleItem.hexadecimal(address) + " - \"" + identifier + "\", layoutFrame = "
      + layoutFrame.bracedText + ", owningView = " + (owningView?.description ?? "(null)") + ">"
  }
}

extension AutoresizingMask {
  /// What is flexible, as descriptions of views list it: `LM+W+RM+TM+H+BM`.
  package var descriptionText: String {
    let parts: [(AutoresizingMask, String)] = [
      (.flexibleLeft, "LM"), (.flexibleWidth, "W"), (.flexibleRight, "RM"), (.flexibleTop, "TM"),
      (.flexibleHeight, "H"), (.flexibleBottom, "BM"),
    ]
    return joined(parts.filter { contains($0.0) }.map { $0.1 }, "+")
  }
}

extension Rect {
  /// The rectangle as descriptions of views write it: `(0 0; 100 50)`.
  package var printedText: String {
    "(" + origin.x.printedText + " " + origin.y.printedText + "; " + width.printedText + " "
      + height.printedText
      + ")"
  }

  /// The rectangle as descriptions of guides write it: `{{0, 20}, {414, 716}}`, with 17 digits.
  package var bracedText: String {
    func pair(_ first: Double, _ second: Double) -> String {
      "{" + first.printedText(significantDigits: 17) + ", " + second.printedText(significantDigits: 17) + "}"
    }
    return "{" + pair(origin.x, origin.y) + ", " + pair(width, height) + "}"
  }
}
