import PlumbAutoLayout
import PlumbConstraintSolver
import Testing

/// The constraints of formats. Items, attributes and order are as published tests of visual formats that ran
/// on AppKit assert them, except where another source is given.
@Suite struct VisualFormatConstraintTests {
  /// Views a to d; metrics m = 20, low = 250, and both is the name of a view and of a metric.
  static var names: VisualFormat.Names {
    VisualFormat.Names(
      isView: { ["a", "b", "c", "d", "both"].contains($0) },
      metric: { ["m": 20, "low": 250, "both": 5, "none": .nan, "negative": -4][$0] })
  }

  /// The constraints of a format, written as formulas.
  private func formulas(_ format: String, _ options: VisualFormat.Options = []) throws -> [String] {
    let constraints = try VisualFormat(format).constraints(options: options, names: Self.names)
    #expect(try VisualFormat.constraints(in: format, options: options, names: Self.names) == constraints)
    return constraints.map(formula)
  }

  @Test func spaces() throws {
    #expect(try formulas("[a]") == [])
    #expect(try formulas("[a][b]") == ["b.leading = a.trailing + 0.0"])
    #expect(try formulas("[a]-[b]") == ["b.leading = a.trailing + standard"])
    #expect(try formulas("[a]-10-[b]") == ["b.leading = a.trailing + 10.0"])
    #expect(try formulas("V:[a]-m-[b]") == ["b.top = a.bottom + 20.0"])
    #expect(
      try formulas("[a]-(>=8@750,<=negative)-[b]")
        == ["b.leading ≥ a.trailing + 8.0 @750.0", "b.leading ≤ a.trailing + -4.0"])
    // Nothing speaks against a view beside itself.
    #expect(try formulas("[a]-[a]") == ["a.leading = a.trailing + standard"])
  }

  @Test func superviewEdges() throws {
    #expect(
      try formulas("|-60-[a]-50-|")
        == ["a.leading = |a.leading + 60.0", "|a.trailing = a.trailing + 50.0"])
    #expect(
      try formulas("V:|-[a]-[b]-|")
        == ["a.top = |a.top + standard", "b.top = a.bottom + standard", "|b.bottom = b.bottom + standard"])
    #expect(try formulas("|[a]") == ["a.leading = |a.leading + 0.0"])
  }

  @Test func sizes() throws {
    #expect(try formulas("[a(50)]") == ["a.width = 50.0"])
    #expect(try formulas("[a(>=70,<=m@low)]") == ["a.width ≥ 70.0", "a.width ≤ 20.0 @250.0"])
    #expect(try formulas("V:[a(==b@500)]") == ["a.height = b.height + 0.0 @500.0"])
    #expect(try formulas("[a(a)]") == ["a.width = a.width + 0.0"])
    // Our choice: a metric's name comes before a view's.
    #expect(try formulas("[a(both)]") == ["a.width = 5.0"])
  }

  /// A published test that ran on UIKit as well asserts this order.
  @Test func order() throws {
    #expect(
      try formulas("|-(>=10@low)-[a(b@1000)][b(m)]|") == [
        "a.leading ≥ |a.leading + 10.0 @250.0", "a.width = b.width + 0.0", "b.leading = a.trailing + 0.0",
        "b.width = 20.0", "|b.trailing = b.trailing + 0.0",
      ])
  }

  @Test func alignments() throws {
    #expect(
      try formulas("|-[a]-[b]-[c(>=20@500)]-|", .alignAllTop) == [
        "a.leading = |a.leading + standard", "b.leading = a.trailing + standard",
        "c.leading = b.trailing + standard", "c.width ≥ 20.0 @500.0", "|c.trailing = c.trailing + standard",
        "a.top = b.top + 0.0", "b.top = c.top + 0.0",
      ])
    #expect(
      try formulas("[a][b]", [.alignAllBottom, .alignAllTop])
        == ["b.leading = a.trailing + 0.0", "a.top = b.top + 0.0", "a.bottom = b.bottom + 0.0"])
  }

  /// The bits are those of `NSLayoutFormatOptions`: one, shifted by the number of the attribute.
  @Test func everyAlignment() throws {
    let across: [(UInt, String)] = [
      (3, "top"), (4, "bottom"), (10, "centerY"), (11, "lastBaseline"), (12, "firstBaseline"),
    ]
    let along: [(UInt, String)] = [
      (1, "left"), (2, "right"), (5, "leading"), (6, "trailing"), (9, "centerX"),
    ]
    for (rows, format, wrong) in [(across, "[a][b]", "V:[a][b]"), (along, "V:[a][b]", "[a][b]")] {
      for (bit, attribute) in rows {
        let options = VisualFormat.Options(rawValue: 1 << bit)
        #expect(try formulas(format, options).dropFirst() == ["a.\(attribute) = b.\(attribute) + 0.0"])
        let axis = try VisualFormat(wrong).orientation
        let start = axis == .vertical ? 2 : 0
        expect(.alignmentAlongFormat(axis), start..<start + 6, wrong, options)
        // One view is aligned with nothing: shipped code has such options.
        #expect(try formulas(axis == .vertical ? "V:[a]" : "[a]", options) == [])
      }
    }
  }

  @Test func directions() throws {
    #expect(
      try formulas("|-[a]-[b]-|", .directionRightToLeft) == [
        "|a.right = a.right + standard", "a.left = b.right + standard", "b.left = |b.left + standard",
      ])
    #expect(
      try formulas("|-[a]-[b]-|", .directionLeftToRight) == [
        "a.left = |a.left + standard", "b.left = a.right + standard", "|b.right = b.right + standard",
      ])
    for options in [VisualFormat.Options.directionLeftToRight, .directionRightToLeft] {
      #expect(try formulas("V:|-[a]-[b]-|", options) == formulas("V:|-[a]-[b]-|"))
    }
  }

  /// Apple's reference of `spacingBaselineToBaseline`.
  @Test func baselines() throws {
    #expect(
      try formulas("V:|-[a]-20-[b]-|", .spacingBaselineToBaseline) == [
        "a.top = |a.top + standard", "b.firstBaseline = a.lastBaseline + 20.0",
        "|b.bottom = b.bottom + standard",
      ])
    #expect(try formulas("[a]-[b]", .spacingBaselineToBaseline) == formulas("[a]-[b]"))
  }

  @Test func wrongNames() {
    expect(.unknownView("x"), 1..<2, "[x]")
    expect(.unknownView("m"), 1..<2, "[m(20)]")
    expect(.unknownMetric("x"), 3..<4, "[a(x)]")
    expect(.unknownMetric("x"), 2..<3, "|-x-[a]")
    expect(.unknownMetric("b"), 5..<6, "[a(5@b)]")
    expect(.viewAsSpace("b"), 4..<5, "[a]-b-[b]")
    expect(.viewAsSpace("b"), 5..<6, "[a]-(b)-|")
    expect(.metricNotFinite("none"), 3..<7, "[a(none)]")
    // UIKit's exception for priorities says "greater than 0 and less or equal to" 1000.
    for text in ["1001", "0", "-1", "negative"] {
      expect(.priorityOutOfRange(text), 5..<5 + text.utf8.count, "[a(5@\(text))]")
    }
  }

  /// The spans end where the carets of published logs stand: `|[view]|` and `H:|-(>=50)-[view(100)]`.
  @Test func noSuperview() {
    let names = VisualFormat.Names(isView: { _ in true }, hasSuperview: { $0 != "orphan" })
    func expect(_ span: Range<Int>, _ format: String) {
      #expect(throws: VisualFormatError.self) { try VisualFormat(format).constraints(names: names) }
      do throws(VisualFormatError) {
        _ = try VisualFormat.constraints(in: format, names: names)
      } catch {
        #expect(error.kind == .noSuperview("orphan"))
        #expect(error.span == span, "\(format)")
      }
    }
    expect(1..<9, "|[orphan]|")
    expect(11..<24, "H:|-(>=50)-[orphan(100)]")
    expect(3..<13, "[a][orphan]-|")
  }

  /// As UIKit, which reads and looks up in one go.
  @Test func theFirstMistakeCounts() {
    expect(.unknownView("self"), 1..<5, "[self.arrows]-5-|")
    expect(.unknownView("x"), 1..<2, "[x(5]")
    expect(.unknownMetric("x"), 3..<4, "[a(x]")
    expect(.unknownMetric("x"), 2..<3, "|-x[a]")
    expect(.unknownMetric("x"), 3..<4, "|-(x,)-[a]")
    expect(.alignmentAlongFormat(.horizontal), 0..<6, "[a][b]]", .alignAllLeft)
    expect(.expectedPredicateEnd, 8..<8, "[a][b(50%)]", .alignAllLeft)
    expect(.expectedView, 6..<6, "[a]-8-x")
  }

  /// Expects a mistake from a format with names.
  private func expect(
    _ kind: VisualFormatError.Kind, _ span: Range<Int>, _ format: String,
    _ options: VisualFormat.Options = [], at location: SourceLocation = #_sourceLocation
  ) {
    do throws(VisualFormatError) {
      _ = try VisualFormat.constraints(in: format, options: options, names: Self.names)
      Issue.record("\(format) is read", sourceLocation: location)
    } catch {
      #expect(error.kind == kind, "\(format)", sourceLocation: location)
      #expect(error.span == span, "\(format)", sourceLocation: location)
    }
  }
}

/// A constraint as a formula, with `|a` for the superview of a.
func formula(_ constraint: VisualFormat.Constraint) -> String {
  func text(_ anchor: VisualFormat.NamedAnchor) -> String {
    switch anchor.item {
    case .view(let name): "\(name).\(anchor.attribute)"
    case .superview(let name): "|\(name).\(anchor.attribute)"
    }
  }
  let constant =
    switch constraint.constant {
    case .points(let points): "\(points)"
    case .standardSpace: "standard"
    }
  let symbol =
    switch constraint.relation {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  let second = constraint.second.map { text($0) + " + " } ?? ""
  let priority = constraint.priority == .required ? "" : " @\(constraint.priority.value)"
  return "\(text(constraint.first)) \(symbol) \(second)\(constant)\(priority)"
}
