import CoreGraphics

extension UITextField: OffsetText {
  var typedText: NSString { (text ?? "") as NSString }

  func tellOfText() {
    editingChanged(.editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    if let bar = superview as? UISearchBar { bar.delegate?.searchBar(bar, textDidChange: text ?? "") }
  }

  func tellOfSelection() { delegate?.textFieldDidChangeSelection(self) }

  // MARK: Places

  private var lineHeight: CGFloat { (font ?? .systemFont(ofSize: 17)).lineHeight }

  /// Of the characters before a place; of dots, where the text is secret.
  private func width(before offset: Int) -> CGFloat {
    let prefix = typedText.substring(to: offset)
    if let attributed, !isSecureTextEntry {
      return attributed.attributedSubstring(from: NSRange(location: 0, length: offset)).size().width
    }
    let shown = isSecureTextEntry ? String(repeating: "•", count: prefix.count) : prefix
    return shown.size(withAttributes: [.font: font ?? .systemFont(ofSize: 17)]).width
  }

  /// Where the text begins; one that is longer than its room begins with it.
  private var startOfText: CGFloat {
    let room = editingRect(forBounds: bounds)
    let free = max(room.width - width(before: length), 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch textAlignment {
    case .center: return room.minX + free / 2
    case .right: return room.minX + free
    case .natural where isRightToLeft: return room.minX + free
    default: return room.minX
    }
  }

  func caret(at offset: Int) -> CGRect {
    let middle = editingRect(forBounds: bounds).midY
    return CGRect(
      x: startOfText + width(before: offset), y: middle - lineHeight / 2, width: 2, height: lineHeight)
  }

  func rects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let (start, end) = (caret(at: range.location), caret(at: NSMaxRange(range)))
    return [CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)]
  }

  func offset(nearest point: CGPoint) -> Int {
    let start = startOfText
    let places = [0] + TextUnits(typedText as String).ranges(.character).map { NSMaxRange($0) }
    let distances = places.map { abs(start + width(before: $0) - point.x) }
    return zip(places, distances).min { $0.1 < $1.1 }?.0 ?? 0
  }
}
