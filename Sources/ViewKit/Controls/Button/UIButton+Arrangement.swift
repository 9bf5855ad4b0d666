import CoreGraphics
internal import PlumbGeometry

extension UIButton {
  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var configuredContents: ConfiguredContents {
    if let contents, contents.scale == contentScaleFactor, contents.isReversed == isReversed {
      return contents
    }
    let contents = makeContents()
    self.contents = contents
    return contents
  }

  private func makeContents() -> ConfiguredContents {
    let texts = shownTexts
    let placement = configuration?.imagePlacement ?? .leading
    let side: ConfiguredContents.Side =
      placement.contains(.top)
      ? .top
      : placement.contains(.bottom) ? .bottom : placement.contains(.trailing) != isReversed ? .right : .left
    let scale = contentScaleFactor
    return ConfiguredContents(
      title: texts.title?.measured, subtitle: texts.subtitle?.measured, image: imageSize, side: side,
      imagePadding: configuration?.imagePadding ?? 0, titlePadding: configuration?.titlePadding ?? 0,
      lineHeight: PixelGrid(scale: scale).ceil(standardFont.lineHeight), textPlace: textPlace(side),
      isReversed: isReversed, scale: scale)
  }

  private func textPlace(_ side: ConfiguredContents.Side) -> CGFloat {
    switch configuration?.titleAlignment ?? .automatic {
    case .leading: isReversed ? 1 : 0
    case .trailing: isReversed ? 0 : 1
    case .center: 0.5
    case .automatic:
      switch side {
      case .top, .bottom: 0.5
      case .left: imageSize == nil ? 0.5 : 0
      case .right: imageSize == nil ? 0.5 : 1
      }
    }
  }

  /// Where title, subtitle and image are in the rectangle of the content.
  func arrangement(in rect: CGRect) -> ButtonPlaces {
    var places =
      configuration == nil
      ? statePlaces(in: rect)
      : configuredContents.places(in: rect, x: horizontalPlace, y: verticalPlace)
    let pixels = PixelGrid(scale: contentScaleFactor)
    for part in [\ButtonPlaces.title, \.subtitle, \.image] {
      places[keyPath: part].origin.x = pixels.round(places[keyPath: part].minX)
      places[keyPath: part].origin.y = pixels.round(places[keyPath: part].minY)
    }
    return places
  }

  private var horizontalPlace: CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: 0
    case .right, .trailing: 1
    case .center: 0.5
    }
  }

  private var verticalPlace: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }

  /// Image and title side by side, as one block in the rectangle; the insets of each move it in that
  /// rectangle.
  private func statePlaces(in rect: CGRect) -> ButtonPlaces {
    let text = shownTexts.title
    let image = imageSize ?? .zero
    let titleRoom = rect.inset(by: titleEdgeInsets)
    let measured = text?.measured
    let pixels = PixelGrid(scale: contentScaleFactor)
    let limit = max(titleRoom.width - image.width, 0)
    var title = measured?.size(scale: contentScaleFactor) ?? .zero
    if title.width > limit {
      title = measured?.size(within: max(limit, 1), scale: contentScaleFactor) ?? .zero
      title.width = min(title.width, pixels.ceil(limit))
    }
    title.height = min(title.height, max(titleRoom.height, 0))
    let total = title.width + image.width
    func place(_ size: CGSize, in room: CGRect, after width: CGFloat) -> CGRect {
      var rect = CGRect(
        x: room.minX + (room.width - total) * horizontalPlace + width,
        y: room.minY + (room.height - size.height) * verticalPlace, width: size.width, height: size.height)
      if contentVerticalAlignment == .fill { (rect.origin.y, rect.size.height) = (room.minY, room.height) }
      return rect
    }
    var places = ButtonPlaces()
    if text != nil { places.title = place(title, in: titleRoom, after: isReversed ? 0 : image.width) }
    if imageSize != nil {
      let room = rect.inset(by: imageEdgeInsets)
      places.image = place(image, in: room, after: isReversed ? title.width : 0)
    }
    return places
  }
}
