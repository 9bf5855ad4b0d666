import PlumbFindings
import PlumbLayoutComparison
import PlumbLayoutDiagnostics

/// What moves views, with all that is to be said of it.
package enum ComparedCause: Sendable {
  case constraint(ConstraintChange)
  case appeared(ComparedView)
  case gone(ComparedView)
  case rule(Message, isGone: Bool)
  case unknown

  init(_ cause: MoveCause, _ comparison: SceneComparison) {
    self =
      switch cause {
      case .constraint(let place): .constraint(comparison.constraints[place])
      case .appeared(let place): .appeared(comparison.appeared[place])
      case .gone(let place): .gone(comparison.gone[place])
      case .rule(let words, let isGone): .rule(words, isGone: isGone)
      case .unknown: .unknown
      }
  }

  package init(_ change: ConstraintChange) { self = .constraint(change) }

  /// The id of the constraint that it is; nil where it is none.
  package var constraint: String? {
    if case .constraint(let change) = self { return change.id }
    return nil
  }

  /// The id of what it is about; nil where that has none.
  package var subject: String? {
    switch self {
    case .constraint(let change): change.id
    case .appeared(let view), .gone(let view): view.id
    case .rule, .unknown: nil
    }
  }

  func isSame(as other: ComparedCause) -> Bool {
    switch (self, other) {
    case (.constraint(let one), .constraint(let other)): one.id == other.id && one.kind == other.kind
    case (.appeared(let one), .appeared(let other)), (.gone(let one), .gone(let other)): one.id == other.id
    case (.rule(let one, let isGone), .rule(let other, let otherIsGone)):
      one == other && isGone == otherIsGone
    case (.unknown, .unknown): true
    default: false
    }
  }

  /// How it differs, in a word.
  package var mark: ChangeMark {
    switch self {
    case .constraint(let change): change.mark
    case .appeared: .added
    case .gone, .rule(_, isGone: true): .removed
    case .rule, .unknown: .changed
    }
  }

  package var words: Message {
    switch self {
    case .constraint(let change): change.words
    case .appeared(let view): "\(item: view.name) is new"
    case .gone(let view): "\(item: view.name) is gone"
    case .rule(let words, isGone: false): words
    case .rule(let words, isGone: true): words + ", no more"
    case .unknown: "no constraint decides between two layouts that are equally good"
    }
  }

  /// The line in the newer document; in the older one of what is gone. Nil for what nobody wrote.
  package var line: Int? {
    switch self {
    case .constraint(let change): change.line
    case .appeared(let view), .gone(let view): view.line
    case .rule, .unknown: nil
    }
  }
}

/// Whether something came, went, or is another.
package enum ChangeMark: String, Sendable {
  case added = "+"
  case removed = "-"
  case changed = "~"
}

extension ConstraintChange {
  package var mark: ChangeMark {
    switch kind {
    case .added: .added
    case .removed: .removed
    default: .changed
    }
  }

  /// What it demands, and what of that was otherwise.
  package var words: Message {
    let now = new ?? old ?? ""
    switch kind {
    case .added, .removed: return now
    case .constant(let before, _): return now + ", was \(value: before.points)"
    case .priority(let before, _): return now + ", was at \(value: before.points)"
    case .multiplier(let before, _): return now + ", was \(value: before.points) times"
    case .rewritten: return now + ", was " + (old ?? "")
    }
  }

  /// A name of the kind, for programs.
  var kindName: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .rewritten: "rewritten"
    case .constant: "constant"
    case .priority: "priority"
    case .multiplier: "multiplier"
    }
  }
}
