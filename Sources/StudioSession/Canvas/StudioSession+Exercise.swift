import PlumbAnswers
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics

extension StudioSession {
  /// Shows the next of the extreme layouts of what is ambiguous.
  mutating func exercise() throws(StudioError) {
    var environment = environment
    environment.exercise = (environment.exercise ?? 0) + 1
    var session = document
    session.environment = environment
    // That of the selection before that of any other scene.
    let chosen = selection.first.flatMap { items[$0]?.scene }
    let scenes = chosen.map { [$0] } ?? Array(document.document.scenes.indices)
    for scene in scenes {
      let solved: SolvedScene
      do throws(AnswerError) { solved = try session.judgement(ofScene: scene).solved } catch {
        throw .refused(error.message)
      }
      guard let exercise = solved.exercise else { continue }
      show(in: environment)
      let name = exercise.view.map { items.name(solved.views[$0].id) } ?? "A guide"
      let end = exercise.isGreatest ? "greatest" : "least"
      update.status = StudioUpdate.Status(
        "\(exercise.place) of \(exercise.count): \(name).\(exercise.part.symbol) at its \(end). The document stays as it is."
      )
      return
    }
    environment.exercise = nil
    if environment != self.environment { show(in: environment) }
    update.status = StudioUpdate.Status(
      chosen == nil ? "Constraints leave nothing open here." : "Constraints leave nothing open in this scene."
    )
  }
}
