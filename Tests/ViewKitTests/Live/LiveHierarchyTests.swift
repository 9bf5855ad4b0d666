import PlumbAutoLayout
import TestSupport
import Testing
import UIKit

@testable import PlumbViewKit

/// Hierarchies that live through hundreds of random changes stay whole, and have the frames of hierarchies made at once
/// as they end. Expected values come from the second kind.
@MainActor @Suite(.serialized) struct LiveHierarchyTests {
  @Test(arguments: SeededGenerator.seeds(40)) func allPartsAgreeAfterEachStep(_ seed: UInt64) {
    let quiet = Quiet()
    defer { quiet.end() }
    let live = LiveHierarchy(seed: seed)
    for _ in 0..<60 {
      live.step()
      let faults = LiveHierarchyChecks(live.root).faults
      if !faults.isEmpty {
        Issue.record("\(seed), \(live.log.suffix(5)): \(faults.prefix(3))")
        return
      }
    }
    #expect(quiet.faults.isEmpty, "\(quiet.faults.prefix(3))")
    #expect(quiet.loops == 0 || live.constrainsBaselines)
  }

  @Test(arguments: SeededGenerator.seeds(40)) func framesAreThoseOfAHierarchyMadeAnew(_ seed: UInt64) {
    let quiet = Quiet()
    defer { quiet.end() }
    let live = LiveHierarchy(seed: seed)
    for step in 0..<60 {
      live.step()
      guard step % 6 == 5 else { continue }
      live.root.layoutIfNeeded()
      let copy = LiveHierarchyCopy(of: live.root)
      copy.root.layoutIfNeeded()
      guard quiet.loops == 0 else { return }
      guard let difference = difference(copy) else { continue }
      Issue.record("\(seed), step \(step), \(live.log.suffix(7)): \(difference)")
      return
    }
    #expect(quiet.faults.isEmpty, "\(quiet.faults.prefix(3))")
  }

  /// The first view that stands elsewhere, of those that constraints decide; rounded frames of masks may be a pixel
  /// away.
  private func difference(_ copy: LiveHierarchyCopy) -> String? {
    guard let top = copy.views.first, let live = top.live.engine, let made = top.copy.engine else {
      return nil
    }
    guard live.brokenConstraints.rows.isEmpty, made.brokenConstraints.rows.isEmpty else { return nil }
    let (liveFree, madeFree) = (free(live), free(made))
    // Where a text that wraps may be wider at another's cost, its lines are another number, and with them heights all
    // around that are no freedom of the constraints.
    let wrapsInTheOpen = copy.views.contains { view, other in
      guard let label = view as? UILabel, label.numberOfLines != 1, let node = view.item.node,
        let otherNode = other.item.node
      else { return false }
      return (liveFree[node] ?? []).union(madeFree[otherNode] ?? []).contains(.width)
    }
    for (view, other) in copy.views.dropFirst() {
      guard let node = view.item.node, let otherNode = other.item.node else { continue }
      var open = (liveFree[node] ?? []).union(madeFree[otherNode] ?? [])
      if wrapsInTheOpen { open.formUnion([.y, .height]) }
      let (a, b) = (view.frame, other.frame)
      let differs =
        !open.contains(.x) && abs(a.minX - b.minX) > 0.51 || !open.contains(.y) && abs(a.minY - b.minY) > 0.51
        || !open.contains(.width) && abs(a.width - b.width) > 0.51
        || !open.contains(.height) && abs(a.height - b.height) > 0.51
      if differs { return "\(view) made anew is \(other)" }
    }
    return nil
  }

  private func free(_ engine: LayoutEngine) -> [NodeID: FrameFreedom] {
    guard let top = engine.root.item.node else { return [:] }
    var result: [NodeID: FrameFreedom] = [:]
    engine.attempt { () throws(LayoutError) in
      for entry in try engine.tree.freedom(under: top) { result[entry.node] = entry.free }
    }
    return result
  }
}

/// Listens to the log: conflicts are what random constraints bring, everything else is a fault.
@MainActor private final class Quiet {
  private(set) var faults: [String] = []
  private(set) var loops = 0

  init() {
    LayoutLog.handler = { [weak self] text in
      if text.contains("Unable to simultaneously satisfy constraints") { return }
      if text.contains("[LayoutLoop]") { self?.loops += 1 } else { self?.faults.append(text) }
    }
  }

  func end() { LayoutLog.handler = nil }
}
