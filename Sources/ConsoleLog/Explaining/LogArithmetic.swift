import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbLayoutDiagnostics

/// The sum that does not come out, with the number on its other side that a person would call given.
struct LogArithmetic {
  /// The conflict, as if what is given were what cannot be.
  let conflict: LayoutConflict?
  let sum: ConflictSum?
  @Boxed private var layout: RebuiltLayout? = nil
  private let words: ConstraintWords?

  init(_ log: ConflictLog, _ judgement: Judgement, _ names: LogNames, _ predicted: [Int]) {
    layout = judgement.layout
    guard let layout = judgement.layout, let known = judgement.conflict else {
      (conflict, sum, words) = (nil, nil, nil)
      return
    }
    let words = ConstraintWords(layout.tree, layout.layoutNames(names))
    self.words = words
    let subject = Self.given(log, judgement.core, predicted).flatMap { layout.rows[$0] }
    let conflict = subject.map { known.blaming(.constraint($0)) } ?? known
    self.conflict = conflict
    sum = words.sum(of: conflict)
  }

  /// What a size that the app wrote would have to be for the others to hold; nil where that is no one number.
  func wanted(of place: Int) -> Double? {
    guard let layout, let words, let conflict, let row = layout.rows[place],
      let sum = words.sum(of: conflict.blaming(.constraint(row))), sum.isExact
    else { return nil }
    return sum.forced
  }

  /// What gives a container its size, else a mask, else what is hidden, else what most likely gives way.
  private static func given(_ log: ConflictLog, _ core: [Int], _ predicted: [Int]) -> Int? {
    func first(_ fits: (LoggedConstraint) -> Bool) -> Int? { core.first { fits(log.constraints[$0]) } }
    return first { $0.maker.givesSize } ?? first { $0.maker == .mask && $0.isSize }
      ?? first { $0.maker == .stackViewHiding } ?? first { $0.isCollapsed }
      ?? log.broken.flatMap { core.contains($0) ? $0 : nil } ?? predicted.first { core.contains($0) }
  }
}

extension ConflictSum {
  /// What asks for what: `Cell.width needs at least 6 + 7 = 13 and gets 0: 13 too little`, `one asks for Cell.width = 80,
  /// the other for 50: 30 apart`.
  ///
  /// - Parameters:
  ///   - isGiven: Whether the number on the other side is one that the view gets.
  ///   - count: How many constraints clash.
  func sentence(isGiven: Bool, count: Int) -> Message {
    if count == 1 {
      let asked = subject + " " + relation.symbol.description + " " + wanted.points
      return "it asks for \(value: asked), and nothing is less than 0 wide or high"
    }
    let isEqual = gap < 0.005
    let want = (isGiven && relation == .greaterThanOrEqual ? "at least " : "") + wanted.points
    if isGiven {
      let needs: Message =
        switch bound {
        case .equal: "needs"
        case .greaterThanOrEqual: "needs at least"
        case .lessThanOrEqual: "has room for at most"
        }
      let difference: Message =
        isEqual
        ? ", but for digits that are not printed"
        : ": \(value: gap.points) too \(forced > wanted ? "little" : "much")"
      return "\(value: subject) \(needs) \(value: text) and gets \(value: want)" + difference
    }
    let sign = relation == .equal ? "" : relation.symbol.description + " "
    let start: Message = count == 2 ? "one asks" : "all but one ask"
    let rest: Message = count == 2 ? "the other for" : "that one for"
    let difference: Message =
      isEqual ? ", but for digits that are not printed" : ": \(value: gap.points) apart"
    return start + " for \(value: subject) \(bound.symbol.description) \(value: text), " + rest
      + " \(value: sign + want)" + difference
  }
}

extension RebuiltLayout {
  /// What the nodes are called.
  func layoutNames(_ names: LogNames) -> LayoutNames {
    var called: [NodeID: String] = [root: "the screen"]
    for (key, node) in nodes { called[node] = names[key] }
    for (value, node) in hidden {
      let owner = names[value.owner]
      switch value.kind {
      case .margins: called[node] = owner + "’s margins"
      case .baseline: called[node] = owner + "’s baseline"
      case .superview: called[node] = owner + "’s superview"
      case .share: called[node] = owner + "’s share"
      case .variable(let name): called[node] = owner + "’s " + name
      }
    }
    return LayoutNames(called)
  }
}
