import PlumbGeometry

extension RenderedScene {
  /// The scene with numbers that a picture can show: finite, no larger than any screen, and no size negative.
  var drawable: RenderedScene {
    var scene = self
    scene.size = Rect(origin: .zero, size: size).drawable.size
    for position in views.indices {
      scene.views[position].frame = views[position].frame.drawable
      scene.views[position].alignmentRect = views[position].alignmentRect.drawable
      scene.views[position].clip?.rect = views[position].clip?.rect.drawable ?? .zero
      scene.views[position].recordedFrame = views[position].recordedFrame?.drawable
    }
    for position in bars.indices { scene.bars[position].frame = bars[position].frame.drawable }
    for position in constraints.indices {
      scene.constraints[position].first = constraints[position].first.drawable
      scene.constraints[position].second = constraints[position].second?.drawable
    }
    return scene
  }
}

extension RenderedAnchor {
  var drawable: RenderedAnchor {
    var anchor = self
    anchor.rect = rect.drawable
    anchor.position = Rect.drawable(position)
    return anchor
  }
}

extension Rect {
  private static let limit = 100_000.0

  var drawable: Rect {
    Rect(
      x: Self.drawable(minX), y: Self.drawable(minY), width: max(0, Self.drawable(width)),
      height: max(0, Self.drawable(height)))
  }

  static func drawable(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -limit), limit)
  }
}
