import PlumbGeometry

extension Sketch {
  /// What shows that a view is ambiguous, misplaced or in doubt; nothing where all is well.
  mutating func trouble(of view: RenderedView, opacity: Double = 1) {
    let color = OverlayPalette.troubled.opacity(opacity)
    switch view.state {
    case .satisfied, .conflicting: break
    case .ambiguous: outline(view.drawnFrame, color, width: 1.5)
    case .misplaced:
      if let recorded = view.recordedFrame { outline(recorded, color.opacity(0.6), width: 1) }
      outline(view.frame, color, width: 1.5, dashes: [5, 3])
    case .doubtful: doubt(about: view, opacity)
    }
  }

  private mutating func doubt(about view: RenderedView, _ opacity: Double) {
    var outline = Sketch()
    outline.outline(
      view.drawnFrame, OverlayPalette.doubtful.opacity(opacity), width: 1, dashes: OverlayPalette.doubtDashes)
    group(DrawingGroup(elements: outline.elements, role: "doubt", title: view.name + ": " + view.doubt))
  }
}
