import PlumbTextOutput

/// A row of the page's outline.
package struct OutlineRow {
  package enum Kind: String {
    case scene, view, guide, constraint
    /// What constraints of a view are below.
    case constraints
  }

  let id: String
  let depth: Int
  let kind: Kind
  let title: String
  let detail: String
  /// A `LayoutState`'s page name.
  let state: String

  package init(
    _ id: String, depth: Int, _ kind: Kind, _ title: String, detail: String = "", state: String = ""
  ) {
    self.id = id
    self.depth = depth
    self.kind = kind
    self.title = title
    self.detail = detail
    self.state = state
  }

  /// The row above the constraints of a view.
  package static func constraints(of view: String, depth: Int, count: Int) -> OutlineRow {
    OutlineRow(view + "/constraints", depth: depth, .constraints, "Constraints", detail: String(count))
  }

  package func write(_ json: inout JSONText) {
    json.object { json in
      json.member("id", id)
      json.member("depth", depth)
      json.member("kind", kind.rawValue)
      json.member("title", title)
      json.member("detail", detail)
      json.member("state", state)
    }
  }
}
