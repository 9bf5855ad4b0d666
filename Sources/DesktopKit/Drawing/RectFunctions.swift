// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import CoreGraphics
import Foundation
internal import PlumbViewKit

extension NSRect {
  /// Fills the rectangle in the current context, in its colour.
  public func fill(using operation: NSCompositingOperation = .sourceOver) { __NSRectFill(self) }
  /// Draws a line inside the rectangle, in the current context's fill colour.
  public func frame(withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver) {
    NSFrameRectWithWidth(self, width)
  }
  /// Leaves room in the current context for what is drawn inside the rectangle.
  public func clip() { UIRectClip(self) }
}

public func __NSRectFill(_ rect: NSRect) { UIRectFill(rect) }
public func NSRectFill(_ rect: NSRect) { UIRectFill(rect) }
public func NSFrameRect(_ rect: NSRect) { NSFrameRectWithWidth(rect, 1) }
public func NSRectClip(_ rect: NSRect) { UIRectClip(rect) }

public func NSFrameRectWithWidth(_ rect: NSRect, _ frameWidth: CGFloat) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.beginPath()
  context.addRect(rect)
  let inner = rect.insetBy(dx: frameWidth, dy: frameWidth)
  if !inner.isNull, !inner.isEmpty { context.addRect(inner) }
  context.fillPath(using: .evenOdd)
}
