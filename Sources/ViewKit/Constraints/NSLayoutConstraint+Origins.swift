import CoreGraphics

extension NSLayoutConstraint {
  /// As `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`, and remembers the line.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      ConstraintSide(view1, attr1), relation, ConstraintSide(view2, attr2), multiplier: multiplier,
      constant: c)
    checkSides()
    made(file, line)
  }

  /// As `constraints(withVisualFormat:options:metrics:views:)`, and remembers the line.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let constraints = constraints(withVisualFormat:options:metrics:views:)(format, opts, metrics, views)
    for constraint in constraints { constraint.made(file, line) }
    return constraints
  }

  /// Remembers who made the constraint.
  @discardableResult
  func made(_ file: StaticString, _ line: UInt) -> Self {
    origin = CodeLine(file: file, line: line)
    if LayoutDebugging.recordsCallStacks { rememberCallers() }
    return self
  }

  /// Like what a recorder itself does, this is no part of the times that it records.
  private func rememberCallers() {
    guard let recorder = LayoutRecorder.current else {
      callStack = CallStack()
      return
    }
    recorder.work { _ in callStack = CallStack() }
  }
}

extension NSLayoutConstraint.Plumb {
  /// The line of code that made the constraint, such as `App/ProfileView.swift:31`; nil where that is not known.
  ///
  /// Where a library made the constraint, it is the library's line: `creationCallStack` tells who called it.
  public var creationPlace: String? { constraint.origin?.text }

  /// The functions that were running when the constraint was made, the innermost first; empty unless
  /// `LayoutDebugging.recordsCallStacks` was set then.
  public var creationCallStack: [String] { constraint.callStack?.lines ?? [] }
}

/// A line of code.
struct CodeLine {
  let file: StaticString
  let line: UInt

  var text: String { "\(file):\(line)" }
}
