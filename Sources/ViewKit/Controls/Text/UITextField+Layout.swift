import CoreGraphics
internal import PlumbTextMetrics

extension UITextField {
  /// Has size and baseline read anew.
  func contentsChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func editingChanged(_ event: UIControl.Event) {
    contentsChanged()
    sendActions(for: event)
  }

  func replace(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    contentsChanged()
  }

  var measuredField: TouchTextField {
    let text = text ?? ""
    let styled = attributed ?? (text.isEmpty ? attributedPlaceholder : nil)
    var font = font ?? .systemFont(ofSize: 17)
    if let styled, styled.length > 0 {
      font = styled.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
    }
    return TouchTextField(
      border: borderStyle.measured,
      text: isSecureTextEntry ? String(repeating: "•", count: text.count) : text,
      placeholder: placeholder ?? "", font: font.face.font)
  }

  /// With the views beside the text.
  var sizeOfContents: CGSize {
    var size = measuredSize(of: .textField(measuredField))
    if shows(leftView, leftViewMode) { size.width += leftViewRect(forBounds: bounds).width }
    if shows(rightView, rightViewMode) { size.width += rightViewRect(forBounds: bounds).width }
    return size
  }

  private func shows(_ view: UIView?, _ mode: UITextField.ViewMode) -> Bool { view != nil && isTime(mode) }

  /// A field without a text has nothing to clear.
  private var showsClearButton: Bool { isTime(clearButtonMode) && !(text ?? "").isEmpty }

  private func isTime(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: return false
    case .always: return true
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    }
  }

  /// Inside border and views: borders leave 7 points at either side, as the size has it, and 2 above and
  /// below.
  func textRoom(in bounds: CGRect) -> CGRect {
    var rect = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    if shows(leftView, leftViewMode) {
      let side = leftViewRect(forBounds: bounds)
      let left = max(rect.minX, side.maxX)
      rect = CGRect(x: left, y: rect.minY, width: max(rect.maxX - left, 0), height: rect.height)
    }
    if shows(rightView, rightViewMode) {
      rect.size.width = max(min(rect.maxX, rightViewRect(forBounds: bounds).minX) - rect.minX, 0)
    }
    if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      let isAtLeft = button.midX < bounds.midX
      let (left, right) =
        isAtLeft ? (max(rect.minX, button.maxX), rect.maxX) : (rect.minX, min(rect.maxX, button.minX))
      rect = CGRect(x: left, y: rect.minY, width: max(right - left, 0), height: rect.height)
    }
    return rect
  }

  /// In the middle of the height, and no higher than it.
  func sideRect(of view: UIView?, in bounds: CGRect, atRight: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGRect(
      x: atRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width,
      height: size.height)
  }

  /// The button has 19 points either way, and 5 to the end of the line, from memory of what UIKit answers.
  func buttonRect(in bounds: CGRect) -> CGRect {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isReversed ? bounds.minX + 5 : bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  func placeSideViews() {
    place(leftView, leftViewMode, leftViewRect(forBounds: bounds))
    place(rightView, rightViewMode, rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, _ mode: UITextField.ViewMode, _ frame: CGRect) {
    guard let view else { return }
    guard shows(view, mode) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.takePlace(frame)
  }
}

extension UITextField.BorderStyle {
  fileprivate var measured: TouchTextField.Border {
    switch self {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }
}
