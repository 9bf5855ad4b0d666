import AutoLayout
import Findings
import Geometry
import LayoutDiagnostics
import SceneDiagnostics

/// `invisible-view`: views without extent, and views that lie where nobody sees them.
enum InvisibleView {
  static func findings(in diagnosis: SceneDiagnosis) -> [Finding] {
    diagnosis.lostViews.compactMap { finding(for: $0, in: diagnosis) }
  }

  private static func finding(for lost: LostView, in diagnosis: SceneDiagnosis) -> Finding? {
    guard let element = diagnosis.element(of: lost.node),
      let predicate = predicate(lost.loss, in: diagnosis)
    else { return nil }
    let words = diagnosis.lostWords
    var notes = [Note(.reason, diagnosis.lines(for: lost))]
    if !lost.followers.isEmpty {
      notes.append(Note(.followers, lost.followers.map { Note.Line("\(item: words.name(of: $0))") }))
    }
    return Rule.invisibleView.finding(
      "\(item: words.name(of: lost.node)) \(predicate)",
      at: element.attribute("id")?.span ?? element.span, subject: element["id"], notes: notes)
  }

  private static func predicate(_ loss: LostView.Loss, in diagnosis: SceneDiagnosis) -> Message? {
    switch loss {
    case .empty(.both): return "has neither width nor height"
    case .empty(let axes): return axes.contains(.horizontal) ? "has no width" : "has no height"
    case .offScreen(let beyond):
      let surroundings = diagnosis.layout.document.platform == .macOS ? "window" : "screen"
      return "lies outside the \(surroundings), \(place(beyond)) it"
    case .clippedAway(let clipper, let beyond):
      let name = diagnosis.lostWords.name(of: clipper)
      return "is clipped away: it lies \(place(beyond)) \(item: name)"
    case .squeezed: return nil
    }
  }

  private static func place(_ beyond: LostView.Beyond) -> Message {
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

extension SceneDiagnosis {
  /// The rows that did it, in words: those that somebody wrote with their places, then the rest, what Auto
  /// Layout makes for one purpose on one line.
  func lines(for lost: LostView) -> [Note.Line] {
    var written: [Note.Line] = []
    var groups: [[RowSource]] = []
    for row in lost.rows {
      if case .constraint = row {
        written.append(Note.Line(lostWords.words(row), at: span(of: row)?.position))
      } else if let place = groups.firstIndex(where: { $0[0].isKin(to: row) }) {
        groups[place].append(row)
      } else {
        groups.append([row])
      }
    }
    return written + groups.map { Note.Line(lostWords.words($0)) }
  }
}
