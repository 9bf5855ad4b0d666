extension Rect {
  /// The rectangle elsewhere.
  package func moved(by offset: Point) -> Rect {
    Rect(x: minX + offset.x, y: minY + offset.y, width: width, height: height)
  }

  /// What two rectangles have in common; of negative extent on an axis on which they are apart.
  package func shared(with other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
