import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry

/// A part of an explanation in words: a heading, and what is under it.
package struct ExplanationSection: Sendable {
  package struct Line: Sendable {
    package var message: Message
    package var place: SourcePlace?
    /// By how much the value moves for each point of the constant that the line has, where that is not one.
    package var sensitivity: Double?
    /// How far the line is indented.
    package var depth = 0

    /// The sensitivity as it is written: `×−0.5`.
    package var factor: String? { sensitivity.map { "×" + Calculation.signed($0) } }
  }

  package enum Topic: Hashable, Sendable {
    case chain, openness, conflict, wishes, limits
  }

  package var topic: Topic
  /// Nil for the chain, which comes right under the value.
  package var heading: Message?
  package var lines: [Line]
}

extension LayoutInspection {
  /// `“Title”.top is 64 from the top of “Card”`.
  package func headline(of explanation: ValueExplanation) -> Message {
    let value = explanation.value.points
    guard let container = explanation.container else {
      return "\(item: explanation.name) is \(value: value)"
    }
    let edge = explanation.number.axis == .horizontal ? "left" : "top"
    return
      "\(item: explanation.name) is \(value: value) from the \(edge) of \(item: words.name(of: container))"
  }

  /// What there is to say of a value, below its headline.
  package func sections(of explanation: ValueExplanation) -> [ExplanationSection] {
    [
      chain(explanation), openness(explanation), conflicts(explanation), wishes(explanation),
      limits(explanation),
    ].compactMap { $0 }
  }

  /// The whole explanation as lines of text, each with its place behind it.
  package func text(of explanation: ValueExplanation) -> String {
    var text = headline(of: explanation).text + "\n"
    for section in sections(of: explanation) {
      if let heading = section.heading { text += heading.text + "\n" }
      for line in section.lines {
        text += String(repeating: " ", count: 2 + 2 * line.depth) + line.message.text
        if let place = line.place { text += "   " + place.text }
        if let factor = line.factor { text += "   " + factor }
        text += "\n"
      }
    }
    return text
  }

  // MARK: The chain

  private func chain(_ explanation: ValueExplanation) -> ExplanationSection {
    var lines: [ExplanationSection.Line] = []
    for step in explanation.steps {
      guard step.isTogether else {
        let cause = step.causes.first
        lines.append(
          ExplanationSection.Line(
            message: step.words, place: cause?.place, sensitivity: cause.flatMap(sensitivity)))
        continue
      }
      lines.append(.init(message: "\(step.causes.count) constraints that give it only together:"))
      var rest = step.causes[...]
      while let cause = rest.popFirst() {
        if cause.place == nil {
          // What one generator made of one view is one sentence.
          var kin = [cause.row]
          while let next = rest.first, next.row.isKin(to: cause.row), next.place == nil {
            kin.append(next.row)
            rest.removeFirst()
          }
          lines.append(.init(message: words.words(kin), depth: 1))
          continue
        }
        lines.append(
          .init(
            message: words.words(cause.row), place: cause.place, sensitivity: sensitivity(cause), depth: 1)
        )
      }
      lines.append(contentsOf: step.results.map { .init(message: "so \(value: $0.text)", depth: 1) })
    }
    return ExplanationSection(topic: .chain, heading: nil, lines: lines)
  }

  /// What the constant of a written constraint does to the value, where that does not move by as much.
  private func sensitivity(_ cause: DerivationStep.Cause) -> Double? {
    guard case .constraint = cause.row, (cause.sensitivity.magnitude - 1).magnitude > 1e-6 else { return nil }
    return cause.sensitivity
  }

  // MARK: What is open or broken

  private func openness(_ explanation: ValueExplanation) -> ExplanationSection? {
    guard let open = explanation.openness else { return nil }
    let range: Message =
      switch (open.lowest.isFinite, open.highest.isFinite) {
      case (true, true): "anything from \(value: open.lowest.points) to \(value: open.highest.points)"
      case (true, false): "anything from \(value: open.lowest.points) on"
      case (false, true): "anything up to \(value: open.highest.points)"
      case (false, false): "any value"
      }
    var lines: [ExplanationSection.Line] = []
    if let reason = open.reason {
      var message: Message = "\(text(of: reason, axis: explanation.number.axis))"
      if let node = open.node, node != explanation.number.node {
        message = "it depends on \(item: words.name(of: node)): \(message)"
      }
      lines.append(.init(message: message))
      lines += reason.rows.map { .init(message: words.words($0), place: writtenPlace(of: $0), depth: 1) }
    }
    // A step that is a preference says so itself.
    let told = Set(explanation.steps.flatMap { $0.causes.map { $0.row } })
    for row in open.preferences where !told.contains(row) {
      lines.append(.init(message: words.words(row)))
    }
    return ExplanationSection(
      topic: .openness, heading: "Ambiguous: \(range) is as good", lines: lines)
  }

