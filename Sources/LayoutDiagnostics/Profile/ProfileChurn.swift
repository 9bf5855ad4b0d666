/// Constraints that some code removed, and then added others in the same pass that demand the same: work for
/// nothing.
package struct ProfileChurn: Hashable, Sendable {
  /// Constraints that were made at one place, or, where that is unknown, that say the same; where it is known which
  /// function added them back, by the same one.
  package struct Group: Hashable, Sendable {
    package var place: String?
    /// One of them.
    package var subject: String
    package var count: Int
  }

  /// `FeedCell.updateConstraints`; nil for code outside of callbacks.
  package let cause: String?
  /// How many constraints, in each pass that had any.
  package fileprivate(set) var counts: [Int] = []
  /// The passes in which the cause ran.
  package fileprivate(set) var passes = 0
  /// The largest first.
  package fileprivate(set) var groups: [Group] = []

  fileprivate init(_ cause: String?) { self.cause = cause }

  package var total: Int { counts.reduce(0, +) }

  /// The churn of a profile, that with the most constraints first.
  ///
  /// - Complexity: Linear in the events.
  static func all(
    in profile: LayoutProfile, _ surroundings: [LayoutProfile.Surroundings], _ causes: [String?]
  ) -> [ProfileChurn] {
    var search = ChurnSearch()
    for (index, event) in profile.events.enumerated() {
      let outermost = surroundings[index].outermost
      // Outside of passes, what happens before the next one belongs together.
      let pass = profile.events[outermost].kind.isSpan ? outermost : -1
      if pass >= 0 { search.endOutside() }
      if let callback = event.callback { search.ran(callback, in: pass) }
      if event.kind == .constraintRemoved { search.removed(event, by: causes[index], in: pass) }
      if event.kind == .constraintAdded { search.added(event, by: causes[index], in: pass) }
    }
    return search.found.filter { !$0.counts.isEmpty }.enumerated().sorted { a, b in
      a.element.total != b.element.total ? a.element.total > b.element.total : a.offset < b.offset
    }.map { $0.element.sorted }
  }

  private var sorted: ProfileChurn {
    var copy = self
    copy.groups = groups.enumerated().sorted { a, b in
      a.element.count != b.element.count ? a.element.count > b.element.count : a.offset < b.offset
    }.map { $0.element }
    return copy
  }
}

/// Pairs what was removed with what was added.
private struct ChurnSearch {
  var found: [ProfileChurn] = []
  private var places: [String?: Int] = [:]
  /// Of each cause, its pass, what was removed in it and did not come back, and whether the pass is counted.
  private var current: [(pass: Int, removed: [String: Int], isCounted: Bool)] = []
  private var groups: [[String: Int]] = []

  /// The place of a cause, its state that of a pass.
  private mutating func place(_ cause: String?, _ pass: Int) -> Int {
    let place: Int
    if let known = places[cause] {
      place = known
    } else {
      place = found.count
      places[cause] = place
      found.append(ProfileChurn(cause))
      current.append((-2, [:], false))
      groups.append([:])
    }
    if current[place].pass != pass {
      current[place] = (pass, [:], false)
      found[place].passes += 1
    }
    return place
  }

  mutating func ran(_ callback: String, in pass: Int) { _ = place(callback, pass) }

  /// A pass began: what happens outside of passes from now on is something new.
  mutating func endOutside() {
    if let place = places[nil], current[place].pass == -1 { current[place] = (-2, [:], false) }
  }

  mutating func removed(_ event: ProfileEvent, by cause: String?, in pass: Int) {
    let place = place(cause, pass)
    current[place].removed[event.subject, default: 0] += 1
  }

  mutating func added(_ event: ProfileEvent, by cause: String?, in pass: Int) {
    let place = place(cause, pass)
    guard let count = current[place].removed[event.subject], count > 0 else { return }
    current[place].removed[event.subject] = count - 1
    if !current[place].isCounted {
      current[place].isCounted = true
      found[place].counts.append(0)
    }
    found[place].counts[found[place].counts.count - 1] += 1
    let origin = event.caller ?? event.place
    let key = (event.place ?? event.subject) + "\n" + (event.caller ?? "")
    if let group = groups[place][key] {
      found[place].groups[group].count += 1
    } else {
      groups[place][key] = found[place].groups.count
      found[place].groups.append(
        ProfileChurn.Group(place: origin, subject: event.subject, count: 1))
    }
  }
}
