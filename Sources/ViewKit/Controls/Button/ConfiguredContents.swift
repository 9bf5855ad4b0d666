import CoreGraphics
internal import PlumbGeometry

/// Image and texts of a button with a configuration, and how they stand to each other.
struct ConfiguredContents {
  /// On which side of the texts the image stands.
  enum Side {
    case left, right, top, bottom

    var isVertical: Bool { self == .top || self == .bottom }
  }

  var title: LabelText?
  var subtitle: LabelText?
  var image: CGSize?
  var side: Side
  var imagePadding: CGFloat
  var titlePadding: CGFloat
  /// What an empty content is high.
  var lineHeight: CGFloat
  /// 0 for the left of the texts' room, 1 for the right.
  var textPlace: CGFloat
  /// Whether leading is right.
  var isReversed: Bool
  var scale: CGFloat

  private struct Sizes {
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var text = CGSize.zero
    var gap: CGFloat = 0
    var padding: CGFloat = 0
  }

  private func sizes(within width: CGFloat?) -> Sizes {
    var sizes = Sizes()
    let hasText = title != nil || subtitle != nil
    sizes.padding = image != nil && hasText ? imagePadding : 0
    var limit = width
    if let width, !side.isVertical { limit = max(width - (image?.width ?? 0) - sizes.padding, 1) }
    if let title { sizes.title = title.size(within: limit, scale: scale) }
    if let subtitle { sizes.subtitle = subtitle.size(within: limit, scale: scale) }
    sizes.gap = title != nil && subtitle != nil ? titlePadding : 0
    sizes.text = CGSize(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + sizes.gap + sizes.subtitle.height)
    return sizes
  }

  private func size(_ sizes: Sizes) -> CGSize {
    let image = image ?? .zero
    var size = sizes.text
    if side.isVertical {
      size.width = max(size.width, image.width)
      size.height += sizes.padding + image.height
    } else {
      size.width += sizes.padding + image.width
      size.height = max(size.height, image.height)
    }
    if size == .zero { size.height = lineHeight }
    return size
  }

  /// The size in points when the content may be so wide.
  func size(within width: CGFloat?) -> CGSize { size(sizes(within: width)) }

  /// Where everything is in a rectangle.
  ///
  /// - Parameters:
  ///   - x: 0 for the left of the rectangle, 1 for its right.
  ///   - y: 0 for its top, 1 for its bottom.
  func places(in rect: CGRect, x: CGFloat, y: CGFloat) -> ButtonPlaces {
    let sizes = sizes(within: rect.width)
    let size = size(sizes)
    let block = CGRect(
      x: rect.minX + (rect.width - size.width) * x, y: rect.minY + (rect.height - size.height) * y,
      width: size.width, height: size.height)
    let image = image ?? .zero
    var text = CGRect(origin: block.origin, size: sizes.text)
    var places = ButtonPlaces()
    places.image = CGRect(origin: block.origin, size: image)
    if side.isVertical {
      places.image.origin.x += (size.width - image.width) / 2
      text.origin.x += (size.width - text.width) / 2
      if side == .top {
        text.origin.y += image.height + sizes.padding
      } else {
        places.image.origin.y += text.height + sizes.padding
      }
    } else {
      places.image.origin.y += (size.height - image.height) / 2
      text.origin.y += (size.height - text.height) / 2
      if side == .left {
        text.origin.x += image.width + sizes.padding
      } else {
        places.image.origin.x += text.width + sizes.padding
      }
    }
    places.title = CGRect(
      origin: CGPoint(x: text.minX + (text.width - sizes.title.width) * textPlace, y: text.minY),
      size: sizes.title)
    places.subtitle = CGRect(
      origin: CGPoint(
        x: text.minX + (text.width - sizes.subtitle.width) * textPlace,
        y: text.minY + sizes.title.height + sizes.gap), size: sizes.subtitle)
    return places
  }
}
