import CoreGraphics
internal import PlumbGeometry
internal import PlumbTextMetrics

extension UIButton {
  /// The size of contents and insets; with a configuration, without a limit to the width.
  var naturalSize: CGSize {
    updateConfigurationIfNeeded()
    guard configuration != nil else { return stateSize }
    return configuredSize(within: nil)
  }

  /// The size at a width, with a configuration, whose texts may take several lines.
  func size(within width: CGFloat) -> CGSize { configuredSize(within: width) }

  private func configuredSize(within width: CGFloat?) -> CGSize {
    let room = roomAround
    let sides = room.left + room.right
    return sizes.size(within: width, scale: contentScaleFactor) {
      let content = configuredContents.size(within: width.map { max($0 - sides, 0) })
      return CGSize(
        width: max(content.width + sides, 0), height: max(content.height + room.top + room.bottom, 0))
    }
  }

  private var stateSize: CGSize {
    var size = measuredSize(of: .button(measuredButton))
    guard let text = shownTexts.title, text.attributed != nil else { return size }
    // The measured width is that of one font.
    let scale = contentScaleFactor
    let plain = ButtonText(
      plain: text.string, font: text.firstFont, lineBreakMode: .byClipping, numberOfLines: 1)
    size.width += (text.measured.size(scale: scale).width - plain.measured.size(scale: scale).width).rounded(
      .up)
    return size
  }

  /// The button without a configuration as `TextMetrics` measures it.
  var measuredButton: TouchButton {
    let text = shownTexts.title
    let font = text?.firstFont ?? label?.font ?? standardFont
    let image = currentImage
    var style = TouchButton.Style.plain
    if text == nil, image?.contents.symbol?.name == buttonType.symbolName, buttonType.symbolName != nil {
      style = buttonType == .close ? .close : .symbol
    }
    var button = TouchButton(
      style: style, title: text?.string ?? "", font: font.face.font,
      imageSize: image.map { Size($0.size) },
      symbol: image?.estimate(beside: font, preferring: currentPreferredSymbolConfiguration),
      backgroundSize: currentBackgroundImage.map { Size($0.size) },
      contentInsets: contentEdgeInsets.engineInsets)
    button.hasEmptyTitle = text == nil && (currentTitle ?? currentAttributedTitle?.string) != nil
    button.breaksLines = text?.lineBreakMode.wraps ?? false
    button.titleShift = Double(titleEdgeInsets.top - titleEdgeInsets.bottom) / 2
    return button
  }

  /// Around the content: `contentEdgeInsets`, or those of the configuration.
  var roomAround: UIEdgeInsets {
    configuration?.contentInsets.resolved(for: effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets
  }

  /// As large as the image is shown.
  var imageSize: CGSize? {
    if configuration?.showsActivityIndicator == true { return CGSize(width: 20, height: 20) }
    guard let image = shownImage else { return nil }
    // The symbol of a configuration is set in the body style, whatever the font of the title.
    let font =
      configuration == nil
      ? shownTexts.title?.firstFont ?? label?.font ?? standardFont
      : .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    let preferred =
      configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    guard var estimate = image.estimate(beside: font, preferring: preferred) else { return image.size }
    if configuration != nil, preferred == nil, image.contents.symbol?.configuration == nil {
      let texts = shownTexts
      estimate.isAlone = texts.title == nil && texts.subtitle == nil
    }
    let size = estimate.size(in: controlContext)
    return CGSize(width: size.width, height: size.height)
  }

  var titleBaselines: (first: CGFloat?, last: CGFloat?) {
    let height = bounds.height > 0 ? bounds.height : naturalSize.height
    guard configuration != nil else {
      let first = measuredBaseline(of: .button(measuredButton), height: height)
      return (first, first.map { height - $0 })
    }
    let width = bounds.width > 0 ? bounds.width : naturalSize.width
    let places = arrangement(
      in: CGRect(x: 0, y: 0, width: width, height: height).inset(by: roomAround))
    let texts = shownTexts
    let lines = [(texts.title, places.title), (texts.subtitle, places.subtitle)].compactMap { line in
      line.0.map { ($0.measured, line.1) }
    }
    guard let first = lines.first, let last = lines.last else { return (nil, nil) }
    let scale = contentScaleFactor
    return (
      first.1.minY + first.0.firstBaseline(inHeight: first.1.height, width: first.1.width, scale: scale),
      height - last.1.minY
        - last.0.lastBaseline(inHeight: last.1.height, width: last.1.width, scale: scale)
    )
  }
}

extension UIImage {
  /// What is known of the size of a symbol beside text; nil for other images.
  ///
  /// What the image's own configuration leaves open, the preferred one decides, and then the text.
  func estimate(beside font: UIFont, preferring preferred: SymbolConfiguration?) -> SymbolEstimate? {
    guard let symbol = contents.symbol else { return nil }
    var settings = preferred?.settings ?? SymbolSettings()
    if let own = symbol.configuration?.settings { settings.apply(own) }
    let isSized = settings.pointSize > 0 || settings.textStyle != nil || settings.font != nil
    return SymbolEstimate(
      aspect: SymbolProportions.aspect(of: symbol.name), font: (isSized ? settings.face : font.face).font,
      scale: settings.scale.measured)
  }
}
