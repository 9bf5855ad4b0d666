import CoreGraphics

extension NSLayoutConstraint {
  /// As `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`, and remembers the line.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let (first, second) = CreationPlace.making(file, line) {
      (ConstraintSide(view1, attr1), ConstraintSide(view2, attr2))
    }
    self.init(first, relation, second, multiplier: multiplier, constant: c, at: .code(file, line))
    made(file, line)
    checkSides()
  }

  /// As `constraints(withVisualFormat:options:metrics:views:)`, and remembers the line.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let constraints = CreationPlace.making(file, line) {
      constraints(withVisualFormat:options:metrics:views:)(format, opts, metrics, views)
    }
    for constraint in constraints { constraint.made(file, line) }
    return constraints
  }

  /// Remembers who made the constraint.
  @discardableResult
  func made(_ file: StaticString, _ line: UInt) -> Self {
    origin = .code(file, line)
    if LayoutDebugging.recordsCallStacks { rememberCallers() }
    return self
  }

  /// Remembers the line of a document, which counts from 1.
  package func made(inDocument file: String, line: Int) { origin = .document(file, line) }

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
  /// The line of code that made the constraint, such as `App/ProfileView.swift:31`, or the document's, such as
  /// `Main.storyboard:33`; nil where that is not known.
  ///
  /// Where a library made the constraint, it is the library's line: `creationCallStack` tells who called it.
  public var creationPlace: String? { constraint.origin.map { $0.text } }

  /// The functions that were running when the constraint was made, the innermost first; empty unless
  /// `LayoutDebugging.recordsCallStacks` was set then.
  public var creationCallStack: [String] { constraint.callStack?.lines ?? [] }
}