  private func text(of reason: AmbiguityReport.Reason, axis: Axis) -> String {
    let way = axis.adjective
    return switch reason {
    case .nothing: "no \(way) constraint speaks of it"
    case .inequalities: "the \(way) constraints are inequalities, and leave room:"
    case .references: "what this is measured from is open as well:"
    case .insufficient: "these do not settle it:"
    case .tie: "these tie, and which of them gives way is open:"
    }
  }

  private func conflicts(_ explanation: ValueExplanation) -> ExplanationSection? {
    guard !explanation.conflicts.isEmpty else { return nil }
    var lines: [ExplanationSection.Line] = []
    for conflict in explanation.conflicts {
      lines.append(
        .init(message: "broken: \(words.words(conflict.broken))", place: writtenPlace(of: conflict.broken)))
      if let arithmetic = words.sum(of: conflict)?.message {
        lines.append(.init(message: arithmetic, depth: 1))
      }
    }
    let heading: Message =
      explanation.conflicts.count == 1
      ? "A conflict: the value follows from breaking one constraint"
      : "Conflicts: the value follows from breaking \(explanation.conflicts.count) constraints"
    return ExplanationSection(topic: .conflict, heading: heading, lines: lines)
  }

  // MARK: What was not met

  private func wishes(_ explanation: ValueExplanation) -> ExplanationSection? {
    // The broken ones are told of with their conflicts.
    let wishes = explanation.wishes.filter { !$0.isBroken }
    guard !wishes.isEmpty else { return nil }
    var lines: [ExplanationSection.Line] = []
    for wish in wishes {
      var message: Message = "\(words.words(wish.row)) is off by \(value: wish.error.points)"
      let holding = wish.obstacles.filter { $0.holds }
      let shown = changeable(holding.isEmpty ? wish.obstacles : holding)
      if !shown.isEmpty { message += ":" }
      lines.append(.init(message: message, place: wish.place))
      lines += shown.prefix(3).map { obstacle in
        .init(
          message: "\(words.words(obstacle.row)) \(text(of: obstacle))",
          place: writtenPlace(of: obstacle.row),
          depth: 1)
      }
      if shown.count > 3 { lines.append(.init(message: "and \(shown.count - 3) more", depth: 1)) }
    }
    return ExplanationSection(topic: .wishes, heading: "What gave way", lines: lines)
  }

  /// Those that somebody may change, where there are such.
  private func changeable(_ obstacles: [RowObstacle]) -> [RowObstacle] {
    let changeable = obstacles.filter { obstacle in
      switch obstacle.row {
      case .constraint, .generated(_, .contentHugging, _), .generated(_, .contentCompressionResistance, _):
        true
      case .generated: false
      }
    }
    return changeable.isEmpty ? obstacles : changeable
  }

  private func text(of obstacle: RowObstacle) -> String {
    switch obstacle.claim {
    case .outranks:
      tree.reading(of: obstacle.row)?.priority == .required ? "is required" : "outranks it"
    case .trades: "is as strong, and would lose as much"
    case .decidesTie: "decides among equals"
    }
  }

  // MARK: What is next to bind

  private func limits(_ explanation: ValueExplanation) -> ExplanationSection? {
    let lines =
      lines(explanation.upperLimits, "more", explanation)
      + lines(explanation.lowerLimits, "less", explanation)
    guard !lines.isEmpty else { return nil }
    return ExplanationSection(topic: .limits, heading: "Next to bind", lines: lines)
  }

  private func lines(
    _ limits: [ValueExplanation.Limit], _ way: String, _ explanation: ValueExplanation
  ) -> [ExplanationSection.Line] {
    limits.map { limit in
      let change = (limit.value - explanation.value).magnitude
      // Where the value moves less than what moves it, that is what the distance is of.
      let effect = text(of: limit.effect)
      guard limit.distance >= 0.0005 else {
        return .init(
          message: "\(value: "any " + way), \(effect): \(words.words(limit.row))", place: limit.place)
      }
      let isValue = (change - limit.distance).magnitude < 0.0005
      let distance = limit.distance.points + " " + way + (isValue ? "" : " of the constant")
      return .init(
        message: """
          \(value: distance), at \(value: limit.value.points), \(effect): \(words.words(limit.row))
          """,
        place: limit.place)
    }
  }

  private func text(of effect: ValueExplanation.Limit.Effect) -> String {
    switch effect {
    case .binds: "reaches its limit"
    case .yields: "gives way"
    case .isMet: "is met"
    case .breaks: "cannot hold"
    }
  }
}

extension Calculation {
  static func signed(_ value: Double) -> String { (value < 0 ? "−" : "") + factor(value.magnitude) }
}
