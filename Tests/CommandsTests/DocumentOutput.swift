/// A line of `plumb layout --json`, by the contract: every member is there, of one type each.
struct DocumentOutput: Decodable {
  struct View: Decodable {
    let id: String
    let scene: String?
    let parent: String?
    let className: String
    let name: String?
    let frame: [Double]
    let recorded: [Double]?
    let contentKnown: Bool
    let ambiguous: Bool
    let free: [String]
    let misplaced: Bool?
    let doubt: String?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case id, scene, parent
      case className = "class"
      case name, frame, recorded, contentKnown, ambiguous, free, misplaced, doubt
    }
  }

  struct Conflict: Decodable {
    let scene: String?
    let constraints: [String]
    let broken: String
    let doubt: String?

    enum CodingKeys: String, CodingKey, CaseIterable { case scene, constraints, broken, doubt }
  }

  let document: String
  let views: [View]
  let conflicts: [Conflict]
  /// The ids of roots that are not as large as the screen that was asked for.
  let keepsSize: [String]

  enum CodingKeys: String, CodingKey, CaseIterable { case document, views, conflicts, keepsSize }
}
