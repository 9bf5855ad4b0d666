import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbTextMetrics

/// A resolved scene as a layout tree.
///
/// Each view and guide has a node, and each constraint a constraint of the tree. The constraint's origin
/// leads to the document's element: `ConstraintOrigin.reference` is the position in `scene.constraints`.
///
/// A *position* is an index in `scene.views`, `scene.guides` or `scene.constraints`. A *recorded* frame is
/// one that the document contains. A *given* frame is the one from which solving starts: the recorded frame
/// in the tree's coordinates, with another size where the environment asks for one.
package struct SceneLayout: Sendable {
  package let document: InterfaceDocument
  package internal(set) var environment: Environment
  package internal(set) var scene: ResolvedScene
  package internal(set) var tree = LayoutTree()
  /// The node of each view, by its position in `scene.views`.
  package internal(set) var viewNodes: [NodeID] = []
  /// The node of each guide, by its position in `scene.guides`; nil where its owner cannot have it.
  package internal(set) var guideNodes: [NodeID?] = []
  /// The environment's text settings, where they change any text of the scene.
  package let texts: TextSettings
  /// The content of each view, by position in `scene.views`.
  var contents: [ViewContent] = []
  /// The tree's constraint for each of `scene.constraints`; nil where it relates to an item that does not
  /// exist.
  package internal(set) var constraints: [LayoutConstraintID?] = []

  /// The bars around view controllers.
  package let embedding: ControllerEmbedding
  /// The device in force; nil where none is known, as on macOS.
  package let device: Device?
  /// The positions of each view's subviews, in document order.
  let subviews: [[Int]]
  /// The position of the scene's main root.
  let mainRoot: Int?
  /// Whether roots have their recorded sizes, on the device that the document was saved for.
  let keepsSize: Bool
  let coordinates: ViewCoordinates
  /// The design of most of the scene's macOS controls; nil where recorded heights do not tell.
  var usualGeneration: DesktopGeneration?
  /// The designs of the scene's macOS controls by view id, where the document may be in two.
  var generations: [String: DesktopGeneration] = [:]
  /// The pixels per point of the display to which texts were rounded, where that is not the device's.
  var textScale: Double?
  /// The node of each view and guide, by its id in the document; the first one with an id has the entry.
  var items: [String: NodeID] = [:]
  /// The given frame of each view, by position, in the tree's coordinates; made up for views without a
  /// recorded one.
  package internal(set) var givenFrames: [Rect] = []
  /// The adjustments that solving made necessary and that the tree was given, in order.
  var adjustments: [Adjustment] = []
  /// The parts of the scene that changes may affect; nil until the first change.
  var following: SceneFollowing?
  /// The extreme layout that is shown, its place counted from 1, and the number of extremes.
  package private(set) var exercised: (extreme: AmbiguityExtreme, place: Int, count: Int)?

  /// Builds the tree of a scene; `layout()` solves it.
  ///
  /// - Complexity: Linear in the scene.
  package init(
    _ scene: ResolvedScene, of document: InterfaceDocument, in environment: Environment,
    embedding: ControllerEmbedding, generation: DesktopGeneration? = nil
  ) throws(LayoutError) {
    var shared = SharedContents()
    try self.init(
      scene, of: document, in: environment, embedding: embedding, generation: generation, sharing: &shared)
  }

  /// The same with the contents that were measured of the same resolved scene in other environments.
  package init(
    _ scene: ResolvedScene, of document: InterfaceDocument, in environment: Environment,
    embedding: ControllerEmbedding, generation: DesktopGeneration?, sharing shared: inout SharedContents
  ) throws(LayoutError) {
    self.document = document
    self.environment = environment
    usualGeneration = generation
    self.scene = scene
    self.embedding = embedding
    device = document.platform == .macOS ? nil : document.device(in: environment)
    subviews = scene.subviews
    mainRoot = scene.mainRoot
    texts = shared.textSettings(of: scene, in: document, environment)
    keepsSize = Self.keepsSize(scene, mainRoot, document, environment)
    coordinates = ViewCoordinates(platform: document.platform)
    try addViews(&shared)
    try addGuides(embedding)
    try addStacks()
    try addGrids()
    if document.usesAutoLayout { try addConstraints() }
  }

  /// Solves the scene.
  package mutating func layout() throws(LayoutError) {
    try tree.layout()
    if try inheritMargins(embedding) { try tree.layout() }
    if try alignSymbols() { try tree.layout() }
    if try narrowTexts() { try tree.layout() }
    try exercise()
  }

  /// Moves the tree to the extreme layout that the environment asks for, among those of all roots.
  private mutating func exercise() throws(LayoutError) {
    guard let step = environment.exercise else { return }
    var extremes: [AmbiguityExtreme] = []
    for root in tree.rootNodes { extremes += try tree.ambiguityExtremes(under: root) }
    guard !extremes.isEmpty else { return }
    let place = (step - 1) % extremes.count
    exercised = (extremes[place], place + 1, extremes.count)
    try tree.take(extremes[place])
  }

  /// The pixels per point: the device's, 2 where the document names no device, 1 on macOS.
  package var scale: Double {
    document.platform == .macOS ? 1 : device?.scale ?? 2
  }

  /// Whether the environment is the one that the document was saved in.
  package var isAsRecorded: Bool {
    keepsSize && environment.direction == .leftToRight && texts == TextSettings() && exercised == nil
  }

  static func keepsSize(
    _ scene: ResolvedScene, _ mainRoot: Int?, _ document: InterfaceDocument, _ environment: Environment
  ) -> Bool {
    if let size = environment.size, let mainRoot, scene.views[mainRoot].recorded?.size != size {
      return false
    }
    guard document.platform != .macOS else { return !environment.shrinksWindows }
    return document.device(in: environment)?.name == document.ownDevice?.name
      && (environment.orientation ?? document.orientation) == document.orientation
  }

  var pixels: PixelGrid { PixelGrid(scale: scale) }

  /// Adds the document's constraints, in its order, ranked behind the constraints that containers made.
  private mutating func addConstraints() throws(LayoutError) {
    let containers = yieldingContainers
    let ranks = constraintRanks
    for (position, constraint) in scene.constraints.enumerated() {
      guard let first = items[constraint.firstItem] else {
        constraints.append(nil)
        continue
      }
      var second: Anchor?
      if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
        guard let node = items[item] else {
          constraints.append(nil)
          continue
        }
        second = Anchor(node, attribute)
      }
      var layoutConstraint = LayoutConstraint(
        Anchor(first, constraint.firstAttribute), constraint.relation, to: second,
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
        origin: ConstraintOrigin(kind: .document, reference: Int32(position)))
      layoutConstraint.yielding = self.yielding(of: constraint, containers: containers)
      do throws(LayoutError) {
        constraints.append(try tree.add(layoutConstraint, rank: ranks[position]))
      } catch {
        // Such a constraint relates attributes of different axes, for instance. It has no meaning, and
        // Interface Builder could not have saved it.
        constraints.append(nil)
      }
    }
  }
}
