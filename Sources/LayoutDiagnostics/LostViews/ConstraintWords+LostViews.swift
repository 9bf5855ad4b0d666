import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry

/// Lost views in words.
extension ConstraintWords {
  /// `“Title” has no width`, `The text of “Title” is cut: it is 120 wide, but the view 80`.
  ///
  /// - Parameter surroundings: What a root is: a screen, a window.
  package func headline(of lost: LostView, on surroundings: String = "screen") -> Message {
    let name = name(of: lost.node)
    switch lost.loss {
    case .empty(.both): return "\(item: name) has neither width nor height"
    case .empty(let axes):
      return "\(item: name) has no \(axes.contains(.horizontal) ? "width" : "height")"
    case .offScreen(let beyond):
      return "\(item: name) lies outside the \(surroundings), \(place(beyond)) it"
    case .clippedAway(let clipper, let beyond):
      return "\(item: name) is clipped away: it lies \(place(beyond)) \(item: self.name(of: clipper))"
    case .squeezed(let squeeze):
      let extent = squeeze.axis == .horizontal ? "wide" : "high"
      return """
        The \(squeeze.content.name) of \(item: name) is cut: it is \(value: squeeze.needed.points) \(extent), \
        but the view \(value: squeeze.given.points)
        """
    }
  }

  /// The rows that did it, in words: those that somebody wrote, then the rest, what Auto Layout makes for one
  /// purpose together.
  package func causes(of lost: LostView) -> [Sentence] {
    var sentences: [Sentence] = []
    if case .squeezed(let squeeze) = lost.loss {
      let resistance = tree.contentPriorities(squeeze.axis, of: lost.node).compressionResistance
      sentences.append(
        Sentence("these outrank its compression resistance of \(value: resistance.value.points):"))
    }
    // Of a long chain, what speaks of the view itself is what a person looks at first.
    let rows =
      lost.rows.filter { $0.names(lost.node, in: tree) } + lost.rows.filter { !$0.names(lost.node, in: tree) }
    sentences += rows.filter { $0.isWritten }.map { Sentence(words($0), about: $0) }
    return sentences + grouped(rows.filter { !$0.isWritten }).map { Sentence(words($0)) }
  }

  private func place(_ beyond: LostView.Beyond) -> Message {
    let side =
      switch beyond.side {
      case .left: "left of"
      case .right: "right of"
      case .above: "above"
      case .below: "below"
      }
    return beyond.distance == 0 ? "just \(side)" : "\(value: beyond.distance.points) \(side)"
  }
}

extension LostView.Squeeze.Content {
  fileprivate var name: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .other: "content"
    }
  }
}

extension LayoutInspection {
  /// A lost view and what did it, as lines of text.
  package func text(of lost: LostView) -> String {
    var lines = [words.headline(of: lost).text]
    for cause in words.causes(of: lost) {
      let place = cause.row.flatMap { self.place(of: $0) }
      lines.append("  " + cause.message.text + (place.map { "  " + $0.text } ?? ""))
    }
    return joined(lines, "\n")
  }
}
