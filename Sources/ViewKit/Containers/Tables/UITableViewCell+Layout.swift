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
