import CoreGraphics

extension NSLayoutConstraint {
  /// Stops at sides that UIKit refuses to relate. It lets a position of one axis follow one of the other
  /// (published tests of layout libraries make such constraints), which anchors do not compile for.
  func checkSides() {
    guard first.item != nil, first.attribute != .notAnAttribute else { ConstraintFault.noFirstItem(self) }
    guard second.item != nil, second.attribute != .notAnAttribute else {
      if !first.isExtent { ConstraintFault.locationWithoutPair(self) }
      return
    }
    if first.isExtent != second.isExtent { ConstraintFault.invalidPairing(self) }
    if first.isExtent { return }
    if let a = first.attribute.isDirectional, let b = second.attribute.isDirectional, a != b {
      ConstraintFault.mixedDirections(self)
    }
    if multiplier == 0 { ConstraintFault.locationWithoutPair(self) }
  }

  func checkNumbers() {
    if !multiplier.isFinite { ConstraintFault.multiplierNotFinite(self) }
    checkConstant()
  }

  func checkConstant() {
    if !storedConstant.isFinite { ConstraintFault.constantNotFinite(self, storedConstant) }
  }

  /// Stops at a priority that is none, and, before iOS 13, at one that makes an active constraint required or optional:
  /// iOS 13 lifted that restriction (reports of the exception name iOS 12 and earlier only).
  func checkPriority(_ priority: UILayoutPriority) {
    if !(priority.rawValue > 0 && priority.rawValue <= 1000) {
      ConstraintFault.unusablePriority(priority, of: self)
    }
    if isActive, SimulatedDevice.current.systemVersion < 13,
      (priority == .required) != (storedPriority == .required)
    {
      ConstraintFault.priorityChange(of: self, to: priority)
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
