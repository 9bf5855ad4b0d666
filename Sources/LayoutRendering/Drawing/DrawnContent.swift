// What code draws is in live hierarchies alone: the page's module has none.
#if !hasFeature(Embedded)
  import PlumbGeometry

  /// Something that the code of a view draws, in points from the upper left corner of the view's frame.
  package struct DrawnContent: Sendable {
    package enum Figure: Sendable {
      case path([PathSegment], Paint)
      /// A text, or what stands for an image.
      case shape(ViewShape, Rect)
    }

    package var figure: Figure
    /// All of these cut it off.
    package var clips: [DrawingGroup.Clip]
    /// 0 is transparent, 1 opaque.
    package var opacity: Double

    package init(_ figure: Figure, clips: [DrawingGroup.Clip] = [], opacity: Double = 1) {
      self.figure = figure
      self.clips = clips
      self.opacity = opacity
    }

    /// The same as a shape of a picture, but for what cuts it off.
    fileprivate var element: DrawingElement {
      var sketch = Sketch()
      switch figure {
      case .path(let segments, let paint): sketch.add(.path(segments, paint))
      case .shape(let shape, let rect): sketch.draw(shape, in: rect, look: .touch)
      }
      return .group(DrawingGroup(elements: sketch.elements, opacity: opacity))
    }
  }

  extension Sketch {
    /// Draws what a view draws, whose corner is at a point. What the same outlines cut off is one group.
    mutating func draw(_ contents: [DrawnContent], at corner: Point) {
      var start = 0
      while start < contents.count {
        let clips = contents[start].clips
        var end = start
        while end < contents.count, contents[end].clips == clips { end += 1 }
        var elements = contents[start..<end].map { $0.element }
        for clip in clips.reversed() { elements = [.group(DrawingGroup(elements: elements, clip: clip))] }
        for element in elements { add(element.moved(corner.x, corner.y)) }
        start = end
      }
    }
  }
#endif
