import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbConstraintSolver
internal import PlumbLayoutDiagnostics

/// What the layout cycle tells a recorder.
extension LayoutRecorder {
  // MARK: What takes time

  func beginPass(of root: UIView, round: Int) -> RecordedSpan {
    begin(.pass, root.item) { $0.round = round + 1 }
  }

  /// A call of a view's code.
  func begin(_ kind: ProfileEvent.Kind, _ view: UIView) -> RecordedSpan {
    begin(kind, view.item) { $0.owner = names.className(view) }
  }

  /// A call of a view controller's code.
  func begin(_ kind: ProfileEvent.Kind, _ controller: UIViewController, _ view: UIView) -> RecordedSpan {
    begin(kind, view.item) { $0.owner = names.className(controller) }
  }

  func beginSolving(_ engine: LayoutEngine) -> RecordedSpan {
    var span = begin(engine.isFitting ? .fitting : .solve, engine.root.item) { _ in }
    span.earlier = engine.tree.work
    return span
  }

  private func begin(
    _ kind: ProfileEvent.Kind, _ item: LayoutItem, _ complete: (inout ProfileEvent) -> Void
  ) -> RecordedSpan {
    work { time in
      var event = ProfileEvent(kind, start: time, depth: open.count, subject: names.name(of: item))
      complete(&event)
      open.append(profile.events.count)
      profile.events.append(event)
      return RecordedSpan(self, profile.events.count - 1)
    }
  }

  // MARK: What changes

  func added(_ constraint: NSLayoutConstraint) { note(.constraintAdded, constraint) }
  func removed(_ constraint: NSLayoutConstraint) { note(.constraintRemoved, constraint) }

  func constantSet(of constraint: NSLayoutConstraint, to value: CGFloat) {
    note(.constantChanged, constraint, isIdle: value == constraint.storedConstant)
  }

  func prioritySet(of constraint: NSLayoutConstraint, to value: UILayoutPriority) {
    note(.priorityChanged, constraint, isIdle: value == constraint.storedPriority)
  }

  func changed(_ view: UIView) {
    work { time in
      profile.events.append(
        ProfileEvent(.viewChanged, start: time, depth: open.count, subject: names.name(of: view.item)))
    }
  }

  /// - Parameter broken: Nil where it is one that nobody made.
  func foundConflict(breaking broken: NSLayoutConstraint?) {
    work { time in
      var event = ProfileEvent(
        .conflict, start: time, depth: open.count,
        subject: broken.map { names.words($0) } ?? "a constraint that nobody made")
      event.place = broken?.origin?.text
      profile.events.append(event)
    }
  }

  /// Changes of what is not installed concern nobody.
  private func note(_ kind: ProfileEvent.Kind, _ constraint: NSLayoutConstraint, isIdle: Bool = false) {
    guard constraint.isActive else { return }
    work { time in
      var event = ProfileEvent(kind, start: time, depth: open.count, subject: names.words(constraint))
      event.place = constraint.origin?.text
      event.isIdle = isIdle
      if LayoutDebugging.recordsCallStacks { callStacks[profile.events.count] = CallStack() }
      profile.events.append(event)
    }
  }
}

/// An event that goes on.
@MainActor
struct RecordedSpan {
  private let recorder: LayoutRecorder
  private let place: Int
  private let generation: Int
  /// What the solver had done before.
  var earlier = SolverWork()

  init(_ recorder: LayoutRecorder, _ place: Int) {
    self.recorder = recorder
    self.place = place
    generation = recorder.generation
  }

  /// Ends the event, and forgets it where nothing happened in it and nothing is to be told of it.
  func end(unlessEmpty isDroppedWhenEmpty: Bool = false) {
    guard recorder.generation == generation else { return }
    recorder.work { time in
      while let last = recorder.open.last, last >= place { recorder.open.removeLast() }
      recorder.profile.events[place].duration = time - recorder.profile.events[place].start
      if isDroppedWhenEmpty, recorder.profile.events.count == place + 1 {
        recorder.profile.events.removeLast()
      }
    }
  }

  func endSolving(_ engine: LayoutEngine) {
    guard recorder.generation == generation else { return }
    let work = engine.tree.work - earlier
    recorder.profile.events[place].work = work
    end(unlessEmpty: work == SolverWork())
  }
}

/// The cycle's calls of views' code while a recorder listens.
extension UIView {
  func updateConstraintsRecorded() {
    guard let controller else {
      let span = LayoutRecorder.current?.begin(.updateConstraints, self)
      defer { span?.end() }
      return updateConstraints()
    }
    let span = LayoutRecorder.current?.begin(.updateViewConstraints, controller, self)
    defer { span?.end() }
    controller.updateViewConstraints()
  }

  func layOutSubviewsRecorded() {
    let controller = controller
    if let controller {
      let span = LayoutRecorder.current?.begin(.viewWillLayoutSubviews, controller, self)
      controller.viewWillLayOut()
      span?.end()
    }
    let span = LayoutRecorder.current?.begin(.layoutSubviews, self)
    layOutByLayer()
    span?.end()
    if let controller {
      let span = LayoutRecorder.current?.begin(.viewDidLayoutSubviews, controller, self)
      controller.viewDidLayoutSubviews()
      span?.end()
    }
  }
}
