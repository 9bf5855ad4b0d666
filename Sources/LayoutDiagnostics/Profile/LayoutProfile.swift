/// What the layout cycle did while it was watched: events in the order in which they began.
package struct LayoutProfile: Hashable, Sendable {
  /// What starts and durations are.
  package enum Unit: String, CaseIterable, Hashable, Sendable {
    case microseconds
    /// Numbers that the solver computed anew: the same on every machine.
    case changedVariables
  }

  package var events: [ProfileEvent]
  package var unit: Unit

  package init(_ events: [ProfileEvent] = [], unit: Unit = .microseconds) {
    self.events = events
    self.unit = unit
  }

  /// Where an event stands among the others.
  struct Surroundings {
    /// The nearest callback around it.
    var callback: Int?
    /// The outermost event around it, or itself.
    var outermost: Int
    /// What of its duration is not that of events in it.
    var ownTime: Double
  }

  /// - Complexity: Linear in the events.
  var surroundings: [Surroundings] {
    var found: [Surroundings] = []
    var open: [Int] = []
    for (index, event) in events.enumerated() {
      while open.count > max(0, event.depth) { open.removeLast() }
      if let parent = open.last { found[parent].ownTime -= event.duration }
      let callback = open.last { events[$0].callback != nil }
      found.append(
        Surroundings(callback: callback, outermost: open.first ?? index, ownTime: event.duration))
      if event.kind.isSpan { open.append(index) }
    }
    return found
  }

  /// The code that was running as each event began, such as `FeedCell.updateConstraints`; nil for what happened
  /// outside of callbacks.
  package var causes: [String?] {
    surroundings.map { around in around.callback.flatMap { events[$0].callback } }
  }
}
