import PlumbConstraintSolver

/// What a profile comes to.
package struct ProfileSummary: Hashable, Sendable {
  /// A callback of a class, over all its calls.
  package struct Callback: Hashable, Sendable {
    /// `FeedCell.updateConstraints`; nil for all code outside of callbacks.
    package var name: String?
    package var calls = 0
    /// What was spent in it and in nothing inside it, in the profile's unit.
    package var ownTime = 0.0
    /// Changes made there that took effect.
    package var edits = 0
    /// Solves that took in changes made there.
    package var solves = 0
  }

  /// Layouts of one view that needed more than one pass, and equally many.
  package struct RepeatedLayout: Hashable, Sendable {
    /// The view at the top.
    package var subject: String
    package var passes: Int
    package var count = 1
    /// What ran in passes after the first, and how often in all of them.
    package var again: [String: Int] = [:]
  }

  /// Changes to the values that were there.
  package struct IdleChanges: Hashable, Sendable {
    package var cause: String?
    package var kind: ProfileEvent.Kind
    package var count = 0
    /// One of them.
    package var subject: String
    /// The code that changed it, or, where that is unknown, where the constraint was made.
    package var place: String?
  }

  package let unit: LayoutProfile.Unit
  package private(set) var layouts = 0
  package private(set) var passes = 0
  /// Of all that was not inside something else, in the profile's unit.
  package private(set) var duration = 0.0
  /// Spent in solving, in the profile's unit.
  package private(set) var solvingTime = 0.0
  package private(set) var work = SolverWork()
  /// Solves of single views, for the sizes that they would have by themselves.
  package private(set) var fittings = 0
  /// Solves after which every number was what it had been.
  package private(set) var idleSolves = 0
  package private(set) var added = 0
  package private(set) var removed = 0
  package private(set) var constants = 0
  package private(set) var priorities = 0
  package private(set) var measurements = 0
  package private(set) var conflicts = 0
  /// The costliest first.
  package private(set) var callbacks: [Callback] = []
  /// The one with the most constraints first.
  package private(set) var churn: [ProfileChurn] = []
  /// The most frequent first.
  package private(set) var idleChanges: [IdleChanges] = []
  /// The one with the most passes first.
  package private(set) var repeatedLayouts: [RepeatedLayout] = []

  /// - Complexity: Linear in the events.
  package init(_ profile: LayoutProfile) {
    unit = profile.unit
    let surroundings = profile.surroundings
    let causes = surroundings.map { around in around.callback.flatMap { profile.events[$0].callback } }
    for (event, around) in zip(profile.events, surroundings) { count(event, around) }
    countCallbacks(profile, surroundings, causes)
    findRepetitions(profile, surroundings)
    findIdleChanges(profile, causes)
    churn = ProfileChurn.all(in: profile, surroundings, causes)
  }

  private mutating func count(_ event: ProfileEvent, _ around: LayoutProfile.Surroundings) {
    if event.depth <= 0 { duration += event.duration }
    work = work + event.work
    switch event.kind {
    case .pass:
      passes += 1
      if event.round <= 1 { layouts += 1 }
    case .solve:
      solvingTime += around.ownTime
      if event.work.solves > 0, event.work.changedVariables == 0 { idleSolves += 1 }
    case .fitting:
      solvingTime += around.ownTime
      fittings += 1
    case .contentMeasured: measurements += 1
    case .constraintAdded: added += 1
    case .constraintRemoved: removed += 1
    case .constantChanged: if !event.isIdle { constants += 1 }
    case .priorityChanged: if !event.isIdle { priorities += 1 }
    case .conflict: conflicts += 1
    default: break
    }
  }

  private mutating func countCallbacks(
    _ profile: LayoutProfile, _ surroundings: [LayoutProfile.Surroundings], _ causes: [String?]
  ) {
    var places: [String?: Int] = [:]
    var found: [Callback] = []
    func place(_ name: String?) -> Int {
      if let place = places[name] { return place }
      places[name] = found.count
      found.append(Callback(name: name))
      return found.count - 1
    }
    var pending: [Int] = []
    for (index, event) in profile.events.enumerated() {
      if let name = event.callback {
        let place = place(name)
        found[place].calls += 1
        found[place].ownTime += surroundings[index].ownTime
      }
      if event.kind.isEdit, !event.isIdle {
        let place = place(causes[index])
        found[place].edits += 1
        if !pending.contains(place) { pending.append(place) }
      }
      if event.kind == .solve {
        for place in pending { found[place].solves += event.work.solves }
        pending = []
      }
    }
    callbacks = found.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.ownTime != right.ownTime { return left.ownTime > right.ownTime }
      if left.calls != right.calls { return left.calls > right.calls }
      return a.offset < b.offset
    }.map { $0.element }
  }

  private mutating func findRepetitions(
    _ profile: LayoutProfile, _ surroundings: [LayoutProfile.Surroundings]
  ) {
    var found: [RepeatedLayout] = []
    // Of each depth the layout whose passes go on, and the pass that is running, by how deep it lies.
    var current: [Int: Int] = [:]
    var running: [(depth: Int, layout: Int, isAgain: Bool)] = []
    for event in profile.events {
      while let last = running.last, last.depth >= event.depth { running.removeLast() }
      if event.kind == .pass {
        if event.round <= 1 || current[event.depth] == nil {
          current[event.depth] = found.count
          found.append(RepeatedLayout(subject: event.subject, passes: 0))
        }
        let layout = current[event.depth] ?? 0
        found[layout].passes += 1
        running.append((event.depth, layout, event.round > 1))
      } else if let name = event.callback, event.kind != .contentMeasured, let last = running.last,
        last.isAgain
      {
        found[last.layout].again[name, default: 0] += 1
      }
    }
    repeatedLayouts = Self.joined(found.filter { $0.passes > 1 }).enumerated().sorted { a, b in
      a.element.passes != b.element.passes ? a.element.passes > b.element.passes : a.offset < b.offset
    }.map { $0.element }
  }

  /// The layouts with those of the same view and as many passes made one.
  private static func joined(_ layouts: [RepeatedLayout]) -> [RepeatedLayout] {
    var found: [RepeatedLayout] = []
    var places: [String: Int] = [:]
    for layout in layouts {
      let key = String(layout.passes) + " " + layout.subject
      guard let place = places[key] else {
        places[key] = found.count
        found.append(layout)
        continue
      }
      found[place].count += 1
      for (name, calls) in layout.again { found[place].again[name, default: 0] += calls }
    }
    return found
  }

  private mutating func findIdleChanges(_ profile: LayoutProfile, _ causes: [String?]) {
    var found: [IdleChanges] = []
    var places: [String: Int] = [:]
    for (event, cause) in zip(profile.events, causes) where event.isIdle {
      let key = event.kind.rawValue + " " + (cause ?? "")
      if places[key] == nil {
        places[key] = found.count
        found.append(
          IdleChanges(
            cause: cause, kind: event.kind, subject: event.subject, place: event.caller ?? event.place))
      }
      if let place = places[key] { found[place].count += 1 }
    }
    idleChanges = found.enumerated().sorted { a, b in
      a.element.count != b.element.count ? a.element.count > b.element.count : a.offset < b.offset
    }.map { $0.element }
  }
}
