import PlumbGeometry

/// A row or column of views, drawn in characters: Apple's visual format language.
///
/// A format names views and metrics, and knows neither: names mean something only when
/// `constraints(options:names:)` is given a `Names`.
///
/// The grammar is the one of Apple's Auto Layout Guide, "Visual Format Language":
///
///     format      = [("H" | "V") ":"] ["|" connection] view {connection view}
///                   [connection "|"]
///     view        = "[" name ["(" predicates ")"] "]"
///     connection  = "" | "-" | "-" space "-"
///     space       = predicate | "(" predicates ")"
///     predicates  = predicate {"," predicate}
///     predicate   = [relation] operand ["@" priority]
///     relation    = "==" | ">=" | "<="
///     operand     = number | name
///     priority    = number | name
///
/// A name is a C identifier in ASCII. A number is decimal, perhaps with a sign, a fraction and an exponent;
/// without parentheses around it a space has no sign. There is no white space, and no arithmetic.
///
/// | format | meaning |
/// |---|---|
/// | `[button]-[field]` | the standard space between two views |
/// | `[left][right]` | two views that touch |
/// | `\|-50-[box]-50-\|` | 50 points from the leading and the trailing edge of the superview |
/// | `\|-[box]-\|` | the standard space from both edges |
/// | `V:[top]-10-[bottom]` | one view 10 points below another |
/// | `[button(100)]`, `[button(==100)]` | a width of 100 points; after `V:`, a height |
/// | `[button(>=70,<=100)]` | a width from 70 to 100 points |
/// | `[one(==two)]` | two views of the same width |
/// | `[button(100@250)]` | a width that matters only as much as the priority 250 says |
/// | `[a]-(>=8@750,<=20)-[b]` | a space of at most 20 points, and if possible at least 8 |
/// | `[a]->=8@750-[b]` | one condition needs no parentheses |
/// | `[a]-(-4)-[b]` | two views that overlap by 4 points |
/// | `\|-inset-[a(side@low)]` | metrics, where a number could stand |
///
/// Where Apple's page and what its parser takes are known to differ, both are taken: a space without
/// parentheses may have a relation and a priority (seen in code that ran on UIKit). Numbers in hexadecimal,
/// which the C function named on Apple's page reads, are refused.
public struct VisualFormat: Hashable, Sendable {
  /// The axis along which the views follow one another; horizontal where the format does not say.
  public internal(set) var orientation: Axis = .horizontal
  /// Whether the format begins at the superview's edge.
  public internal(set) var startsAtSuperview = false
  /// Whether the format ends at the superview's edge.
  public internal(set) var endsAtSuperview = false
  /// In reading order; at least one.
  package internal(set) var views: [View] = []
  /// What is between two neighbours, the superview's edges counted, in reading order.
  package internal(set) var connections: [Connection] = []
  /// The format as it was written. Spans are offsets of its UTF-8.
  public let source: String

  /// Reads a format, in time linear in its length.
  public init(_ source: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(source)
    try parser.parse()
    self = parser.format
  }

  /// A format of which nothing has been read.
  init(unread source: String) { self.source = source }

  /// The connection from the superview's edge to the first view.
  package var leadingConnection: Connection? { startsAtSuperview ? connections.first : nil }

  /// The connection from the last view to the superview's edge.
  package var trailingConnection: Connection? { endsAtSuperview ? connections.last : nil }

  /// The connection between a view and the one before it, or before the first view the superview's edge.
  package func connection(before view: Int) -> Connection? {
    let index = startsAtSuperview ? view : view - 1
    return connections.indices.contains(index) ? connections[index] : nil
  }
}
