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

    enum CodingKeys: String, CodingKey, CaseIterable {
      case id, scene, parent
      case className = "class"
      case name, frame, recorded, contentKnown, ambiguous, free, misplaced
    }
  }

  struct Conflict: Decodable {
    let scene: String?
    let constraints: [String]
    let broken: String

    enum CodingKeys: String, CodingKey, CaseIterable { case scene, constraints, broken }
  }

  let document: String
  let views: [View]
  let conflicts: [Conflict]

  enum CodingKeys: String, CodingKey, CaseIterable { case document, views, conflicts }
}
