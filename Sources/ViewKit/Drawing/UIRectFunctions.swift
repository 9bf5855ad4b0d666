// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a line a point wide inside a rectangle of the current context, in its fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  if let context = UIGraphicsGetCurrentContext() { UIRectFrame(rect, in: context, blendMode: blendMode) }
}

func UIRectFrame(_ rect: CGRect, in context: CGContext, blendMode: CGBlendMode) {
  context.saveGState()
  context.setBlendMode(blendMode)
  context.addRect(rect)
  let inner = rect.insetBy(dx: 1, dy: 1)
  if !inner.isNull { context.addRect(inner) }
  context.fillPath(using: .evenOdd)
  context.restoreGState()
}

/// Leaves room in the current context for what is drawn inside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
