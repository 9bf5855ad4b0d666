import PlumbAnswers
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbLayoutOperations
import PlumbMarkup

extension StudioSession {
  /// Does an operation to views of the document, as one step that can be undone.
  ///
  /// - Parameters:
  ///   - title: What is done, for whoever wants to undo it.
  ///   - ids: The views; nil for all.
  mutating func perform(
    _ title: String, _ operation: Operation, on ids: [String]?, frames: FramesAfter
  ) throws(StudioError) {
    let answer = try asking { session throws(AnswerError) in
      try session.operate(operation, on: ids.map { .named($0) } ?? .all, frames: frames)
    }
    let left = answer.left.prefix(3).map { "\($0.name): \($0.reason.words)." }
    guard answer.isChanged else {
      update.status = StudioUpdate.Status(
        left.isEmpty
          ? "\(title): there is nothing to change." : (["Nothing was changed."] + left).joined(separator: " ")
      )
      return
    }
    try adopt(answer.after.bytes, title)
    var words = [answer.done.joined(separator: ", ") + "."]
    if answer.newConflicts > 0 {
      words.append(
        answer.newConflicts == 1
          ? "There is a new conflict." : "There are \(answer.newConflicts) new conflicts.")
    }
    update.status = StudioUpdate.Status((words + left).joined(separator: " "))
  }

  /// What a button of the Resolve menu does: `name` is the operation, `scope` whether it is for what is selected, for the
  /// scenes of that, or for all.
  mutating func operate(_ message: StudioMessage) throws(StudioError) {
    guard let chosen = ResolveMenu.all.first(where: { $0.name == message.text("name") }) else {
      throw .malformed("There is no operation “\(message.text("name") ?? "")”.")
    }
    var ids: [String]?
    switch message.text("scope") {
    case "all": break
    case "scene":
      let scenes = Set(selection.compactMap { items[$0]?.scene })
      ids = scenes.sorted().flatMap { items.scenes[$0].views.filter { $0.parent != nil }.map { $0.id } }
    default:
      ids = selection.filter { items.view($0) != nil }
      if ids?.isEmpty == true { throw .refused("Select a view first.") }
    }
    popover = nil
    try perform(chosen.title, chosen.operation, on: ids, frames: .none)
  }

  mutating func undo() throws(StudioError) {
    cancelDrag()
    let title = history.undoTitle
    guard let bytes = history.undo(bytes) else { throw .refused("There is nothing to undo.") }
    try adopt(bytes, nil)
    update.status = StudioUpdate.Status("Undone: \(title ?? "").")
  }

  mutating func redo() throws(StudioError) {
    cancelDrag()
    let title = history.redoTitle
    guard let bytes = history.redo(bytes) else { throw .refused("There is nothing to redo.") }
    try adopt(bytes, nil)
    update.status = StudioUpdate.Status("Done again: \(title ?? "").")
  }

  /// Takes the bytes that the document has elsewhere now; a step that can be undone.
  public mutating func reload(_ bytes: [UInt8]) -> [UInt8] {
    do throws(StudioError) {
      cancelDrag()
      try adopt(bytes, "Reload")
      saved = bytes
      handedOut = bytes
      update.needs.insert(.document)
    } catch {
      update.status = StudioUpdate.Status(error.message, isError: true)
    }
    return Array(takeUpdate().utf8)
  }

  /// Shows what saving would change.
  mutating func offerSave() throws(StudioError) {
    popover = .save
    update.needs.insert(.popover)
  }

  /// Asks the page to write the document.
  mutating func write() {
    popover = nil
    update.write = true
    update.needs.insert(.popover)
  }

  /// The document as it is now, for somebody who writes it and says `saved` then.
  public mutating func bytesToWrite() -> [UInt8] {
    handedOut = bytes
    return bytes
  }

  /// What was handed out is written; the document may be another already.
  mutating func noteSaved() {
    saved = handedOut
    popover = nil
    update.needs.formUnion([.document, .popover])
    update.status = StudioUpdate.Status("\(document.name) is saved.")
  }
}
