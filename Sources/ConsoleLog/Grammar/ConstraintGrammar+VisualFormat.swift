import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics

extension ConstraintGrammar {
  /// What stands in parentheses: `(8)`, `(>=NSSpace(8))`, `(137@251)`, `(==B)`.
  private struct Predicate {
    var relation = Relation.equal
    var amount = WrittenAmount(value: 0, space: .constant, text: "")
    var item: WrittenItem?
    var priority: Double?
    var text = ""
  }

  /// A visual format of one predicate.
  ///
  ///     format = [("H" | "V") ":"] ("[" item predicate "]" | end connection end) ["(LTR)" | "(RTL)"]
  ///     end    = "|" | "[" item "]"
  ///     connection = ["-" [predicate | number] "-" | "-"]
  ///
  /// A format with a direction, and a horizontal one of a constraint made from a mask, is about left and
  /// right, which is what these are made of.
  mutating func visualFormat(
    _ span: Span, isFromMask: Bool, superview: LoggedItem?
  ) -> WrittenStatement? {
    var rest = trimmed(span)
    var text = ""
    var axis = Axis.horizontal
    if begins(rest, "H:") || begins(rest, "V:") {
      if begins(rest, "V:") { axis = .vertical }
      text = axis == .vertical ? "V:" : "H:"
      rest = trimmed(dropping(2, rest))
    }
    guard begins(rest, "[") || begins(rest, "|") else { return nil }
    var isRightToLeft: Bool?
    var ending = ""
    for word: StaticString in ["(LTR)", "(RTL)"] where ends(rest, word) {
      ending = word.description
      isRightToLeft = ending == "(RTL)"
      rest = trimmed(rest.lowerBound..<rest.upperBound - 5)
    }
    let edges: (near: Attribute, far: Attribute) =
      axis == .vertical
      ? (.top, .bottom)
      : isRightToLeft == false || (isRightToLeft == nil && isFromMask)
        ? (.left, .right) : (.leading, .trailing)
    guard
      var written = sized(rest, axis.extent) ?? fromSuperview(rest, edges.near, superview)
        ?? toSuperview(rest, edges.far, superview) ?? between(rest, edges)
    else { return nil }
    written.statement.isVisual = true
    written.text = text + written.text + ending
    written.isRightToLeft = isRightToLeft
    return written
  }

  /// `[A(>=30)]`.
  private mutating func sized(_ span: Span, _ extent: Attribute) -> WrittenStatement? {
    guard begins(span, "["), ends(span, ")]") else { return nil }
    let inner = span.lowerBound + 1..<span.upperBound - 2
    for place in inner.reversed() where bytes[place] == UInt8(ascii: "(") {
      guard affords(span) else { return nil }
      guard let predicate = predicate(place + 1..<inner.upperBound, allowsItem: true),
        let item = item(inner.lowerBound..<place)
      else { continue }
      return statement(
        LoggedStatement.Term(item.item, .layout(extent)), predicate,
        predicate.item.map { LoggedStatement.Term($0.item, .layout(extent)) },
        text: "[" + item.text + "(" + predicate.text + ")]")
    }
    return nil
  }

  /// `|-(8)-[A]`.
  private mutating func fromSuperview(
    _ span: Span, _ near: Attribute, _ superview: LoggedItem?
  ) -> WrittenStatement? {
    guard begins(span, "|"), ends(span, "]"),
      let bracket = span.first(where: { bytes[$0] == UInt8(ascii: "[") }),
      let connection = connection(span.lowerBound + 1..<bracket, standard: StandardSpace.toContainer),
      let item = item(bracket + 1..<span.upperBound - 1)
    else { return nil }
    let outer = superview ?? .superview(of: item.item)
    return statement(
      LoggedStatement.Term(item.item, .layout(near)), connection,
      LoggedStatement.Term(outer, .layout(near)), text: "|" + connection.text + "[" + item.text + "]")
  }

