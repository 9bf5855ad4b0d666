import PlumbGeometry

extension SVGWriter {
  mutating func group(_ group: DrawingGroup) {
    guard !group.elements.isEmpty || group.name != nil else { return }
    let isPlain =
      group.clip == nil && group.opacity >= 1 && group.role == nil && group.title == nil && group.name == nil
    if isPlain {
      for element in group.elements { write(element) }
      return
    }
    let clip = group.clip.map { define($0) }
    text.markup("<g")
    if let name = group.name { text.attribute("id", name) }
    if let role = group.role { text.attribute("class", role) }
    if group.opacity < 1 { text.attribute("opacity", group.opacity.isNaN ? 1 : max(0, group.opacity)) }
    if let clip {
      text.attribute("clip-path") { value in
        value.markup("url(#clip")
        value.content(clipPrefix)
        value.number(Double(clip))
        value.markup(")")
      }
    }
    text.markup(">\n")
    if let title = group.title {
      text.markup("<title>")
      text.content(title)
      text.markup("</title>\n")
    }
    for element in group.elements { write(element) }
    text.markup("</g>\n")
  }

  /// Defines a clip path and returns its number.
  private mutating func define(_ clip: DrawingGroup.Clip) -> Int {
    clips += 1
    text.markup("<clipPath")
    text.attribute("id") { value in
      value.markup("clip")
      value.content(clipPrefix)
      value.number(Double(clips))
    }
    text.markup(">")
    #if hasFeature(Embedded)
      rectangle(clip.rect, cornerRadius: clip.cornerRadius, Paint(fill: .black))
    #else
      if clip.outline.isEmpty {
        rectangle(clip.rect, cornerRadius: clip.cornerRadius, Paint(fill: .black))
      } else {
        path(clip.outline, clippingBy: clip.rule)
      }
    #endif
    text.markup("</clipPath>\n")
    return clips
  }
}
