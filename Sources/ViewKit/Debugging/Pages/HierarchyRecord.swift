import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry
internal import PlumbLayoutDiagnostics
internal import PlumbLayoutRendering
internal import PlumbPageContent

/// A hierarchy as its page shows it: what it looks like, and what can be asked about it, answered beforehand.
///
/// Views are `v0`, `v1` … and constraints `c1`, `c2` … in the order of the picture; nothing in it is an address, so that the
/// same hierarchy has the same record in every run.
struct HierarchyRecord {
  /// How much is recorded of large hierarchies, whose pages would be slow to write and to open.
  struct Limits {
    /// With at most so many views and guides, explanations are whole: `view.plumb.why(_:)`.
    var explainedWholly = 60
    /// With at most so many, they say what the values come from; with more, there are none.
    var explained = 300
    /// So many layouts that are as good are shown where something is ambiguous.
    var extremes = 24
  }

  struct Item {
    var id: String
    /// The position of the view that it is in.
    var parent: Int?
    var isView: Bool
    var name: String
    var className: String
    var state: LayoutState
    /// In the superview's coordinates, in points.
    var frame: Rect
    /// In the coordinates of the picture's root, in points: what is drawn, and what can be seen of that.
    var box: Rect
    var seen: Rect?
    /// What constraints act on, in the same coordinates, where that is not the frame.
    var alignment: Rect?
    var facts: [Fact]
    /// Why left, top, width and height are what they are.
    var explanations: [Form.Section]
  }

  struct Constraint {
    var id: String
    var words: String
    var identifier: String?
    var place: String?
    /// The position of the view in whose `constraints` it is.
    var owner: Int?
    /// The positions of its items.
    var items: [Int]
    var priority: Double
    var state: LayoutState
    /// How it is drawn among all others, and alone where that is another drawing.
    var mark: String
    var ownMark: String?
  }

  struct Fact {
    var label: String
    var value: String
  }

  let inspection: LayoutInspection
  let picture: CanvasPicture
  let limits: Limits
  /// What views draw themselves.
  let contents: [NodeID: [DrawnContent]]
  private(set) var items: [Item] = []
  private(set) var constraints: [Constraint] = []
  private(set) var issues: [Issue] = []
  private(set) var extremes: [Extreme] = []
  /// What is selected when the page opens, and which issue is open.
  private(set) var selection: [String] = []
  private(set) var openIssue: Int?

  /// The positions of nodes among the items, and of rows among the constraints.
  let places: [NodeID: Int]
  let rows: [LayoutConstraintID: Int]

  /// What stands out when a page opens.
  enum Focus {
    case nothing
    case constraints([LayoutConstraintID])
    /// The conflict in which this row is broken.
    case conflict(RowSource)
  }

  /// - Parameters:
  ///   - inspection: Solved.
  ///   - node: With all below it.
  /// - Complexity: That of a picture, and an explanation for each number of each view as far as the limits reach.
  @MainActor init(
    _ inspection: LayoutInspection, under node: NodeID, contents: [NodeID: [DrawnContent]] = [:],
    focus: Focus = .nothing, limits: Limits = Limits()
  ) throws(LayoutError) {
    let inspection = inspection.withNumberedNames
    let (nodes, written) = inspection.renderedObjects(under: node)
    var scene = inspection.renderedScene(under: node)
    scene.take(contents, inspection, under: node)
    var rows: [LayoutConstraintID: Int] = [:]
    for (position, constraint) in scene.constraints.enumerated() {
      if let row = written[constraint.id] { rows[row] = position }
    }
    scene.number()
    self.inspection = inspection
    self.limits = limits
    self.contents = contents
    self.rows = rows
    places = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
    picture = CanvasPicture(scene, prefix: "b")
    items = try items(nodes)
    constraints = recordedConstraints()
    let root = inspection.tree.root(of: node) ?? node
    (issues, openIssue) = try issues(under: root, focus)
    extremes = try extremes(of: node, under: root)
    switch focus {
    case .nothing: break
    case .constraints(let chosen): selection = chosen.compactMap { id(of: $0) }
    case .conflict: selection = openIssue.map { issues[$0].ids } ?? []
    }
  }

  func id(of row: LayoutConstraintID) -> String? { rows[row].map { "c" + String($0 + 1) } }

  func id(of row: RowSource) -> String? {
    if case .constraint(let id) = row { self.id(of: id) } else { nil }
  }
}

extension RenderedScene {
  /// Calls views and constraints by their positions.
  mutating func number() {
    for position in views.indices { views[position].id = "v" + String(position) }
    for position in constraints.indices { constraints[position].id = "c" + String(position + 1) }
  }
}
