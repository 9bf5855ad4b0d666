import CoreGraphics

/// Takes changes back, and makes them again.
///
/// There are no events here: what is registered outside of groups that somebody begins is a group of its own.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Step {
    weak var target: AnyObject?
    let run: () -> Void
  }

  private struct Group {
    var steps: [Step] = []
    var actionName = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// Those that are begun and not ended, innermost last.
  private var begun: [Group] = []
  private var disabled = 0
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// 0 for any number.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Does nothing here.
  open var groupsByEvent = true

  public override init() { super.init() }

  // MARK: Groups

  open var groupingLevel: Int { begun.count }
  open func beginUndoGrouping() { begun.append(Group()) }
  open func endUndoGrouping() {
    guard let group = begun.popLast() else { return }
    guard !group.steps.isEmpty else { return }
    if begun.isEmpty {
      close(group)
    } else {
      begun[begun.count - 1].steps.append(contentsOf: group.steps)
    }
  }

  /// A change of its own makes what was taken back impossible to make again.
  private func close(_ group: Group) {
    if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      if !isRedoing { redoGroups = [] }
      trim()
    }
  }

  private func trim() {
    if levelsOfUndo > 0, undoGroups.count > levelsOfUndo {
      undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
    }
  }

  // MARK: Registering

  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(
      Step(target: target) { [weak target] in
        if let target { handler(target) }
      })
  }

  @MainActor open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let target = target as AnyObject
    registerUndo(withTarget: target) { target in
      nonisolated(unsafe) let (target, argument) = (target, anObject)
      MainActor.assumeIsolated { _ = Message(selector, argument).send(to: target) }
    }
  }

  private func register(_ step: Step) {
    guard isUndoRegistrationEnabled else { return }
    let isAlone = begun.isEmpty
    if isAlone { beginUndoGrouping() }
    begun[begun.count - 1].steps.append(step)
    if isAlone { endUndoGrouping() }
  }

  open func removeAllActions() { (undoGroups, redoGroups, begun) = ([], [], []) }
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    undoGroups = undoGroups.compactMap { without(target, $0) }
    redoGroups = redoGroups.compactMap { without(target, $0) }
  }

  private func without(_ target: AnyObject, _ group: Group) -> Group? {
    var group = group
    group.steps.removeAll { $0.target === target }
    return group.steps.isEmpty ? nil : group
  }

  // MARK: Undoing

  open var canUndo: Bool { !undoGroups.isEmpty || begun.contains { !$0.steps.isEmpty } }
  open var canRedo: Bool { !redoGroups.isEmpty }

  /// Ends the group that is begun.
  open func undo() {
    if begun.count == 1 { endUndoGrouping() }
    undoNestedGroup()
  }
  open func undoNestedGroup() {
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  /// What the steps register is one group for the way back.
  private func run(_ group: Group) {
    beginUndoGrouping()
    for step in group.steps.reversed() { step.run() }
    if let last = begun.indices.last { begun[last].actionName = group.actionName }
    endUndoGrouping()
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    if let last = begun.indices.last {
      begun[last].actionName = actionName
    } else if let last = undoGroups.indices.last {
      undoGroups[last].actionName = actionName
    }
  }
  open var undoActionName: String { undoGroups.last?.actionName ?? "" }
  open var redoActionName: String { redoGroups.last?.actionName ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
