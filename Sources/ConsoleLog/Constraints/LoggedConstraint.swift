import PlumbLayoutDiagnostics

/// A constraint as a console log has it.
public struct LoggedConstraint: Hashable, Sendable {
  /// As found, without what surrounds it: wrapped lines joined, escapes and entities resolved, white space single.
  public var text: String
  /// `NSLayoutConstraint`, `SnapKit.LayoutConstraint`; empty where nothing was understood.
  public var className: String
  /// `0x600001`, as printed; nil where the log has a key or nothing.
  public var address: String?
  public var identifier: String?
  /// `h=--& v=--&`, of a constraint made from a mask.
  public var mask: String?
  /// Where a layout library says that it was made.
  public var place: SourcePlace?
  /// What it demands; nil where that was not understood.
  public var statement: LoggedStatement?
  /// What `(LTR)` and `(RTL)` say; nil where the log says neither.
  public var isRightToLeft: Bool?
  /// From 0 to 1000, where it is printed; lists of conflicts do not.
  public var priority: Double?
  /// Of a view's content, where `Hug:` and `CompressionResistance:` are printed.
  public var content: ConsoleConstraint.ContentPriorities?
  /// What `(active)` and `(inactive)` say; nil where the log says neither, as before iOS 10.
  public var isActive: Bool?
  /// What `|` stands for, where the log says it.
  public var superview: LoggedItem?
  /// The distance that it has in fact, in points, where AppKit's visualization says it behind the constraint.
  public var actualDistance: Double?
  /// The parts put together again, in the form that the log has; equal to `text` but for white space where everything
  /// was understood.
  public var reprint: String

  public init(text: String) {
    self.text = text
    className = ""
    reprint = ""
  }

  /// Whether every word of it is accounted for.
  public var isUnderstood: Bool { statement != nil }

  /// The items that it speaks of, its superview last.
  public var items: [LoggedItem] {
    [statement?.first.item, statement?.second?.item, superview].compactMap { $0 }
  }
}
