import PlumbGeometry

/// What a person, or a program for one, can ask about a document. Scenes and views are called as people call them; a scene of
/// nil stands for all.
public enum Question: Hashable, Sendable {
  case layout(scene: String? = nil)
  case findings(scene: String? = nil)
  /// `VIEW` or `VIEW.attribute`.
  case why(String, scene: String? = nil)
  case trace(onlyTroubled: Bool = false, scene: String? = nil)
  case report(view: String? = nil, includingPrivateInsides: Bool = false, scene: String? = nil)
  case profile(scene: String? = nil)
  case picture(scene: String? = nil)
  /// The frames of the scene at a position, or those that are others than when this was last asked.
  case frames(scene: Int, onlyChanged: Bool = false)
  /// What lies under a point of the main root of the scene at a position.
  case views(under: Point, scene: Int)
}

extension DocumentSession {
  /// The answer as text: JSON on one line, and of a picture SVG.
  public mutating func answer(_ question: Question) throws(AnswerError) -> String {
    switch question {
    case .layout(let scene): try layout(scene: scene).json
    case .findings(let scene): try findings(scene: scene).json
    case .why(let number, let scene): try why(number, scene: scene).json
    case .trace(let onlyTroubled, let scene): try trace(onlyTroubled: onlyTroubled, scene: scene).json
    case .report(let view, let all, let scene):
      try report(of: view, includingPrivateInsides: all, scene: scene).json
    case .profile(let scene): try profile(scene: scene).json
    case .picture(let scene): try picture(scene: scene).svg
    case .frames(let scene, let onlyChanged):
      try PlacedView.json(onlyChanged ? changedFrames(ofScene: scene) : frames(ofScene: scene))
    case .views(let point, let scene): try PlacedView.json(ids: views(under: point, ofScene: scene))
    }
  }
}
