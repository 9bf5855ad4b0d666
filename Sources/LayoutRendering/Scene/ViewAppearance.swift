import PlumbGeometry

/// How a view looks.
package struct ViewAppearance: Sendable {
  package var shape: ViewShape
  /// What the view itself is filled with; nil is transparent.
  package var background: Color?
  /// Of the view with all its subviews, from 0 to 1.
  package var opacity: Double
  package var cornerRadius: Double
  package var border: StrokeStyle?
  /// Whether subviews are cut off at the bounds.
  package var clipsSubviews: Bool
  package var look: PlatformLook
  /// How far the view draws beyond its frame, as bars do up to the screen's edge.
  package var bleed: EdgeInsets

  package init(
    shape: ViewShape = .plain, background: Color? = nil, opacity: Double = 1, cornerRadius: Double = 0,
    border: StrokeStyle? = nil, clipsSubviews: Bool = false, look: PlatformLook = .touch,
    bleed: EdgeInsets = .zero
  ) {
    self.shape = shape
    self.background = background
    self.opacity = opacity
    self.cornerRadius = cornerRadius
    self.border = border
    self.clipsSubviews = clipsSubviews
    self.look = look
    self.bleed = bleed
  }
}

/// Whose controls a view's are like.
package enum PlatformLook: Hashable, Sendable {
  /// Those of iOS and tvOS.
  case touch
  /// Those of macOS.
  case desktop
}
