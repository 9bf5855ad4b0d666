import CoreGraphics

extension UITableViewCell {
  /// What an accessory takes of the width, its margin included.
  ///
  /// Saved documents imply it: 10.5 points and the margin for a disclosure indicator (n = 32), 24 and the margin for a check
  /// mark (n = 5), 68 in all for a disclosure with its button (n = 2).
  var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.frame.width + sideMargin }
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return 0
    case .disclosureIndicator: return sideMargin + (contentScaleFactor == 3 ? 31.0 / 3 : 10.5)
    case .checkmark: return sideMargin + 24
    case .detailButton: return sideMargin + 24
    case .detailDisclosureButton: return 68
    }
  }

  private var readsFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where the content is: beside what covers the sides, the indentation and the accessory.
  func contentFrame(in size: CGSize) -> CGRect {
    let safe = (superview as? UITableView)?.insetsContentViewsToSafeArea == false ? .zero : safeAreaInsets
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let trailing = accessoryWidth
    let left = safe.left + (readsFromRight ? trailing : indentation)
    let right = safe.right + (readsFromRight ? indentation : trailing)
    return CGRect(x: left, y: 0, width: max(0, size.width - left - right), height: size.height)
  }

  func placeAccessory() {
    guard let accessoryView else { return }
    let size = accessoryView.frame.size
    let x = readsFromRight ? sideMargin : bounds.width - sideMargin - size.width
    accessoryView.frame.origin = CGPoint(x: x, y: ((bounds.height - size.height) / 2).rounded())
  }

  func replace(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    guard let new else { return }
    insertSubview(new, at: 0)
    new.frame = bounds
  }
}

/// The labels of cells of the system's styles, which stand without constraints.
@MainActor struct CellLabels {
  private var text: UILabel?
  private var detail: UILabel?

  mutating func text(in cell: UITableViewCell, _ style: UITableViewCell.CellStyle) -> UILabel {
    if let text { return text }
    let label = UILabel()
    label.font =
      style == .value2 ? .systemFont(ofSize: 12) : .systemFont(ofSize: style == .subtitle ? 18 : 17)
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

  private var shown: [UILabel] { [text, detail].compactMap { $0 }.filter { $0.text?.isEmpty == false } }

  /// What labels one above the other need; nothing where there are none.
  func height(at width: CGFloat, in cell: UITableViewCell, _ style: UITableViewCell.CellStyle) -> CGFloat {
    let margins = cell.contentView.layoutMargins
    let room = CGSize(width: width - margins.left - margins.right, height: .greatestFiniteMagnitude)
    let heights = shown.map { $0.sizeThatFits(room).height }
    guard !heights.isEmpty else { return 0 }
    let height = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
    return max(UITableViewCell.standardHeight, (height + margins.top + margins.bottom).rounded(.up))
  }

  func place(in cell: UITableViewCell, _ style: UITableViewCell.CellStyle) {
    guard text != nil || detail != nil else { return }
    let content = cell.contentView
    let area = content.bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: content.layoutMargins.left, bottom: 0, right: content.layoutMargins.right))
    guard style != .default else {
      text?.frame = area
      return
    }
    let labels = shown
    let sizes = labels.map { $0.sizeThatFits(area.size) }
    if style == .subtitle {
      var y = ((area.height - sizes.reduce(0) { $0 + $1.height }) / 2).rounded()
      for (label, size) in zip(labels, sizes) {
        label.frame = CGRect(x: area.minX, y: y, width: min(size.width, area.width), height: size.height)
        y += size.height
      }
    } else {
      for (label, size) in zip(labels, sizes) {
        let isAtEnd = label === detail && style == .value1
        let width = min(size.width, area.width)
        label.frame = CGRect(
          x: isAtEnd ? area.maxX - width : area.minX, y: ((area.height - size.height) / 2).rounded(),
          width: width, height: size.height)
      }
    }
  }
}
