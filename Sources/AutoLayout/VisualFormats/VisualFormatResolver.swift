import PlumbConstraintSolver
import PlumbGeometry

/// Gives the names of a format their meaning. The format may be the beginning of one that has a mistake.
struct VisualFormatResolver {
  private let format: VisualFormat
  private let options: VisualFormat.Options
  private let names: VisualFormat.Names
  private let alignments: [Attribute]
  /// The attributes at which a format enters a view and leaves it.
  private let near: Attribute
  private let far: Attribute
  /// Whether the format runs against the coordinates.
  private let isReversed: Bool
  private var constraints: [VisualFormat.Constraint] = []
  private var alignmentConstraints: [VisualFormat.Constraint] = []

  init(_ format: VisualFormat, options: VisualFormat.Options, names: VisualFormat.Names) {
    self.format = format
    self.options = options
    self.names = names
    alignments = options.alignments
    switch (format.orientation, options.direction) {
    case (.vertical, _): (near, far, isReversed) = (.top, .bottom, false)
    case (.horizontal, .leadingToTrailing): (near, far, isReversed) = (.leading, .trailing, false)
    case (.horizontal, .leftToRight): (near, far, isReversed) = (.left, .right, false)
    case (.horizontal, .rightToLeft): (near, far, isReversed) = (.right, .left, true)
    }
  }

  mutating func resolve() throws(VisualFormatError) -> [VisualFormat.Constraint] {
    for index in format.views.indices { try addView(index) }
    try addEnd()
    return constraints + alignmentConstraints
  }

  private mutating func addView(_ index: Int) throws(VisualFormatError) {
    let view = format.views[index]
    let before: VisualFormat.NamedAnchor? =
      if index > 0 {
        anchor(format.views[index - 1], usesBaselines ? .lastBaseline : far)
      } else if format.startsAtSuperview {
        VisualFormat.NamedAnchor(item: .superview(of: view.name), attribute: near)
      } else {
        nil
      }
    if let before, let connection = format.connection(before: index) {
      try addSpaces(
        connection, from: before, to: anchor(view, index > 0 && usesBaselines ? .firstBaseline : near))
    }
    if !names.isView(view.name) { throw error(.unknownView(view.name), view.nameSpan) }
    for predicate in view.predicates { try addSize(predicate, of: view) }
    // What follows is wrong with whole views.
    if view.span.isEmpty { return }
    if index == 0, format.startsAtSuperview { try requireSuperview(of: view, upTo: view.span.upperBound) }
    if index > 0 { try align(format.views[index - 1], with: view) }
  }

  /// The connection after the last view, to the superview or to something that could not be read.
  private mutating func addEnd() throws(VisualFormatError) {
    guard let connection = format.connection(before: format.views.count) else { return }
    guard let last = format.views.last, format.endsAtSuperview else {
      if case .predicates(let predicates) = connection.space {
        for predicate in predicates { _ = try length(predicate) }
      }
      return
    }
    let edge = VisualFormat.NamedAnchor(item: .superview(of: last.name), attribute: far)
    try addSpaces(connection, from: anchor(last, far), to: edge)
    try requireSuperview(of: last, upTo: connection.span.upperBound + 1)
  }

  private var usesBaselines: Bool {
    format.orientation == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  private func anchor(_ view: VisualFormat.View, _ attribute: Attribute) -> VisualFormat.NamedAnchor {
    VisualFormat.NamedAnchor(item: .view(view.name), attribute: attribute)
  }

  private mutating func addSpaces(
    _ connection: VisualFormat.Connection, from: VisualFormat.NamedAnchor, to: VisualFormat.NamedAnchor
  ) throws(VisualFormatError) {
    let (first, second) = isReversed ? (from, to) : (to, from)
    func constraint(
      _ constant: VisualFormat.Constant, _ relation: Relation = .equal, _ priority: Priority = .required
    ) -> VisualFormat.Constraint {
      VisualFormat.Constraint(
        first: first, relation: relation, second: second, constant: constant, priority: priority,
        span: connection.span)
    }
    switch connection.space {
    case .flush: constraints.append(constraint(.points(0)))
    case .standard: constraints.append(constraint(.standardSpace))
    case .predicates(let predicates):
      for predicate in predicates {
        let points = try length(predicate)
        constraints.append(constraint(.points(points), predicate.relation, try priority(predicate)))
        constraints[constraints.count - 1].span = predicate.span
      }
    }
  }

  private mutating func addSize(
    _ predicate: VisualFormat.Predicate, of view: VisualFormat.View
  ) throws(VisualFormatError) {
    let extent = format.orientation.extent
    let operand = predicate.operand
    var second: VisualFormat.NamedAnchor?
    var points = 0.0
    if operand.number == nil, names.metric(operand.text) == nil, names.isView(operand.text) {
      second = VisualFormat.NamedAnchor(item: .view(operand.text), attribute: extent)
    } else {
      points = try value(operand)
    }
    constraints.append(
      VisualFormat.Constraint(
        first: anchor(view, extent), relation: predicate.relation, second: second, constant: .points(points),
        priority: try priority(predicate), span: predicate.span))
  }

  private mutating func align(
    _ first: VisualFormat.View, with second: VisualFormat.View
  ) throws(VisualFormatError) {
    let span = first.span.lowerBound..<second.span.upperBound
    for attribute in alignments {
      if attribute.axis == format.orientation {
        throw error(.alignmentAlongFormat(format.orientation), span)
      }
      alignmentConstraints.append(
        VisualFormat.Constraint(
          first: anchor(first, attribute), relation: .equal, second: anchor(second, attribute),
          constant: .points(0), priority: .required, span: span))
    }
  }

  private func requireSuperview(of view: VisualFormat.View, upTo end: Int) throws(VisualFormatError) {
    if !names.hasSuperview(view.name) { throw error(.noSuperview(view.name), view.span.lowerBound..<end) }
  }

  private func length(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Double {
    let operand = predicate.operand
    if operand.number == nil, names.metric(operand.text) == nil, names.isView(operand.text) {
      throw error(.viewAsSpace(operand.text), operand.span)
    }
    return try value(operand)
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> Priority {
    guard let operand = predicate.priority else { return .required }
    let number = try value(operand)
    guard number > 0, number <= 1000 else { throw error(.priorityOutOfRange(operand.text), operand.span) }
    return Priority(number)
  }

  private func value(_ operand: VisualFormat.Operand) throws(VisualFormatError) -> Double {
    if let number = operand.number { return number }
    guard let number = names.metric(operand.text) else {
      throw error(.unknownMetric(operand.text), operand.span)
    }
    guard number.isFinite else { throw error(.metricNotFinite(operand.text), operand.span) }
    return number
  }

  private func error(_ kind: VisualFormatError.Kind, _ span: Range<Int>) -> VisualFormatError {
    VisualFormatError(kind, at: span, in: format.source)
  }
}
