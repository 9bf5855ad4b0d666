import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// Other frames than the document has, where nothing but places and sizes depends on them.
extension SceneLayout {
  /// Gives the main root another size; says whether nothing else depends on it.
  ///
  /// Safe areas, margins and the looks of controls are rules of a root's size that change at some of its values.
  mutating func resize(to size: Size?) throws(LayoutError) -> Bool {
    environment.size = size
    guard let root = mainRoot else { return true }
    guard scene.views[root].recorded != nil, subviewsAreRecorded(of: root),
      keepsSize == Self.keepsSize(scene, root, document, environment)
    else { return false }
    let old = SizeRules(self, root)
    givenFrames[root] = givenFrame(ofView: root)
    guard old == SizeRules(self, root) else { return false }
    try tree.setGivenFrame(givenFrames[root], of: viewNodes[root])
    try placeGuides(ofView: root)
    return true
  }

  /// Gives a view another recorded frame; says whether nothing but its content and the masks inside depends on it.
  ///
  /// A root's frame decides its surroundings. On macOS y grows upwards from it, and designs are read off heights. The
  /// heights of texts that wrap are computed from it.
  mutating func record(_ frame: Rect?, ofView position: Int) throws(LayoutError) -> Bool {
    let view = scene.views[position]
    guard document.platform != .macOS, view.parent != nil, view.recorded != nil, frame != nil,
      subviewsAreRecorded(of: position), view.attributes.layoutMarginsFollowReadableWidth != true,
      !scene.guides.contains(where: { $0.owner == position && $0.kind == .readableContent }),
      contents[position].wrappedText == nil
    else { return false }
    let node = viewNodes[position]
    scene.views[position].recorded = frame
    givenFrames[position] = givenFrame(ofView: position)
    try tree.setGivenFrame(givenFrames[position], of: node)
    try tree.setPlacement(placement(of: scene.views[position]), of: node)
    for inner in subviews[position] {
      try tree.setPlacement(placement(of: scene.views[inner]), of: viewNodes[inner])
    }
    try placeGuides(ofView: position)
    let content = content(of: scene.views[position], position)
    guard content.wrappedText == nil else { return false }
    contents[position] = content
    try setContent(content, of: scene.views[position], node)
    return true
  }

  /// Whether every view in a view has a frame of its own: one without is as large as its superview was recorded.
  private func subviewsAreRecorded(of position: Int) -> Bool {
    subviews[position].allSatisfy { scene.views[$0].recorded != nil }
  }
}

/// What follows from a root's size beside the places of what is in it.
private struct SizeRules: Equatable {
  let safeArea: EdgeInsets
  let margins: EdgeInsets
  let readable: EdgeInsets
  let hasCompactHeight: Bool
  let isSheet: Bool

  init(_ layout: SceneLayout, _ root: Int) {
    safeArea = layout.safeArea(ofView: root, layout.embedding)
    margins = layout.margins(ofView: root, layout.embedding)
    readable = layout.readable(margins, in: layout.givenFrames[root].width)
    hasCompactHeight = layout.hasCompactHeight
    isSheet = layout.isSheet
  }
}
