import CoreGraphics

extension NSLayoutConstraint {
  /// Finds fault with sides that UIKit refuses to relate; such a constraint relates nothing. UIKit lets a position of one
  /// axis follow one of the other (published tests of layout libraries make such constraints), which anchors do not compile
  /// for.
  func checkSides() {
    if let fault = sideFault {
      fault(self)
      relateNothing()
    }
  }

  private var sideFault: (@MainActor (NSLayoutConstraint) -> Void)? {
    guard first.item != nil, first.attribute != .notAnAttribute else { return ConstraintFault.noFirstItem }
    guard second.item != nil, second.attribute != .notAnAttribute else {
      return first.isExtent ? nil : ConstraintFault.locationWithoutPair
    }
    if first.isExtent != second.isExtent { return ConstraintFault.invalidPairing }
    if first.isExtent { return nil }
    if let a = first.attribute.isDirectional, let b = second.attribute.isDirectional, a != b {
      return ConstraintFault.mixedDirections
    }
    return multiplier == 0 ? ConstraintFault.locationWithoutPair : nil
  }

  func checkNumbers() {
    if !multiplier.isFinite {
      ConstraintFault.multiplierNotFinite(self)
      relateNothing()
    }
    checkConstant()
  }

  func checkConstant() {
    guard !storedConstant.isFinite else { return }
    ConstraintFault.constantNotFinite(self, storedConstant)
    storedConstant = 0
  }

  /// Whether a priority can be the constraint's: none is at fault, nor, before iOS 13, one that makes an active constraint required or optional:
  /// iOS 13 lifted that restriction (reports of the exception name iOS 12 and earlier only).
  func accepts(_ priority: UILayoutPriority) -> Bool {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      ConstraintFault.unusablePriority(priority, of: self)
      return false
    }
    if isActive, SimulatedDevice.current.systemVersion < 13,
      (priority == .required) != (storedPriority == .required)
    {
      ConstraintFault.priorityChange(of: self, to: priority)
      return false
    }
    return true
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
