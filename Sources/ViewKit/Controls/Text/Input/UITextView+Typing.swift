import CoreGraphics

extension UITextView: OffsetText {
  var typedText: NSString { (text ?? "") as NSString }

  func tellOfText() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func tellOfSelection() { delegate?.textViewDidChangeSelection(self) }

  // MARK: Places

  private var corner: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  func caret(at offset: Int) -> CGRect {
    let manager = layoutManager
    let line: CGRect
    var x = textContainer.lineFragmentPadding
    if offset == length, manager.hasExtraLine {
      line = manager.extraLineFragmentRect
    } else if offset == length {
      line = manager.lineFragmentRect(forGlyphAt: offset - 1, effectiveRange: nil)
      let last = NSRange(location: offset - 1, length: 1)
      x = manager.boundingRect(forGlyphRange: last, in: textContainer).maxX
    } else {
      line = manager.lineFragmentRect(forGlyphAt: offset, effectiveRange: nil)
      x = line.minX + manager.location(forGlyphAt: offset).x
    }
    return CGRect(x: corner.x + x, y: corner.y + line.minY, width: 2, height: line.height)
  }

  func rects(of range: NSRange) -> [CGRect] {
    let (start, room) = (corner, textContainer)
    return layoutManager.enclosingRects(range, in: room).map { $0.offsetBy(dx: start.x, dy: start.y) }
  }

  /// Before or behind a character, whichever is nearer; before the end of a paragraph.
  func offset(nearest point: CGPoint) -> Int {
    guard length > 0 else { return 0 }
    let manager = layoutManager
    let inside = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    if manager.hasExtraLine, inside.y >= manager.extraLineFragmentRect.minY { return length }
    let place = manager.place(of: inside, in: textContainer)
    guard place.index < length else { return length }
    let character = typedText.rangeOfComposedCharacterSequence(at: place.index)
    let isBreak = typedText.substring(with: character).first?.isNewline ?? false
    return place.fraction > 0.5 && !isBreak ? NSMaxRange(character) : character.location
  }
}
