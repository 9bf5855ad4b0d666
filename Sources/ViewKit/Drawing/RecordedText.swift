import CoreGraphics

/// A text that was drawn into a context.
struct RecordedText {
  var content: TextContent
  var color: UIColor
  var alignment: NSTextAlignment = .left
  /// 0 for any number.
  var lineLimit = 0
}

extension NSAttributedString {
  /// That in which the text begins; nil where it has none.
  var firstColor: UIColor? {
    length > 0 ? attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
  }

  /// Draws the text into the current context, on one line for each paragraph.
  public func draw(at point: CGPoint) { record(CGRect(origin: point, size: size())) }

  /// Draws the text into the current context, in lines that are broken at the rectangle's width.
  public func draw(in rect: CGRect) { record(rect) }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { record(rect, options, size()) }

  private func record(
    _ rect: CGRect, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin, _ size: CGSize = .zero
  ) {
    guard length > 0 else { return }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    RecordedText(
      content: TextContent(self, standard: .measuringStandard), color: firstColor ?? .black,
      alignment: style?.alignment ?? .left
    ).record(rect, options, size)
  }
}

extension String {
  /// Draws the text into the current context, on one line for each paragraph.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    record(CGRect(origin: point, size: size(withAttributes: attrs)), attrs)
  }

  /// Draws the text into the current context, in lines that are broken at the rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    record(rect, attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { record(rect, attributes, options, size(withAttributes: attributes)) }

  private func record(
    _ rect: CGRect, _ attributes: [NSAttributedString.Key: Any]?,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin, _ size: CGSize = .zero
  ) {
    guard !isEmpty else { return }
    RecordedText(
      content: TextContent(self, attributes: attributes ?? [:], standard: .measuringStandard),
      color: attributes?[.foregroundColor] as? UIColor ?? .black,
      alignment: (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .left
    ).record(rect, options, size)
  }
}

extension NSString {
  /// Draws the text into the current context, on one line for each paragraph.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into the current context, in lines that are broken at the rectangle's width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(self).draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { String(self).draw(with: rect, options: options, attributes: attributes, context: context) }
}

extension RecordedText {
  /// - Parameter size: That of the text on one line, whose baseline begins at the corner unless the options say otherwise.
  fileprivate func record(_ rect: CGRect, _ options: NSStringDrawingOptions, _ size: CGSize) {
    var rect = rect
    if !options.contains(.usesLineFragmentOrigin) {
      let font = content.firstFont.map { UIFont(FontFace($0)) } ?? .measuringStandard
      rect = CGRect(x: rect.minX, y: rect.minY - font.ascender, width: size.width, height: size.height)
    }
    UIGraphicsGetCurrentContext()?.draw(object: self, in: rect)
  }
}
