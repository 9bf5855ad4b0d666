import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbTextMetrics

/// A resolved scene as a layout tree.
///
/// Each view and guide becomes a node and each constraint a constraint of the tree, whose origin finds the
/// document's element again: `ConstraintOrigin.reference` is the position in `scene.constraints`.
package struct SceneLayout: Sendable {
  package let document: InterfaceDocument
  package internal(set) var environment: Environment
  package internal(set) var scene: ResolvedScene
  package internal(set) var tree = LayoutTree()
  /// The node of each view, by its position in `scene.views`.
  package internal(set) var viewNodes: [NodeID] = []
  /// The node of each guide, by its position in `scene.guides`; nil where its owner cannot have it.
  package internal(set) var guideNodes: [NodeID?] = []
  /// Whether texts of the scene are other than the document has them.
  var changesTexts = false
  /// What is known about each view's content.
  var contents: [ViewContent] = []
  /// The constraint of each `scene.constraints`; nil where an item does not exist.
  package internal(set) var constraints: [LayoutConstraintID?] = []

  /// The bars around view controllers.
  package let embedding: ControllerEmbedding
  /// The device in force; nil where none is known, as on macOS.
  package let device: Device?
  /// The positions of each view's subviews, in document order.
  let subviews: [[Int]]
  /// The scene's main root, by position.
  let mainRoot: Int?
  /// Whether roots have the sizes that the document records, on the device that it was saved for.
  let keepsSize: Bool
  let coordinates: ViewCoordinates
  /// The design of the scene's controls on macOS, where recorded frames tell.
  var usualGeneration: DesktopGeneration?
  /// The nodes by the document's ids; the first with an id has it.
  var items: [String: NodeID] = [:]
  /// The frames as the document records them, in the tree's coordinates; made up for views without one.
  package internal(set) var givenFrames: [Rect] = []
  /// What followed from frames and was told to the tree, in this order.
  var adjustments: [Adjustment] = []
  /// What changes of a scene need to know again and again; nil as long as nothing was changed.
  var following: SceneFollowing?
  /// The extreme layout that is shown, counted from 1, and how many there are.
  package private(set) var exercised: (extreme: AmbiguityExtreme, place: Int, count: Int)?

  /// Builds the tree of a scene; `layout()` solves it.
  ///
  /// - Complexity: Linear in the scene.
  package init(
    _ scene: ResolvedScene, of document: InterfaceDocument, in environment: Environment,
    embedding: ControllerEmbedding, generation: DesktopGeneration? = nil
  ) throws(LayoutError) {
    self.document = document
    self.environment = environment
    usualGeneration = generation
    self.scene = scene
    self.embedding = embedding
    device = document.platform == .macOS ? nil : document.device(in: environment)
    subviews = scene.subviews
    mainRoot = scene.mainRoot
    keepsSize = Self.keepsSize(scene, mainRoot, document, environment)
    coordinates = ViewCoordinates(platform: document.platform)
    try addViews()
    try addGuides(embedding)
    try addMargins(embedding)
    try addContents()
    try addStacks()
    try addGrids()
    if document.usesAutoLayout { try addConstraints() }
  }

  /// Solves the scene.
  package mutating func layout() throws(LayoutError) {
    try tree.layout()
    if try inheritMargins(embedding) { try tree.layout() }
    if try alignSymbols() { try tree.layout() }
    try exercise()
  }

  /// Takes the extreme layout that the environment asks for, of those of all roots.
  private mutating func exercise() throws(LayoutError) {
    guard let step = environment.exercise else { return }
    var extremes: [AmbiguityExtreme] = []
    for root in tree.rootNodes { extremes += try tree.ambiguityExtremes(under: root) }
    guard !extremes.isEmpty else { return }
    let place = (step - 1) % extremes.count
    exercised = (extremes[place], place + 1, extremes.count)
    try tree.take(extremes[place])
  }

  /// Pixels per point: the device's, 2 where the document names none, 1 on macOS.
  package var scale: Double {
    document.platform == .macOS ? 1 : device?.scale ?? 2
  }

  /// Whether the environment is the one in which the document was saved.
  package var isAsRecorded: Bool {
    keepsSize && environment.direction == .leftToRight && !changesTexts && exercised == nil
  }

  /// How texts are shown, as far as the document heeds it: text sizes are iOS's, and that with which the document was
  /// saved changes nothing.
  package var texts: TextSettings {
    var texts = environment.texts
    if document.platform != .iOS || texts.category == document.textSize { texts.category = nil }
    return texts
  }

  static func keepsSize(
    _ scene: ResolvedScene, _ mainRoot: Int?, _ document: InterfaceDocument, _ environment: Environment
  ) -> Bool {
    if let size = environment.size, let mainRoot, scene.views[mainRoot].recorded?.size != size {
      return false
    }
    guard document.platform != .macOS else { return true }
    return document.device(in: environment)?.name == document.ownDevice?.name
      && (environment.orientation ?? document.orientation) == document.orientation
  }

  var pixels: PixelGrid { PixelGrid(scale: scale) }

  /// Adds the document's constraints, ranked in its order behind those that containers made.
  private mutating func addConstraints() throws(LayoutError) {
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
      let layoutConstraint = LayoutConstraint(
        Anchor(first, constraint.firstAttribute), constraint.relation, to: second,
        multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority,
        origin: ConstraintOrigin(kind: .document, reference: Int32(position)))
      do throws(LayoutError) {
        constraints.append(try tree.add(layoutConstraint))
      } catch {
        // Attributes of different axes, say: Interface Builder could not have saved it, and it has no
        // meaning.
        constraints.append(nil)
      }
    }
  }
}
