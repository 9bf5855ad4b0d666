import PlumbGeometry

/// Shapes that are clipped, faded or named together.
package struct DrawingGroup: Hashable, Sendable {
  /// A rectangle, perhaps with round corners, or any outline, outside of which nothing of a group is seen.
  package struct Clip: Hashable, Sendable {
    package var rect: Rect
    package var cornerRadius: Double
    // Only what code draws is cut off by other outlines: the page's module has none of that.
    #if !hasFeature(Embedded)
      /// What is seen is inside this, and the rectangle goes around it; empty where the rectangle says all.
      package var outline: [PathSegment] = []
      package var rule = FillRule.nonzero
    #endif

    package init(_ rect: Rect, cornerRadius: Double = 0) {
      self.rect = rect
      self.cornerRadius = cornerRadius
    }
  }

  /// Back to front.
  package var elements: [DrawingElement]
  package var clip: Clip?
  /// 0 is transparent, 1 opaque; applied to the group as a whole.
  package var opacity: Double
  /// What kind of thing the group shows, such as `view` or `constraint`, for style sheets and scripts.
  package var role: String?
  /// What the group shows, as a back end that has tool tips may tell.
  package var title: String?
  /// By what a page finds the group again; no other of a page has the same.
  package var name: String?

  package init(
    elements: [DrawingElement], clip: Clip? = nil, opacity: Double = 1, role: String? = nil,
    title: String? = nil, name: String? = nil
  ) {
    self.elements = elements
    self.clip = clip
    self.opacity = opacity
    self.role = role
    self.title = title
    self.name = name
  }
}
