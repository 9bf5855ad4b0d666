import PlumbGeometry

/// Shapes that are clipped, faded or named together.
public struct DrawingGroup: Hashable, Sendable {
  /// A rectangle, perhaps with round corners, outside of which nothing of a group is seen.
  public struct Clip: Hashable, Sendable {
    public var rect: Rect
    public var cornerRadius: Double

    public init(_ rect: Rect, cornerRadius: Double = 0) {
      self.rect = rect
      self.cornerRadius = cornerRadius
    }
  }

  /// Back to front.
  public var elements: [DrawingElement]
  public var clip: Clip?
  /// 0 is transparent, 1 opaque; applied to the group as a whole.
  public var opacity: Double
  /// What kind of thing the group shows, such as `view` or `constraint`, for style sheets and scripts.
  public var role: String?
  /// What the group shows, as a back end that has tool tips may tell.
  public var title: String?

  public init(
    elements: [DrawingElement], clip: Clip? = nil, opacity: Double = 1, role: String? = nil,
    title: String? = nil
  ) {
    self.elements = elements
    self.clip = clip
    self.opacity = opacity
    self.role = role
    self.title = title
  }
}
