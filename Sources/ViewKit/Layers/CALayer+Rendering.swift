import CoreGraphics

extension CALayer {
  /// Draws the layer, and what is in it, in the coordinates of its bounds.
  func renderAll(in ctx: CGContext) {
    renderInside(in: ctx) {
      renderLook(in: ctx)
      render(childrenByHeight, in: ctx)
    }
  }

  /// Draws the layer in the coordinates of the superlayer.
  func renderPlaced(in ctx: CGContext) {
    guard !isHidden, opacity > 0 else { return }
    ctx.saveGState()
    ctx.concatenate(placedTransform)
    ctx.fade(by: CGFloat(opacity))
    renderAll(in: ctx)
    ctx.restoreGState()
  }

  /// Draws sublayers, several times where the layer repeats them.
  private func render(_ layers: [CALayer], in ctx: CGContext) {
    for matrix in (self as? CAReplicatorLayer)?.instances ?? [.identity] {
      ctx.saveGState()
      ctx.concatenate(matrix)
      for layer in layers { layer.renderPlaced(in: ctx) }
      ctx.restoreGState()
    }
  }

  /// What the code of a view has its layer show, but for the layers of its subviews.
  func renderOwn(in ctx: CGContext) {
    ctx.saveGState()
    ctx.beginPath()
    ctx.addPath(masksToBounds ? outline : CGPath(rect: bounds, transform: nil))
    ctx.clip()
    draw(in: ctx)
    ctx.restoreGState()
    drawFigure(in: ctx)
    renderInside(in: ctx) {
      render(order?.added ?? [], in: ctx)
    }
  }

  /// Draws cut off by the mask and, where the layer says so, by its outline.
  private func renderInside(in ctx: CGContext, _ draw: () -> Void) {
    ctx.saveGState()
    if let mask, mask.view == nil {
      ctx.beginPath()
      ctx.addPath(mask.maskOutline.applying(mask.placedTransform))
      ctx.clip()
    }
    if masksToBounds {
      ctx.beginPath()
      ctx.addPath(outline)
      ctx.clip()
    }
    draw()
    ctx.restoreGState()
  }

  /// Background, contents and border.
  private func renderLook(in ctx: CGContext) {
    ctx.saveGState()
    if let backgroundColor {
      ctx.beginPath()
      ctx.addPath(outline)
      ctx.setFillColor(backgroundColor)
      ctx.fillPath()
    }
    if contents != nil { ctx.draw(object: contents as Any, in: bounds) }
    ctx.restoreGState()
    ctx.saveGState()
    draw(in: ctx)
    ctx.restoreGState()
    ctx.saveGState()
    drawFigure(in: ctx)
    if borderWidth > 0, let borderColor {
      ctx.beginPath()
      ctx.addPath(outline(inset: borderWidth / 2))
      ctx.setStrokeColor(borderColor)
      ctx.setLineWidth(borderWidth)
      ctx.strokePath()
    }
    ctx.restoreGState()
  }

  private var outline: CGPath { outline(inset: 0) }

  private func outline(inset: CGFloat) -> CGPath {
    let radius = max(cornerRadius - inset, 0)
    let path = CGMutablePath()
    let corners: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
    ]
    path.addRect(
      bounds.insetBy(dx: inset, dy: inset),
      corners: corners.map { maskedCorners.contains($0) ? CGSize(width: radius, height: radius) : .zero })
    return path
  }

  /// What can be seen of a layer whose mask this one is.
  private var maskOutline: CGPath { (self as? CAShapeLayer)?.path ?? outline }
}
