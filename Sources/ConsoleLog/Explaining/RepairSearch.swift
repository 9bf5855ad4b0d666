import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry
import PlumbLayoutDiagnostics

/// Looks for changes that make the constraints of a log hold together, and tries each.
struct RepairSearch {
  let log: ConflictLog
  let judgement: Judgement
  let cause: Cause?
  let names: LogNames
  /// What is broken, or would be, the likeliest first.
  let order: [Int]
  /// What the app's constraint of that place would have to be, where the others leave one number.
  let wanted: (Int) -> Double?

  /// At most three, those first that fit the cause.
  func repairs() -> [LogRepair] {
    guard let cause, judgement.verdict != .unreadable else { return [] }
    if cause == .systemOnly {
      return [
        LogRepair(
          action: .ignore, text: "Nothing: the constraints are the system's own, and it settles them itself")
      ]
    }
    var found: [LogRepair] = []
    if let view = CauseSearch(log, judgement).maskedView, settles(without: masks(of: view)) {
      found.append(
        LogRepair(
          action: .useConstraints, view: names[view.key],
          text: """
            Set \(value: "translatesAutoresizingMaskIntoConstraints") of \(item: names[view.key]) to \
            \(value: "false")
            """))
    }
    if cause == .prototypeFrame { found += prototypes() }
    for place in candidates(cause) where found.count < 3 {
      guard settles(without: [place]) else { continue }
      found.append(repair(place, cause, isFirst: found.isEmpty))
    }
    return found
  }

  /// Interface Builder makes them for the canvas alone, if told so.
  private func prototypes() -> [LogRepair] {
    let places = log.constraints.indices.filter { log.constraints[$0].maker == .prototyping }
    guard let first = places.first, let view = log.constraints[first].statement?.first.item,
      settles(without: places)
    else { return [] }
    return [
      LogRepair(
        action: .remove, constraint: first, view: names[view.key],
        text: """
          Give \(item: names[view.key]) constraints in Interface Builder, or have those that it makes removed at build time
          """)
    ]
  }

  /// The app's constraints that clash, likely culprits first.
  private func candidates(_ cause: Cause) -> [Int] {
    let members = judgement.core.isEmpty ? Array(log.constraints.indices) : judgement.core
    let open = order.filter { members.contains($0) && log.constraints[$0].maker.mayBeApp }
    let written =
      open.filter { log.constraints[$0].maker == .app }
      + open.filter { log.constraints[$0].maker == .unknown }
    let search = CauseSearch(log, judgement)
    switch cause {
    case .contradictoryTwins:
      guard let twins = search.twins else { return written }
      return written.filter { log.constraints[$0] == twins.0 || log.constraints[$0] == twins.1 }
    case .overConstrained:
      guard let edge = search.pinnedTwice else { return written }
      return written.filter { log.constraints[$0].statement?.has(edge) == true }
    case .stackViewArrangement:
      let arranged = log.arrangedKeys
      let direct = written.filter { place in
        log.constraints[place].items.contains {
          $0.key != log.constraints[place].superview?.key && arranged.contains($0.key)
        }
      }
      return direct.isEmpty ? written : direct
    default: return written
    }
  }

  /// - Parameter isFirst: Whether it says why; the others do the same.
  private func repair(_ place: Int, _ cause: Cause, isFirst: Bool) -> LogRepair {
    let constraint = log.constraints[place]
    let name = "\(value: LogWords(names).formula(constraint))" as Message
    // What nobody knows to be the app's is not taken for its own.
    let condition: Message = constraint.maker == .unknown ? ", if your code makes it" : ""
    let other = Self.setsSizes(cause) ? constant(place) : nil
    // No container takes its width from what it holds.
    let isWidth = constraint.statement?.first.attribute.axis == .horizontal && other != nil
    guard Self.removes(cause) || isWidth else {
      return LogRepair(
        action: .lowerPriority, constraint: place,
        text: "Give \(name) the priority \(value: "999")" + condition + (isFirst ? reason(cause) : ""))
    }
    let why = isFirst ? reason(isWidth ? .fixedContent : cause) : ""
    let text = "Remove \(name)" + condition + why
    return LogRepair(
      action: .remove, constraint: place,
      text: other.map { text + ", or make it \(value: $0.printedText)" } ?? text)
  }

  /// What a size would have to be, where that is one number.
  private func constant(_ place: Int) -> Double? {
    guard log.constraints[place].isSize, let value = wanted(place), value >= 0,
      settles(setting: place, to: value)
    else { return nil }
    return value
  }

  /// Whether a number may be what is wrong.
  private static func setsSizes(_ cause: Cause) -> Bool {
    cause == .fixedContent || cause == .aspectRatio || cause == .encapsulatedSize
  }

  /// Whether one constraint of the conflict is too many. Where all are right and only a size that does not last makes them
  /// clash, one has to give way to it.
  private static func removes(_ cause: Cause) -> Bool {
    switch cause {
    case .zeroSizePass, .stackViewHiding, .encapsulatedSize, .rounding, .hiddenValue: false
    default: true
    }
  }

  private func reason(_ cause: Cause) -> Message {
    switch cause {
    case .zeroSizePass: ", so that it gives way while the size is 0 and holds afterwards"
    case .stackViewHiding: ", so that it gives way while the view is hidden"
    case .encapsulatedSize, .rounding: ", so that it gives way until the container has its final size"
    case .stackViewArrangement: ": the stack view places what it arranges"
    case .contradictoryTwins: ", or deactivate it before the other one is activated"
    case .maskLeftOn: ", and leave the view to its mask"
    case .negativeSize: ": nothing is less than 0 wide or high"
    case .fixedContent, .aspectRatio: ", and let the others decide"
    default: ""
    }
  }

  // MARK: Trials

  private func masks(of view: LoggedItem) -> [Int] {
    log.constraints.indices.filter {
      log.constraints[$0].maker == .mask && log.constraints[$0].maskedItem?.key == view.key
    }
  }

  private func settles(without places: [Int]) -> Bool {
    var changed = log
    // What they say of which view is where still counts.
    for place in places {
      changed.constraints[place].priority = 1
      changed.constraints[place].content = nil
    }
    return holds(changed)
  }

  private func settles(setting place: Int, to constant: Double) -> Bool {
    var changed = log
    changed.constraints[place].statement?.constant = constant
    return holds(changed)
  }

  private func holds(_ log: ConflictLog) -> Bool {
    var options = judgement.options
    // What clashes whatever sizes are is not settled by negative ones.
    options.sizesMayBeNegative = false
    guard let layout = try? RebuiltLayout(log, options) else { return false }
    return !layout.isInfeasible
  }
}
