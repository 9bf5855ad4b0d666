import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// The positions of views whose texts may take several lines.
  ///
  /// - Complexity: Linear in the views.
  var wrappingTexts: [Int] { contents.indices.filter { contents[$0].wrappedText != nil } }

  /// Makes labels that have less room than their texts take on one line ask for no more than their longest lines; returns
  /// whether any asks for less.
  ///
  /// A label learns from a first layout how wide its lines may be, and is then as wide as they are, with the space that hangs
  /// over the end of a line (nearer in 12 projects, further off in none). Labels of macOS keep the room (11 projects, 4
  /// otherwise). Recorded sizes have this in them, so that it is for measured contents.
  ///
  /// - Parameter texts: The positions of views whose texts may take several lines; nil to find them here.
  mutating func narrowTexts(_ texts: [Int]? = nil) throws(LayoutError) -> Bool {
    guard environment.content == .measured, document.platform != .macOS else { return false }
    var changed = false
    for position in texts ?? wrappingTexts {
      let node = viewNodes[position]
      let content = tree.contentSize(of: node)
      guard let text = contents[position].wrappedText, let whole = content.width,
        let room = tree.alignmentRect(of: node)?.width, room < whole - 0.5
      else { continue }
      let longest = text.longestLine(within: room)
      guard longest < room - 0.01 else { continue }
      adjustments.append(.contentSize(ofView: position, content))
      try tree.setContentSize(ContentSize(width: longest, height: content.height), of: node)
      changed = true
    }
    return changed
  }
}
