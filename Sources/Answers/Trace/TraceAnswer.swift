import PlumbAutoLayout
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

/// The views and guides of a document as UIKit's `_autolayoutTrace` prints them.
public struct TraceAnswer: Sendable {
  package let document: String
  package let scenes: [SceneInspection]
  /// One a scene.
  package let traces: [LayoutTrace]
}

extension DocumentSession {
  /// The view tree, marked by what lays out each view, and with what is ambiguous.
  ///
  /// - Parameters:
  ///   - onlyTroubled: Whether to leave out all but what is ambiguous or in a conflict, and what it is in.
  ///   - scene: The scene that is meant, as a person calls it; nil for all.
  public mutating func trace(onlyTroubled: Bool = false, scene: String? = nil) throws(AnswerError)
    -> TraceAnswer
  {
    let scenes = try inspections(scene)
    var traces: [LayoutTrace] = []
    for scene in scenes {
      traces.append(
        try asking(scene.position) { facts throws(LayoutError) in
          try LayoutTrace(scene.inspection, &facts.tree, onlyTroubled: onlyTroubled)
        })
    }
    return TraceAnswer(document: name, scenes: scenes, traces: traces)
  }
}
