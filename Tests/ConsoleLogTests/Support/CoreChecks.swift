import PlumbAutoLayout
import PlumbConsoleLog
import Testing

@testable import PlumbConsoleLog

extension LogExplanation {
  /// Checks that the core clashes by itself, and that without any one of its constraints it does not.
  func expectIrreducibleCore(
    _ name: Comment = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let others = log.constraints.indices.filter { !core.contains($0) }
    let coreOnly = log.without(others)
    if core.isEmpty {
      #expect(try !clashes(log), name, sourceLocation: sourceLocation)
      return
    }
    // Only digits that are not printed make it clash.
    if assumption == .rounding {
      #expect(core.count > 1, name, sourceLocation: sourceLocation)
      return
    }
    #expect(try clashes(coreOnly), "\(name): the core by itself", sourceLocation: sourceLocation)
    for place in core {
      #expect(
        try !clashes(coreOnly.without([place])), "\(name): the core without \(place)",
        sourceLocation: sourceLocation)
    }
  }

  /// Whether constraints clash where the same is taken for granted; the layout that is made of them is checked.
  func clashes(_ log: ConflictLog) throws -> Bool {
    let layout = try RebuiltLayout(log, options)
    try layout.tree.checkInvariants()
    return layout.isInfeasible
  }

  /// Makes each change that is proposed, and checks that nothing clashes then.
  func expectSettlingRepairs(
    _ name: Comment = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(repairs.count <= 3, name, sourceLocation: sourceLocation)
    for repair in repairs {
      guard let changed = log.repaired(repair, names) else {
        #expect(repair.action == .ignore && cause == .systemOnly, name, sourceLocation: sourceLocation)
        continue
      }
      #expect(try !clashes(changed), "\(name): \(repair.text.text)", sourceLocation: sourceLocation)
      if assumption == nil, verdict != .feasibleAsPrinted {
        let again = LogExplanation(changed).verdict
        #expect(
          again == .feasibleAsPrinted || again == .unreadable, "\(name): \(repair.text.text)",
          sourceLocation: sourceLocation)
      }
    }
  }
}

extension ConflictLog {
  /// A copy with a change made; nil for one that changes nothing.
  func repaired(_ repair: LogRepair, _ names: [String: String]) -> ConflictLog? {
    switch repair.action {
    case .ignore: return nil
    case .remove where repair.view != nil:
      return without(constraints.indices.filter { constraints[$0].maker == .prototyping })
    case .lowerPriority, .remove: return repair.constraint.map { without([$0]) }
    case .useConstraints:
      return without(
        constraints.indices.filter { place in
          constraints[place].className == "NSAutoresizingMaskLayoutConstraint"
            && constraints[place].items.first.flatMap { names[$0.key] } == repair.view
        })
    }
  }
}
