import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbSceneDiagnostics
import PlumbSceneRendering

/// The scenes of a document as Interface Builder would show them.
public struct PictureAnswer: Sendable {
  package let document: String
  package let scenes: [RenderedScene]

  /// The picture, with whatever is to be seen in it.
  package func drawing(_ options: PictureOptions = PictureOptions()) -> Drawing {
    let title = document.split(separator: "/").last.map { String($0) } ?? document
    return Drawing(title: title, scenes: scenes, options: options)
  }

  public var svg: String { String(decoding: SVGWriter.bytes(drawing()), as: UTF8.self) }
}

extension DocumentSession {
  /// The picture of all scenes, or of one.
  ///
  /// - Parameter scene: The one that is meant, as a person calls it; nil for all.
  public mutating func picture(scene: String? = nil) throws(AnswerError) -> PictureAnswer {
    var ids: [String]?
    if let scene { ids = [try document.sceneID(meantBy: scene)] }
    return try picture(ids: ids)
  }

  /// The same by the ids of scenes, in the order in which they are named; nil for all.
  package mutating func picture(ids: [String]?) throws(AnswerError) -> PictureAnswer {
    _ = try scenes(ids: ids)
    var rendered: [RenderedScene] = []
    for id in ids.map({ $0.map { $0 as String? } }) ?? [nil] {
      for (position, scene) in document.scenes.enumerated() where id == nil || scene.id == id {
        rendered += try diagnosis(ofScene: position).renderedScenes()
      }
    }
    return PictureAnswer(document: name, scenes: rendered)
  }
}
