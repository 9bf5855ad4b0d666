import CoreGraphics

/// Image and labels of cells of the system's styles, which stand without constraints: as saved documents have them, with
/// texts of 17 points, and of 12 for the second one where it stands below the first.
@MainActor struct CellLabels {
  private var text: UILabel?
  private var detail: UILabel?
  private var image: UIImageView?

  mutating func text(in cell: UITableViewCell, _ style: UITableViewCell.CellStyle) -> UILabel {
    if let text { return text }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value2 ? 12 : 17)
    cell.contentView.addSubview(label)
    text = label
    return label
  }

  mutating func detail(in cell: UITableViewCell, _ style: UITableViewCell.CellStyle) -> UILabel? {
    if style == .default { return nil }
    if let detail { return detail }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value2 ? 15 : 17)
    cell.contentView.addSubview(label)
    detail = label
    return label
  }

  mutating func image(in cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let view = UIImageView()
    cell.contentView.addSubview(view)
    image = view
    return view
  }

  private var shown: [UILabel] { [text, detail].compactMap { $0 }.filter { $0.text?.isEmpty == false } }

  /// What the labels need; nothing where there are none.
  func height(at width: CGFloat, in cell: UITableViewCell, _ style: UITableViewCell.CellStyle) -> CGFloat {
    let margins = cell.contentView.layoutMargins
    let room = CGSize(
      width: width - margins.left - margins.right - imageRoom, height: .greatestFiniteMagnitude)
    let heights = shown.map { $0.sizeThatFits(room).height }
    guard !heights.isEmpty else { return 0 }
    // One above the other, texts of 17 and 12 points make a row of 55.5 (n = 3).
    let isPair = style == .subtitle && heights.count == 2
    let height = isPair ? heights.reduce(20.5, +) : (heights.max() ?? 0) + margins.top + margins.bottom
    return max(UITableViewCell.standardHeight, height)
  }

  private var imageRoom: CGFloat { image?.image.map { $0.size.width + 16 } ?? 0 }

  func place(in cell: UITableViewCell, _ style: UITableViewCell.CellStyle) {
    let content = cell.contentView
    let margins = content.layoutMargins
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = content.bounds.width
    let leading = isMirrored ? margins.right : margins.left
    /// Places a view by its distance from the leading edge.
    func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      view.frame = CGRect(
        x: isMirrored ? width - x - size.width : x, y: y, width: size.width, height: size.height)
    }
    func middle(_ height: CGFloat) -> CGFloat { ((content.bounds.height - height) / 2).rounded(.up) }
    if let image, let size = image.image?.size { place(image, leading, middle(size.height), size) }
    let start = leading + imageRoom
    let room = CGSize(
      width: max(0, width - margins.left - margins.right - imageRoom), height: content.bounds.height)
    if style == .default {
      if let text { place(text, start, 0, room) }
      return
    }
    let labels = shown
    let sizes = labels.map { label in
      let size = label.sizeThatFits(room)
      return CGSize(width: min(size.width, room.width), height: size.height)
    }
    if style == .subtitle {
      var y = middle(sizes.reduce(CGFloat(sizes.count - 1)) { $0 + $1.height })
      for (label, size) in zip(labels, sizes) {
        place(label, start, y, size)
        y += size.height + 1
      }
    } else {
      for (label, size) in zip(labels, sizes) {
        let isAtEnd = label === detail && style == .value1
        place(label, isAtEnd ? start + room.width - size.width : start, middle(size.height), size)
      }
    }
  }
}
