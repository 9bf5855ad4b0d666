import CoreGraphics

extension NSLayoutConstraint {
  /// Stops at sides that UIKit refuses to relate.
  func checkSides() {
    guard first.item != nil, first.attribute != .notAnAttribute else { ConstraintFault.noFirstItem.stop() }
    let second = second.attribute == .notAnAttribute ? ConstraintSide() : self.second
    guard second.item != nil else {
      if !first.isExtent { ConstraintFault.locationIsConstant.stop() }
      return
    }
    if first.isExtent != second.isExtent { ConstraintFault.locationAndSize.stop() }
    if first.isExtent { return }
    if first.attribute.isVertical != second.attribute.isVertical { ConstraintFault.invalidPairing.stop() }
    if let a = first.attribute.isDirectional, let b = second.attribute.isDirectional, a != b {
      ConstraintFault.directionMixed.stop()
    }
    if multiplier == 0 { ConstraintFault.zeroMultiplierLocation.stop() }
  }

  func checkNumber(_ value: CGFloat, _ name: String) {
    if !value.isFinite { ConstraintFault.notFinite(name, value).stop() }
  }

  func checkPriority(_ priority: UILayoutPriority) {
    if !(priority.rawValue > 0 && priority.rawValue <= 1000) {
      ConstraintFault.unusablePriority(priority).stop()
    }
    if isActive, (priority == .required) != (storedPriority == .required) {
      ConstraintFault.requiredPriorityChanged(from: storedPriority, to: priority).stop()
    }
  }
}

extension ConstraintSide {
  /// Whether it is a size or a distance, which may be compared with a number.
  var isExtent: Bool { isDistance || attribute == .width || attribute == .height }
}

extension NSLayoutConstraint.Attribute {
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether a horizontal edge depends on the direction of text; nil for what is no horizontal edge.
  var isDirectional: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}
