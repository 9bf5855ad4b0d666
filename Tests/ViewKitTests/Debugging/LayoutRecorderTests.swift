import Foundation
import Testing
import UIKit

/// What a recorder of the layout cycle tells, with exact counts: each is what the hierarchy of the test does by
/// construction. Recorders exclude each other, and these tests share the main actor without ever giving it up.
@MainActor @Suite struct LayoutRecorderTests {
  /// Time that passes only when a test says so.
  final class Clock {
    var nanoseconds: UInt64 = 5_000_000
    func pass(microseconds: UInt64) { nanoseconds += microseconds * 1000 }
  }

  /// A cell that remakes its constraints whenever it updates them, as many do.
  final class FeedCell: UIView {
    let title = UIView()
    var made: [NSLayoutConstraint] = []
    var clock: Clock?

    convenience init(_ clock: Clock) {
      self.init(frame: .zero)
      self.clock = clock
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
    }

    override func updateConstraints() {
      clock?.pass(microseconds: 30)
      NSLayoutConstraint.deactivate(made)
      made = [
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
        title.widthAnchor.constraint(equalToConstant: 100),
      ]
      NSLayoutConstraint.activate(made)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      clock?.pass(microseconds: 5)
      super.layoutSubviews()
    }
  }

  let clock = Clock()
  let recorder: LayoutRecorder
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    let clock = clock
    recorder = LayoutRecorder { clock.nanoseconds }
  }

  private func cells(_ count: Int) -> [FeedCell] {
    let cells = (0..<count).map { _ in FeedCell(clock) }
    for (place, cell) in cells.enumerated() {
      cell.frame = CGRect(x: 0, y: 50 * place, width: 320, height: 50)
      root.addSubview(cell)
      cell.setNeedsUpdateConstraints()
    }
    return cells
  }

  private func record(_ body: () -> Void) {
    recorder.start()
    body()
    recorder.stop()
  }

  private func kinds(_ kind: LayoutRecorder.Event.Kind) -> [LayoutRecorder.Event] {
    recorder.events.filter { $0.kind == kind }
  }

  @Test func `A cell that remakes its constraints is churn`() throws {
    let cells = cells(17)
    root.layoutIfNeeded()
    record {
      for _ in 0..<3 {
        for cell in cells { cell.setNeedsUpdateConstraints() }
        root.layoutIfNeeded()
      }
    }
    // Two constraints in each of 17 cells, three times.
    #expect(kinds(.constraintRemoved).count == 102)
    #expect(kinds(.constraintAdded).count == 102)
    #expect(kinds(.updateConstraints).count == 51)
    #expect(kinds(.pass).map(\.round) == [1, 1, 1])
    #expect(Set(kinds(.constraintAdded).map(\.cause)) == ["FeedCell.updateConstraints"])
    let place = try #require(kinds(.constraintAdded).first?.place)
    #expect(place.hasPrefix("ViewKitTests/LayoutRecorderTests.swift:"))
    #expect(
      recorder.summary.contains(
        "34 constraints removed and added back each pass in FeedCell.updateConstraints\n"))
    // 51 calls of 30 microseconds each.
    #expect(recorder.summary.contains("FeedCell.updateConstraints     51    1.5 ms"))
  }

  @Test func `The same constraints keep their solution`() {
    let cells = cells(2)
    root.layoutIfNeeded()
    record {
      cells[0].setNeedsUpdateConstraints()
      root.layoutIfNeeded()
    }
    let solves = kinds(.solve)
    #expect(solves.count == 1)
    #expect(solves[0].changedVariables == 0)
    #expect(recorder.summary.contains("1 solve changed nothing\n"))
  }

  @Test func `A constant set to what it is changes nothing`() {
    let cell = cells(1)[0]
    root.layoutIfNeeded()
    let width = cell.made[1]
    record {
      width.constant = 100
      width.constant = 100
      root.layoutIfNeeded()
      width.constant = 120
      width.priority = .required
      root.layoutIfNeeded()
    }
    #expect(kinds(.constantChanged).map(\.isIdle) == [true, true, false])
    #expect(kinds(.priorityChanged).map(\.isIdle) == [true])
    #expect(kinds(.solve).map(\.changedVariables) == [1])
    #expect(recorder.summary.contains("2 constants set to the value they had, outside of callbacks\n"))
    #expect(recorder.summary.contains("1 priority set to the value it had, outside of callbacks\n"))
    #expect(recorder.summary.contains("1 constant and 0 priorities changed\n"))
  }

  /// Asks its superview for another layout, so many times.
  final class Restless: UIView {
    var rest = 3

    override func layoutSubviews() {
      super.layoutSubviews()
      guard rest > 0 else { return }
      rest -= 1
      setNeedsLayout()
    }
  }

  @Test func `A layout that asks for another pass is shown as repeated`() {
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(view)
    record { root.layoutIfNeeded() }
    #expect(kinds(.pass).map(\.round) == [1, 2, 3, 4])
    #expect(recorder.summary.contains("1 layout in 4 passes"))
    #expect(recorder.summary.contains("the layout of UIView took 4 passes\n"))
    #expect(recorder.summary.contains("again in the later ones: Restless.layoutSubviews 3 ×\n"))
  }

  @Test func `A feedback loop ends, and is recorded to its end`() {
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.rest = 1_000_000
    root.addSubview(view)
    let handler = LayoutLog.handler
    LayoutLog.handler = { _ in }
    defer { LayoutLog.handler = handler }
    record { root.layoutIfNeeded() }
    // As many passes as the threshold of feedback loops allows.
    #expect(kinds(.pass).count == LayoutDebugging.switches.feedbackLoopThreshold)
  }

  @Test func `Controllers are named where their code runs`() {
    final class FormController: UIViewController {
      override func viewDidLayoutSubviews() { view.setNeedsDisplay() }
    }
    let controller = FormController()
    root.addSubview(controller.view)
    controller.view.setNeedsUpdateConstraints()
    record { root.layoutIfNeeded() }
    let callbacks = recorder.events.compactMap(\.callback).filter { $0.hasPrefix("FormController.") }
    #expect(
      callbacks == [
        "FormController.updateViewConstraints", "FormController.viewWillLayoutSubviews",
        "FormController.viewDidLayoutSubviews",
      ])
  }

  @Test func `Contents and sizes of views by themselves are recorded`() {
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    record {
      root.layoutIfNeeded()
      _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    #expect(kinds(.contentMeasured).map(\.callback).allSatisfy { $0 == "UILabel.intrinsicContentSize" })
    #expect(kinds(.contentMeasured).map(\.subject).allSatisfy { $0 == "“Hello”" })
    #expect(kinds(.fitting).count == 1)
    #expect(kinds(.fitting)[0].solves > 0)
  }

  @Test func `The trace reads back event by event`() throws {
    let cells = cells(3)
    record {
      root.layoutIfNeeded()
      cells[1].made[1].constant = 140
      cells[1].made[1].constant = 140
      cells[0].accessibilityIdentifier = "the \"first\" \\ cell\n\u{1}"
      cells[0].setNeedsUpdateConstraints()
      clock.pass(microseconds: 1)
      root.layoutIfNeeded()
    }
    let trace = try #require(
      try JSONSerialization.jsonObject(with: Data(recorder.chromeTrace.utf8)) as? [String: Any])
    #expect(trace["displayTimeUnit"] as? String == "ms")
    let read = try #require(trace["traceEvents"] as? [[String: Any]])
    let events = recorder.events
    try #require(read.count == events.count)
    #expect(events.count > 30)
    for (entry, event) in zip(read, events) {
      let arguments = try #require(entry["args"] as? [String: Any])
      #expect(arguments["kind"] as? String == event.kind.rawValue)
      #expect(arguments["subject"] as? String == event.subject)
      #expect(arguments["cause"] as? String == event.cause)
      #expect(arguments["place"] as? String == event.place)
      #expect(arguments["depth"] as? Int == event.depth)
      #expect((arguments["idle"] as? Bool ?? false) == event.isIdle)
      #expect(entry["ts"] as? Double == event.start)
      #expect(entry["pid"] as? Int == 1)
      #expect(entry["tid"] as? Int == 1)
      if let callback = event.callback { #expect(entry["name"] as? String == callback) }
      if entry["ph"] as? String == "X" {
        #expect(entry["dur"] as? Double == event.duration)
      } else {
        #expect(entry["ph"] as? String == "i")
        #expect(event.duration == 0)
      }
      if event.kind == .solve {
        #expect(arguments["solves"] as? Int == event.solves)
        #expect(arguments["pivots"] as? Int == event.pivots)
        #expect(arguments["changedVariables"] as? Int == event.changedVariables)
      }
    }
  }

  @Test func `Spans lie inside each other`() {
    _ = cells(3)
    record { root.layoutIfNeeded() }
    var open: [LayoutRecorder.Event] = []
    for event in recorder.events {
      open.removeLast(open.count - event.depth)
      if let parent = open.last {
        #expect(parent.start <= event.start)
        #expect(event.start + event.duration <= parent.start + parent.duration)
      }
      open.append(event)
    }
  }

  @Test func `Nothing is recorded before the start and after the stop`() {
    let cells = cells(2)
    root.layoutIfNeeded()
    #expect(recorder.events.isEmpty)
    #expect(recorder.summary == "Nothing was laid out.\n")
    record {}
    cells[0].setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(recorder.events.isEmpty)
    #expect(!recorder.isRecording)
  }

  /// Stops a recorder in the midst of a pass.
  final class Stopper: UIView {
    var recorder: LayoutRecorder?
    var restarts = false

    override func layoutSubviews() {
      recorder?.stop()
      if restarts { recorder?.start() }
      super.layoutSubviews()
    }
  }

  @Test(arguments: [false, true]) func `A recorder may stop in the midst of a pass`(restarts: Bool) {
    let view = Stopper(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.recorder = recorder
    view.restarts = restarts
    root.addSubview(view)
    recorder.start()
    root.layoutIfNeeded()
    recorder.stop()
    #expect(recorder.events.map(\.kind).contains(.pass) == !restarts)
  }

  @Test func `Who changed a constraint is recorded where call stacks are`() throws {
    let cell = cells(1)[0]
    root.layoutIfNeeded()
    LayoutDebugging.recordsCallStacks = true
    defer { LayoutDebugging.recordsCallStacks = false }
    record { cell.made[1].constant = 140 }
    let change = try #require(kinds(.constantChanged).first)
    let caller = try #require(change.caller)
    // An optimised build may have the caller's line at the function that it inlined.
    #expect(caller.contains("LayoutRecorderTests"), "\(caller)")
    #expect(change.place?.hasPrefix("ViewKitTests/LayoutRecorderTests.swift:") == true)
  }

  @Test func `The summary of a small recording`() {
    let cells = cells(2)
    root.layoutIfNeeded()
    record {
      for _ in 0..<2 {
        for cell in cells { cell.setNeedsUpdateConstraints() }
        root.layoutIfNeeded()
      }
    }
    let lines = recorder.summary.replacing(/LayoutRecorderTests.swift:\d+/, with: "…")
    // Two passes, two cells in each, 30 microseconds each time; two constraints a cell.
    #expect(
      lines == """
        2 layouts in 2 passes: 120 µs
        2 solves with 8 pivots, 0 variables changed: 0 µs
        8 constraints added, 8 removed; 0 constants and 0 priorities changed

        Costly callbacks            calls  own time  changes  solves
        FeedCell.updateConstraints      4    120 µs       16       2

        Churn
        4 constraints removed and added back each pass in FeedCell.updateConstraints
          4 × UIView 2.leading = FeedCell.leading + 20 (ViewKitTests/…)
          4 × UIView 2.width = 100 (ViewKitTests/…)

        Changes without effect
        2 solves changed nothing

        """)
  }
}
