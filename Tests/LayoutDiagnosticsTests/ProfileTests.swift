import Foundation
import PlumbConstraintSolver
import PlumbLayoutDiagnostics
import Testing

/// Summaries of events that were written by hand: what each comes to can be counted there.
@Suite struct ProfileTests {
  private static func event(
    _ kind: ProfileEvent.Kind, _ depth: Int, _ subject: String = "View", _ owner: String? = nil,
    start: Double = 0, duration: Double = 0
  ) -> ProfileEvent {
    var event = ProfileEvent(kind, start: start, depth: depth, subject: subject, owner: owner)
    event.duration = duration
    if kind == .pass { event.round = 1 }
    return event
  }

  /// A pass in which a cell's `updateConstraints` removes and adds some constraints.
  private static func pass(removing: [String], adding: [String]) -> [ProfileEvent] {
    [event(.pass, 0), event(.updateConstraints, 1, "Cell", "Cell")]
      + removing.map { event(.constraintRemoved, 2, $0) } + adding.map { event(.constraintAdded, 2, $0) }
  }

  @Test func onlyWhatComesBackIsChurn() {
    // a comes back, b does not, c is new.
    let churn = ProfileSummary(LayoutProfile(Self.pass(removing: ["a", "b"], adding: ["a", "c"]))).churn
    #expect(
      churn.map(\.sentence) == ["1 constraint removed and added back in one pass in Cell.updateConstraints"])
    #expect(churn.first?.groups.map(\.subject) == ["a"])
    // What is added first and then removed stays away.
    let events = [
      Self.event(.pass, 0), Self.event(.constraintAdded, 1, "a"), Self.event(.constraintRemoved, 1, "a"),
    ]
    #expect(ProfileSummary(LayoutProfile(events)).churn.isEmpty)
  }

  @Test func churnIsCountedByPass() {
    let two = Self.pass(removing: ["a", "b"], adding: ["a", "b"])
    let one = Self.pass(removing: ["a"], adding: ["a"])
    let none = Self.pass(removing: [], adding: [])
    func sentences(_ events: [ProfileEvent]) -> [String] {
      ProfileSummary(LayoutProfile(events)).churn.map(\.sentence)
    }
    #expect(
      sentences(two + two) == [
        "2 constraints removed and added back each pass in Cell.updateConstraints"
      ])
    #expect(
      sentences(two + one) == [
        "1 to 2 constraints removed and added back each pass in Cell.updateConstraints"
      ])
    #expect(
      sentences(two + none + two) == [
        "2 constraints removed and added back in 2 of 3 passes in Cell.updateConstraints"
      ])
  }

  /// One call may activate constraints that were made on several lines.
  @Test func churnIsGroupedByWhereConstraintsWereMade() {
    var events = Self.pass(removing: ["a", "b", "a"], adding: ["a", "b", "a"])
    for (index, event) in events.enumerated() {
      events[index].place = event.subject == "a" ? "Cell.swift:10" : "Cell.swift:11"
      events[index].caller = "Cell.updateConstraints() at Cell.swift:13"
    }
    let groups = ProfileSummary(LayoutProfile(events)).churn.first?.groups ?? []
    #expect(groups.map(\.subject) == ["a", "b"])
    #expect(groups.map(\.count) == [2, 1])
    #expect(groups.allSatisfy { $0.place == "Cell.updateConstraints() at Cell.swift:13" })
  }

  @Test func whatGoesInOnePassAndComesInAnotherIsNoChurn() {
    let events = Self.pass(removing: ["a"], adding: []) + Self.pass(removing: [], adding: ["a"])
    #expect(ProfileSummary(LayoutProfile(events)).churn.isEmpty)
  }

  @Test func codeOutsideOfCallbacksCausesChurnToo() {
    let swap = [Self.event(.constraintRemoved, 0, "a"), Self.event(.constraintAdded, 0, "a")]
    #expect(
      ProfileSummary(LayoutProfile(swap + [Self.event(.pass, 0)] + swap)).churn.map(\.sentence) == [
        "1 constraint removed and added back 2 times, outside of callbacks"
      ])
    // A layout between the two needs it gone.
    let apart = [swap[0], Self.event(.pass, 0), swap[1]]
    #expect(ProfileSummary(LayoutProfile(apart)).churn.isEmpty)
  }

  @Test func timeInsideOthersIsTheirs() {
    let events = [
      Self.event(.pass, 0, duration: 100), Self.event(.layoutSubviews, 1, "A", "A", duration: 90),
      Self.event(.layoutSubviews, 2, "B", "B", duration: 30),
      Self.event(.layoutSubviews, 2, "B 2", "B", duration: 20),
    ]
    let summary = ProfileSummary(LayoutProfile(events))
    #expect(summary.duration == 100)
    #expect(summary.callbacks.map(\.name) == ["B.layoutSubviews", "A.layoutSubviews"])
    #expect(summary.callbacks.map(\.ownTime) == [50, 40])
    #expect(summary.callbacks.map(\.calls) == [2, 1])
  }

  @Test func solvesAreThoseOfWhoMadeThemNecessary() {
    var solve = Self.event(.solve, 1)
    solve.work.solves = 1
    let events =
      Self.pass(removing: ["a"], adding: ["b"]) + [solve, Self.event(.layoutSubviews, 1, "A", "A"), solve]
    let callbacks = ProfileSummary(LayoutProfile(events)).callbacks
    #expect(callbacks.first { $0.name == "Cell.updateConstraints" }?.solves == 1)
    #expect(callbacks.first { $0.name == "A.layoutSubviews" }?.solves == 0)
  }

  /// Depths that no recorder writes mean nothing, and do no harm.
  @Test func oddDepthsDoNoHarm() {
    for depths in [[-1, -5, 3], [7, 7, 2, 0], [Int.max, Int.min, 1]] {
      let events = depths.map { Self.event(.pass, $0) } + depths.map { Self.event(.constraintAdded, $0) }
      let profile = LayoutProfile(events)
      #expect(!ProfileSummary(profile).text.isEmpty)
      #expect(ChromeTrace(profile).text.utf8.count > 100)
    }
  }

  @Test func anEmptyProfileSaysSo() throws {
    #expect(ProfileSummary(LayoutProfile()).text == "Nothing was laid out.\n")
    let trace = try JSONSerialization.jsonObject(with: Data(ChromeTrace(LayoutProfile()).text.utf8))
    #expect(((trace as? [String: Any])?["traceEvents"] as? [Any])?.count == 0)
  }

  @Test func anyTextAndNumberIsJSON() throws {
    let texts = ["\u{0}\u{1F}\"\\/", "\u{2028}é🙂", "\r\n\t", "</script>"]
    for text in texts {
      for number in [0, 1.0005, 1e300, -4, .infinity] {
        let profile = LayoutProfile([
          Self.event(.layoutSubviews, 0, text, text, start: number, duration: number)
        ])
        let trace =
          try JSONSerialization.jsonObject(with: Data(ChromeTrace(profile).text.utf8)) as? [String: Any]
        let event = (trace?["traceEvents"] as? [[String: Any]])?.first
        #expect((event?["args"] as? [String: Any])?["subject"] as? String == text)
        #expect(event?["ts"] is Double)
      }
    }
  }
}
