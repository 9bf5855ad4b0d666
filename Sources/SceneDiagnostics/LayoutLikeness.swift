import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// What the diagnosis of a scene depends on. Layouts of one document that are alike have the same troubles: constraints come from
/// what is installed, and whether they hold, bind or leave room from frames and contents.
///
/// Layouts are alike where they come from the same nodes, which shows before they are solved, and where they have come to the same
/// frames.
struct LayoutLikeness {
  private let circumstances: Circumstances
  /// As they were given to the solver.
  private let nodes: [NodeDescription]
  private var frames: [Rect] = []

  /// The screen says nothing that nodes and frames do not say.
  private struct Circumstances: Equatable {
    let variant: Int
    /// Recorded frames have a say in the document's own surroundings alone.
    let isAsRecorded: Bool
    let direction: LayoutDirection
    let content: ContentMode
    let texts: TextSettings
    let rootsKeepingSize: [Int]
    let contents: [ContentSize]
  }

  /// - Parameters:
  ///   - layout: Built, not yet solved.
  ///   - variant: Which of the things that variations may install the scene has.
  /// - Complexity: Linear in the views and guides.
  init(_ layout: SceneLayout, _ variant: Int) {
    circumstances = Circumstances(
      variant: variant, isAsRecorded: layout.isAsRecorded, direction: layout.environment.direction,
      content: layout.environment.content, texts: layout.texts, rootsKeepingSize: layout.rootsKeepingSize,
      contents: layout.viewNodes.indices.map { layout.naturalContentSize(ofView: $0) })
    nodes = layout.tree.descriptions
  }

  /// Adds what the layout has come to.
  ///
  /// - Complexity: Linear in the views and guides.
  mutating func addFrames(of layout: SceneLayout) {
    frames.reserveCapacity(layout.viewNodes.count + layout.guideNodes.count)
    for node in layout.viewNodes { frames.append(layout.tree.frame(of: node) ?? .zero) }
    for node in layout.guideNodes { frames.append(node.flatMap { layout.tree.frame(of: $0) } ?? .zero) }
  }

  func comesFromSame(as other: LayoutLikeness) -> Bool {
    nodes == other.nodes && circumstances == other.circumstances
  }

  func comesToSame(as other: LayoutLikeness) -> Bool {
    frames == other.frames && circumstances == other.circumstances
  }
}
