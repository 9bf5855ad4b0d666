import PlumbLayoutDiagnostics

/// A constraint as a console log has it.
package struct LoggedConstraint: Hashable, Sendable {
  /// As found, without what surrounds it: wrapped lines joined, escapes and entities resolved, white space single.
  package var text: String
  /// `NSLayoutConstraint`, `SnapKit.LayoutConstraint`; empty where nothing was understood.
  package var className: String
  /// `0x600001`, as printed; nil where the log has a key or nothing.
  package var address: String?
  package var identifier: String?
  /// `h=--& v=--&`, of a constraint made from a mask.
  package var mask: String?
  /// Where a layout library says that it was made.
  package var place: SourcePlace?
  /// What it demands; nil where that was not understood.
  @Boxed package var statement: LoggedStatement? = nil
  /// What `(LTR)` and `(RTL)` say; nil where the log says neither.
  package var isRightToLeft: Bool?
  /// From 0 to 1000, where it is printed; lists of conflicts do not.
  package var priority: Double?
  /// Of a view's content, where `Hug:` and `CompressionResistance:` are printed.
  package var content: ConsoleConstraint.ContentPriorities?
  /// What `(active)` and `(inactive)` say; nil where the log says neither, as before iOS 10.
  package var isActive: Bool?
  /// What `|` stands for, where the log says it.
  @Boxed package var superview: LoggedItem? = nil
  /// The distance that it has in fact, in points, where AppKit's visualization says it behind the constraint.
  package var actualDistance: Double?
  /// The parts put together again, in the form that the log has; equal to `text` but for white space where everything
  /// was understood.
  package var reprint: String

  package init(text: String) {
    self.text = text
    className = ""
    reprint = ""
  }

  /// Whether every word of it is accounted for.
  package var isUnderstood: Bool { statement != nil }

  /// The items that it speaks of, its superview last.
  package var items: [LoggedItem] {
    [statement?.first.item, statement?.second?.item, superview].compactMap { $0 }
  }
}
