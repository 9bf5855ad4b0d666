/// How a context draws, as far as it can be saved and restored.
struct CGContextState {
  /// From the user's coordinates to those of what is recorded.
  var matrix = CGAffineTransform.identity
  var fill = CGColor(gray: 0, alpha: 1)
  var stroke = CGColor(gray: 0, alpha: 1)
  var line = CGLineStyle()
  var alpha: CGFloat = 1
  /// What fades everything, whatever the code that draws sets.
  var groupAlpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var clips: [CGRecordedClip] = []
  var interpolationQuality = CGInterpolationQuality.default
  var fillSpace = CGColorSpaceCreateDeviceGray()
  var strokeSpace = CGColorSpaceCreateDeviceGray()
}

/// How lines are drawn.
package struct CGLineStyle: Hashable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  package var dashes: [CGFloat] = []
}

/// An area outside of which nothing is drawn.
package struct CGRecordedClip: Hashable {
  package var path: CGPath
  package var rule: CGPathFillRule
}

/// Something that was drawn into a context, in points from the corner of what it shows.
package struct CGRecordedDrawing {
  package enum Figure {
    case fill(CGPath, CGPathFillRule, CGColor)
    case stroke(CGPath, CGColor, CGLineStyle)
    /// An image, or whatever else can be drawn into a rectangle.
    case object(Any, CGRect)
    case linearGradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
    case radialGradient(
      CGGradient, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
      CGGradientDrawingOptions)
  }

  package var figure: Figure
  package var clips: [CGRecordedClip]
  package var alpha: CGFloat
  package var blendMode: CGBlendMode
}
