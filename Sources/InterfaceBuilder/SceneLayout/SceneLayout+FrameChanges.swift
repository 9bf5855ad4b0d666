import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// Changes of recorded frames where only places and sizes depend on the frames.
extension SceneLayout {
  /// Gives the main root another size; returns whether nothing else depends on the size.
  ///
  /// Safe areas, margins and the designs of controls depend on a root's size by rules that switch at certain
  /// sizes.
  ///
  /// - Parameter size: The new size, in points; nil takes a given size back.
  mutating func resize(to size: Size?) throws(LayoutError) -> Bool {
    let wasDragged = isWindowDragged
    environment.size = size
    guard let root = mainRoot else { return true }
    guard wasDragged == isWindowDragged, scene.views[root].recorded != nil, subviewsAreRecorded(of: root),
      keepsSize == Self.keepsSize(scene, root, document, environment)
    else { return false }
    let old = SizeRules(self, root)
    givenFrames[root] = givenFrame(ofView: root)
    guard old == SizeRules(self, root) else { return false }
    try tree.setGivenFrame(givenFrames[root], of: viewNodes[root])
    try placeGuides(ofView: root)
    return true
  }

  /// Gives a view another recorded frame; returns whether only its content and the masks inside depend on the
  /// frame.
  ///
  /// A root's frame decides the root's surroundings. On macOS, y grows upwards from a superview's frame, and
  /// heights tell the designs of controls. The heights of wrapping texts are computed from the frame.
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
    let content = content(ofView: position, by: contentSizer)
    guard content.wrappedText == nil else { return false }
    contents[position] = content
    var description = description(givenFrames[position], placement(of: scene.views[position]))
    describe(content, of: scene.views[position], in: &description)
    try tree.describe(node, as: description, [.placement, .content])
    for inner in subviews[position] {
      try tree.setPlacement(placement(of: scene.views[inner]), of: viewNodes[inner])
    }
    try placeGuides(ofView: position)
    return true
  }

  /// Whether every subview has a recorded frame: a view without one is as large as its superview was
  /// recorded.
  private func subviewsAreRecorded(of position: Int) -> Bool {
    subviews[position].allSatisfy { scene.views[$0].recorded != nil }
  }
}

/// The values beside places and sizes that follow from a root's size.
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
