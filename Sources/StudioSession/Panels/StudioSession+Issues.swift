import PlumbAnswers
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbLayoutRendering
import PlumbPageContent
import PlumbSceneDiagnostics
import PlumbSceneRendering
import PlumbTextOutput

extension StudioSession {
  func issuesJSON() -> String {
    let rows = report?.findings.enumerated().map { place, finding in
      IssueRows.Row(
        key: String(place), severity: finding.severity.name.description, rule: finding.rule,
        title: finding.message.text, place: finding.scene.map { $0.isOnly ? "" : $0.name } ?? "",
        id: finding.subject, isFixable: Self.canFix(finding))
    }
    var json = JSONText()
    IssueRows(rows).write(&json)
    return json.text
  }

  /// Whether a rule has anything to settle its findings with.
  private static func canFix(_ finding: Finding) -> Bool {
    guard let rule = Rule.named(finding.rule) else { return false }
    if case .none = rule.fixes { return false }
    return true
  }

  /// Takes somebody to a finding.
  mutating func openIssue(_ key: String) throws(StudioError) {
    guard let place = Int(key), let findings = report?.findings, findings.indices.contains(place) else {
      throw .refused("This finding is gone: the document has changed.")
    }
    if let id = findings[place].subject, items[id] != nil {
      select([id], "replace")
      update.reveal = viewID(ofItem: id) ?? items.constraint(id).flatMap { viewID(ofItem: $0.firstItem) }
    }
    popover = .issue(place)
    update.needs.insert(.popover)
  }

  mutating func issueForm(_ place: Int) -> Form {
    guard let findings = report?.findings, findings.indices.contains(place) else {
      return Form(title: "The document has changed")
    }
    let finding = findings[place]
    var form = Form(title: finding.message.text)
    form.add(
      [
        Form.Row([
          .note(
            "\(finding.severity.name.description) · \(finding.rule)",
            finding.severity == .error ? .error : .warning)
        ])
      ])
    if let svg = conflictPicture(finding) { form.add([Form.Row([.picture(svg)])]) }
    for note in finding.notes {
      form.add(note.topic.name.description, note.lines.map { Form.Row([.words($0.message.text)]) })
    }
    if Self.canFix(finding) {
      form.add([Form.Row([.button("Try the repair", Form.Action("fix", ("key", String(place))))])])
    }
    return form
  }

  /// The sum of a conflict as dimension lines; nil for a finding of another kind.
  private mutating func conflictPicture(_ finding: Finding) -> String? {
    guard finding.rule == "conflicting-constraints", let id = finding.subject, let scene = items[id]?.scene
    else {
      return nil
    }
    do throws(AnswerError) { return try document.conflictPicture(of: id, inScene: scene) } catch {
      return nil
    }
  }

  /// Tries what would settle a finding, or takes what was tried.
  mutating func fix(_ message: StudioMessage) throws(StudioError) {
    if message.flag("apply") {
      guard case .trial(let trial)? = popover else { throw .refused("There is nothing to apply.") }
      popover = nil
      try adopt(trial.bytes, trial.title)
      update.status = StudioUpdate.Status(trial.title + ".")
      update.needs.formUnion([.popover, .overlay])
      return
    }
    guard let place = message.text("key").flatMap({ Int($0) }), let findings = report?.findings,
      findings.indices.contains(place)
    else { throw .refused("This finding is gone: the document has changed.") }
    let finding = findings[place]
    let fixed = try asking { session throws(AnswerError) in
      try session.fix(
        Linter(), scene: finding.scene?.id, findings: [finding.subject ?? finding.rule], takesUnsafe: true)
    }
    offer(
      Popover.Trial(
        title: fixed.isChanged ? "Repair: \(finding.message.text)" : "No repair was found",
        bytes: fixed.after, diff: fixed.isChanged ? fixed.diff.text : "",
        remarks: fixed.fixed.steps.flatMap { $0.fixes.map { $0.title.text + "." } }
          + (fixed.isChanged ? [] : ["Nothing that was tried settles it without harm elsewhere."])))
  }

  /// Shows a change that was tried, and where views would come to lie.
  mutating func offer(_ trial: Popover.Trial) {
    popover = .trial(trial)
    ghost = moves(to: trial.bytes)
    update.needs.formUnion([.popover, .overlay])
  }

  /// Where views would lie in another version of the document; nil where none moves.
  private mutating func moves(to bytes: [UInt8]) -> Ghost? {
    var moves: [Ghost.Move] = []
    do throws(AnswerError) {
      var other = try DocumentSession(bytes, name: document.name)
      for scene in Set(boards.map { $0.scene }).sorted() {
        var before: [String: Rect] = [:]
        for view in try document.frames(ofScene: scene) { before[view.id] = view.frame }
        for view in try other.frames(ofScene: scene) {
          guard let old = before[view.id], old.edgeDistance(to: view.frame) > 0.25,
            let drawn = boards.first(where: { $0.positions[view.id] != nil }),
            let place = drawn.positions[view.id]
          else { continue }
          let shown = drawn.picture.scene.views[place].frame
          moves.append(
            Ghost.Move(
              view: view.id,
              frame: Rect(
                x: shown.minX + view.frame.minX - old.minX, y: shown.minY + view.frame.minY - old.minY,
                width: view.frame.width, height: view.frame.height)))
        }
      }
    } catch {
      return nil
    }
    return moves.isEmpty ? nil : Ghost(moves: moves)
  }

  /// What saving would change, line by line.
  func savedDiff() -> String {
    return UnifiedDiff(from: saved, to: bytes, name: document.name).text
  }
}
