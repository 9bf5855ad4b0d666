import AutoLayout
import ConsoleLog
import Testing

@testable import ConsoleLog

extension LogExplanation {
  /// Checks that the core clashes by itself, and that without any one of its constraints it does not.
  func expectIrreducibleCore(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let others = log.constraints.indices.filter { !core.contains($0) }
    let coreOnly = log.without(others)
    if core.isEmpty {
      #expect(try !clashes(log), sourceLocation: sourceLocation)
      return
    }
    // Only digits that are not printed make it clash.
    if assumption == .rounding {
      #expect(core.count > 1, sourceLocation: sourceLocation)
      return
    }
    #expect(try clashes(coreOnly), "the core by itself", sourceLocation: sourceLocation)
    for place in core {
      #expect(
        try !clashes(coreOnly.without([place])), "the core without \(place)", sourceLocation: sourceLocation)
    }
  }

  /// Whether constraints clash where the same is taken for granted; the layout that is made of them is checked.
  func clashes(_ log: ConflictLog) throws -> Bool {
    let layout = try RebuiltLayout(log, options)
    try layout.tree.checkInvariants()
    return layout.isInfeasible
  }
}
