import CoreGraphics
internal import PlumbGeometry

/// The text, the layout manager and the container of a text view, which stand for each other.
extension UITextView {
  /// A container that comes with a text brings it along.
  func takeContainer() {
    textContainer.textView = self
    textContainer.tracked = { [weak self] in self?.containerSize(else: $0) }
    if let storage = textContainer.layoutManager?.textStorage { take(storage) }
  }

  func makeStorage() -> NSTextStorage {
    let storage = NSTextStorage(attributedString: attributedText)
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    if textContainer.layoutManager == nil { manager.addTextContainer(textContainer) }
    storage.addLayoutManager(manager)
    follow(storage)
    return storage
  }

  private func take(_ storage: NSTextStorage) {
    follow(storage)
    takeText(of: storage)
  }

  private func follow(_ storage: NSTextStorage) {
    storedStorage = storage
    storage.changed = { [weak self, unowned storage] in self?.takeText(of: storage) }
  }

  private func takeText(of storage: NSTextStorage) {
    guard !isTakingStorage else { return }
    isTakingStorage = true
    let text = NSMutableAttributedString(string: storage.string)
    for (attributes, range) in storage.pieces() { text.setAttributes(attributes, range: range) }
    attributedText = text
    isTakingStorage = false
  }

  /// An empty range stands for the character behind it, or, at the end, for the last one.
  func reveal(_ range: NSRange) {
    layoutIfNeeded()
    let length = textStorage.length
    let start = min(max(range.location, 0), length)
    let end = start + min(max(range.length, 0), length - start)
    let characters =
      start < end ? start..<end : start < length ? start..<start + 1 : max(length - 1, 0)..<length
    let glyphs = layoutManager.glyphRange(
      forCharacterRange: NSRange(location: characters.lowerBound, length: characters.count),
      actualCharacterRange: nil)
    var rect = layoutManager.boundingRect(forGlyphRange: glyphs, in: textContainer)
    let extra = layoutManager.extraLineFragmentUsedRect
    if start == length, extra.height > 0 { rect = extra }
    guard rect.height > 0 else { return }
    rect = rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    scrollRectToVisible(rect, animated: false)
  }

  /// Whether lines are otherwise than the text alone has them: by the manager's delegate, or by pictures that are as large
  /// as their class says.
  var layoutManagerHasSay: Bool {
    guard let manager = textContainer.layoutManager, manager.textStorage != nil else { return hasOwnPictures }
    return manager.delegate != nil || hasOwnPictures
  }

  private var hasOwnPictures: Bool {
    guard let attributed else { return false }
    return attributed.pieces().contains { piece in
      let picture = piece.attributes[.attachment] as? NSTextAttachment
      return picture.map { type(of: $0) != NSTextAttachment.self } ?? false
    }
  }

  /// The size around the lines that the layout manager sets within a width.
  func sizeOfOwnLines(within width: CGFloat?, scale: CGFloat) -> CGSize {
    let manager = layoutManager
    let inset = textContainerInset
    textContainer.sizeBeingMeasured = CGSize(
      width: width.map { max($0 - inset.left - inset.right, 1) } ?? 0, height: .greatestFiniteMagnitude)
    defer { textContainer.sizeBeingMeasured = nil }
    let used = manager.usedRect(for: textContainer)
    let grid = PixelGrid(scale: scale)
    let height = max(used.maxY, grid.ceil(shownFont.lineHeight)) + inset.top + inset.bottom
    return CGSize(width: grid.ceil(used.width) + inset.left + inset.right, height: grid.ceil(height))
  }

  /// What the insets leave of the view, where the container tracks it.
  func containerSize(else given: CGSize) -> CGSize {
    let inset = textContainerInset
    let width = max(bounds.width - inset.left - inset.right, 0)
    let height =
      isScrollEnabled ? CGFloat.greatestFiniteMagnitude : max(bounds.height - inset.top - inset.bottom, 0)
    return CGSize(
      width: textContainer.widthTracksTextView && bounds.width > 0 ? width : given.width,
      height: textContainer.heightTracksTextView ? height : given.height)
  }
}
