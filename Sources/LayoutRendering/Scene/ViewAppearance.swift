import PlumbGeometry

/// How a view looks.
public struct ViewAppearance: Sendable {
  public var shape: ViewShape
  /// What the view itself is filled with; nil is transparent.
  public var background: Color?
  /// Of the view with all its subviews, from 0 to 1.
  public var opacity: Double
  public var cornerRadius: Double
  public var border: StrokeStyle?
  /// Whether subviews are cut off at the bounds.
  public var clipsSubviews: Bool
  public var look: PlatformLook
  /// How far the view draws beyond its frame, as bars do up to the screen's edge.
  public var bleed: EdgeInsets

  public init(
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
public enum PlatformLook: Hashable, Sendable {
  /// Those of iOS and tvOS.
  case touch
  /// Those of macOS.
  case desktop
}
