import PlumbAutoLayout
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics

/// What the changes that a screen meets cost, and which views cost most.
public struct ProfileAnswer: Sendable {
  package let document: String
  package let profiles: [SceneProfile]
}

extension DocumentSession {
  /// What each scene that has views costs the solver.
  ///
  /// - Parameter scene: The one that is meant, as a person calls it; nil for all.
  /// - Complexity: That of some six layouts of each scene.
  public func profile(scene: String? = nil) throws(AnswerError) -> ProfileAnswer {
    _ = try scenes(scene)
    var only: String?
    if let scene { only = try document.sceneID(meantBy: scene) }
    let profiles: [SceneProfile]
    do throws(LayoutError) {
      profiles = try document.profiles(in: environment, only: only)
    } catch {
      throw .unsolvable(error)
    }
    guard !profiles.isEmpty else { throw .noView }
    return ProfileAnswer(document: name, profiles: profiles)
  }
}
