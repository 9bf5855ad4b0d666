import CoreGraphics

/// Where a header or footer is that stays in sight as long as its section is.
@MainActor struct PinnedPlace {
  let isVertical: Bool
  /// Whether it stands at the beginning of its section.
  let isAtStart: Bool

  /// In front of everything else, as far as UIKit's headers are.
  private static let zIndex = 1024

  func attributes(
    _ attributes: UICollectionViewLayoutAttributes, within area: CGRect, in view: UICollectionView
  ) -> UICollectionViewLayoutAttributes {
    guard let pinned = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    if isVertical {
      pinned.frame.origin.y = place(
        pinned.frame.minY, pinned.frame.height, area.minY, area.maxY, seen.minY, seen.maxY)
    } else {
      pinned.frame.origin.x = place(
        pinned.frame.minX, pinned.frame.width, area.minX, area.maxX, seen.minX, seen.maxX)
    }
    pinned.zIndex = max(pinned.zIndex, Self.zIndex)
    return pinned
  }

  private func place(
    _ own: CGFloat, _ length: CGFloat, _ near: CGFloat, _ far: CGFloat, _ seenNear: CGFloat,
    _ seenFar: CGFloat
  ) -> CGFloat {
    isAtStart
      ? max(own, min(seenNear, far - length))
      : min(own, max(seenFar - length, near))
  }
}
