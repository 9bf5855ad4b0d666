import PlumbInterfaceBuilder
import PlumbLayoutComparison
import PlumbLayoutRendering
import PlumbSceneRendering

extension ComparisonAnswer {
  /// The scenes in which something moves, as they were and as they are, in the surroundings of the sessions.
  ///
  /// - Parameters:
  ///   - old: Nil where there was no document.
  ///   - new: Nil where there is none any more.
  package func pictures(
    _ old: inout DocumentSession?, _ new: inout DocumentSession?
  ) throws(AnswerError) -> [ComparisonPicture] {
    var pictures: [ComparisonPicture] = []
    for scene in scenes where !scene.isStill {
      var changed = Set((scene.appeared + scene.gone).map { $0.view.id })
      for group in scene.groups { for row in group.rows { changed.insert(row.view.id) } }
      let before = scene.state == .appeared ? [] : try old?.rendered(scene.id) ?? []
      let after = scene.state == .gone ? [] : try new?.rendered(scene.id) ?? []
      for place in 0..<max(before.count, after.count) {
        pictures.append(
          ComparisonPicture(
            old: place < before.count ? before[place] : nil, new: place < after.count ? after[place] : nil,
            changed: changed))
      }
    }
    return pictures
  }
}

extension DocumentSession {
  fileprivate mutating func rendered(_ scene: String?) throws(AnswerError) -> [RenderedScene] {
    // A document with one scene is compared with another by that one, whatever its id.
    let isThere = document.scenes.contains { $0.id == scene }
    return try picture(ids: isThere ? scene.map { [$0] } : nil).scenes
  }
}
