import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// What of a solved scene its diagnosis depends on. Layouts of one document away from its own surroundings that are alike have
/// the same troubles: constraints come from what is installed, and whether they hold, bind or leave room from frames and contents.
struct LayoutLikeness: Equatable {
  private let variant: Int
  private let environment: Environment
  private let rootsKeepingSize: [Int]
  private let frames: [Rect]
  private let contents: [ContentSize]

  /// - Parameter variant: Which of the things that variations may install the scene has.
  /// - Complexity: Linear in the views and guides.
  init(_ layout: SceneLayout, _ variant: Int) {
    self.variant = variant
    // The screen says nothing that frames do not say.
    var environment = layout.environment
    environment.device = nil
    environment.orientation = nil
    self.environment = environment
    rootsKeepingSize = layout.rootsKeepingSize
    var frames: [Rect] = []
    frames.reserveCapacity(layout.viewNodes.count + layout.guideNodes.count)
    for node in layout.viewNodes { frames.append(layout.tree.frame(of: node) ?? .zero) }
    for node in layout.guideNodes { frames.append(node.flatMap { layout.tree.frame(of: $0) } ?? .zero) }
    self.frames = frames
    contents = layout.viewNodes.indices.map { layout.naturalContentSize(ofView: $0) }
  }
}