  /// `[A]-(8)-|`.
  private mutating func toSuperview(
    _ span: Span, _ far: Attribute, _ superview: LoggedItem?
  ) -> WrittenStatement? {
    guard begins(span, "["), ends(span, "|"), let bracket = last(UInt8(ascii: "]"), in: span),
      let connection = connection(bracket + 1..<span.upperBound - 1, standard: StandardSpace.toContainer),
      let item = item(span.lowerBound + 1..<bracket)
    else { return nil }
    let outer = superview ?? .superview(of: item.item)
    return statement(
      LoggedStatement.Term(outer, .layout(far)), connection, LoggedStatement.Term(item.item, .layout(far)),
      text: "[" + item.text + "]" + connection.text + "|")
  }

  /// `[A]-(8)-[B]`.
  private mutating func between(_ span: Span, _ edges: (near: Attribute, far: Attribute)) -> WrittenStatement?
  {
    guard begins(span, "["), ends(span, "]") else { return nil }
    for close in span where bytes[close] == UInt8(ascii: "]") {
      guard affords(close..<min(close + 40, span.upperBound)) else { return nil }
      let behind = close + 1..<span.upperBound
      guard let open = behind.prefix(64).first(where: { bytes[$0] == UInt8(ascii: "[") }),
        let connection = connection(close + 1..<open, standard: StandardSpace.betweenSiblings),
        let near = item(span.lowerBound + 1..<close), let far = item(open + 1..<span.upperBound - 1)
      else { continue }
      return statement(
        LoggedStatement.Term(far.item, .layout(edges.near)), connection,
        LoggedStatement.Term(near.item, .layout(edges.far)),
        text: "[" + near.text + "]" + connection.text + "[" + far.text + "]")
    }
    return nil
  }

  private func statement(
    _ first: LoggedStatement.Term, _ predicate: Predicate, _ second: LoggedStatement.Term?, text: String
  ) -> WrittenStatement {
    WrittenStatement(
      statement: LoggedStatement(
        first, predicate.relation, second, constant: predicate.amount.value, space: predicate.amount.space),
      text: text, priority: predicate.priority)
  }

  /// `-(8)-`, `-20-`, `-`, or nothing, for a distance of 0.
  private mutating func connection(_ span: Span, standard: Double) -> Predicate? {
    let span = trimmed(span)
    if span.isEmpty { return Predicate() }
    guard begins(span, "-"), ends(span, "-") else { return nil }
    if span.count == 1 {
      return Predicate(amount: WrittenAmount(value: standard, space: .standard, text: ""), text: "-")
    }
    let inner = trimmed(span.lowerBound + 1..<span.upperBound - 1)
    if begins(inner, "("), ends(inner, ")") {
      guard var predicate = predicate(inner.lowerBound + 1..<inner.upperBound - 1, allowsItem: false) else {
        return nil
      }
      predicate.text = "-(" + predicate.text + ")-"
      return predicate
    }
    guard let number = number(inner) else { return nil }
    return Predicate(
      amount: WrittenAmount(value: number.value, space: .constant, text: number.text),
      text: "-" + number.text + "-")
  }

  private mutating func predicate(_ span: Span, allowsItem: Bool) -> Predicate? {
    var rest = trimmed(span)
    var predicate = Predicate()
    var relation = ""
    for (word, meaning) in Self.relations where begins(rest, word) {
      predicate.relation = meaning
      relation = word.description
      rest = trimmed(dropping(2, rest))
    }
    var ending = ""
    if let at = last(UInt8(ascii: "@"), in: rest), let priority = number(at + 1..<rest.upperBound) {
      predicate.priority = priority.value
      ending = "@" + priority.text
      rest = trimmed(rest.lowerBound..<at)
    }
    if let amount = amount(rest) {
      predicate.amount = amount
      predicate.text = relation + amount.text + ending
      return predicate
    }
    guard allowsItem, let item = item(rest) else { return nil }
    predicate.item = item
    predicate.text = relation + item.text + ending
    return predicate
  }

  private static let relations: [(StaticString, Relation)] = [
    ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
  ]
}

extension Axis {
  fileprivate var extent: Attribute { self == .horizontal ? .width : .height }
}

extension LoggedItem {
  /// What `|` stands for where no list of names tells it.
  fileprivate static func superview(of item: LoggedItem) -> LoggedItem {
    LoggedItem(name: "superview of " + item.key)
  }
}
