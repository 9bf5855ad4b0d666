import CoreGraphics

// Constraints remember the line of code that made them, for conflict reports. Calls prefer these; what wants UIKit's own
// signature, such as a reference to a method, finds that.

extension NSLayoutAnchor {
  /// Has a constraint remember the line that it is made for, also while it is being made.
  fileprivate func making(
    _ file: StaticString, _ line: UInt, _ make: () -> NSLayoutConstraint
  ) -> NSLayoutConstraint { CreationPlace.making(file, line, make).made(file, line) }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(equalTo:)(anchor) } }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(greaterThanOrEqualTo:)(anchor) } }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(lessThanOrEqualTo:)(anchor) } }

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(equalTo:constant:)(anchor, c) } }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(greaterThanOrEqualTo:constant:)(anchor, c) } }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(lessThanOrEqualTo:constant:)(anchor, c) } }
}

extension NSLayoutDimension {
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(equalToConstant:)(c) } }

  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(greaterThanOrEqualToConstant:)(c) } }

  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(lessThanOrEqualToConstant:)(c) } }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(equalTo:multiplier:)(anchor, m) } }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(greaterThanOrEqualTo:multiplier:)(anchor, m) } }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(lessThanOrEqualTo:multiplier:)(anchor, m) } }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { making(file, line) { constraint(equalTo:multiplier:constant:)(anchor, m, c) } }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    making(file, line) { constraint(greaterThanOrEqualTo:multiplier:constant:)(anchor, m, c) }
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    making(file, line) { constraint(lessThanOrEqualTo:multiplier:constant:)(anchor, m, c) }
  }
}

extension NSLayoutXAxisAnchor {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    making(file, line) { constraint(equalToSystemSpacingAfter:multiplier:)(anchor, multiplier) }
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    making(file, line) { constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)(anchor, multiplier) }
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    making(file, line) { constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)(anchor, multiplier) }
  }
}

extension NSLayoutYAxisAnchor {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    making(file, line) { constraint(equalToSystemSpacingBelow:multiplier:)(anchor, multiplier) }
  }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    making(file, line) { constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)(anchor, multiplier) }
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    making(file, line) { constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)(anchor, multiplier) }
  }
}
