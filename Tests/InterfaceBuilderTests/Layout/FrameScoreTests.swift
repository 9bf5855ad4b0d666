import Geometry
import InterfaceBuilder
import TestSupport
import Testing
import TextMetrics

/// How many views get the frames that Interface Builder gave them, in documents whose recorded frames are
/// changed wherever constraints decide: what is merely read scores nothing.
@Suite("Frames of Interface Builder", .enabled(if: MarkupCorpus.isPresent))
struct FrameScoreTests {
  @Test func recordedContent() throws {
    let scores = try score(.recorded)
    #expect(scores.touch.share >= 0.96, "iOS and tvOS: \(scores.touch)")
    #expect(scores.touch.documentShare >= 0.90, "iOS and tvOS: \(scores.touch)")
    #expect(scores.desktop.share >= 0.93, "macOS: \(scores.desktop)")
  }

  @Test func measuredContent() throws {
    let scores = try score(.measured)
    #expect(scores.touch.share >= 0.87, "iOS and tvOS: \(scores.touch)")
    #expect(scores.touch.documentShare >= 0.68, "iOS and tvOS: \(scores.touch)")
    #expect(scores.desktop.share >= 0.72, "macOS: \(scores.desktop)")
  }

  private func score(_ content: ContentMode) throws -> (touch: FrameScore, desktop: FrameScore) {
    var touch = FrameScore()
    var desktop = FrameScore()
    for path in MarkupCorpus.paths {
      let truth = try InterfaceDocument(bytes: MarkupCorpus.bytes(of: path))
      let changed = try InterfaceDocument(bytes: truth.withFramesChanged(sizes: content == .measured))
      let solved = try changed.layOut(in: .init(content: content))
      if truth.platform == .macOS {
        desktop.add(truth.resolve(), solved)
      } else {
        touch.add(truth.resolve(), solved)
      }
    }
    return (touch, desktop)
  }
}

/// Views matched within half a point, of those that constraints or a stack view place.
private struct FrameScore: CustomStringConvertible {
  private var matched = 0
  private var views = 0
  private var matchedDocuments = 0
  private var documents = 0

  var share: Double { Double(matched) / Double(max(views, 1)) }
  var documentShare: Double { Double(matchedDocuments) / Double(max(documents, 1)) }
  var description: String { "\(matched) of \(views) views, \(matchedDocuments) of \(documents) documents" }

  mutating func add(_ scenes: [ResolvedScene], _ solved: [SolvedScene]) {
    let before = (matched, views)
    for (scene, solution) in zip(scenes, solved) {
      for (position, view) in scene.views.enumerated() where view.isJudged(in: scene) {
        guard let recorded = view.recorded else { continue }
        views += 1
        if solution.views[position].frame.isNear(recorded, within: 0.51) { matched += 1 }
      }
    }
    guard views > before.1 else { return }
    documents += 1
    if matched - before.0 == views - before.1 { matchedDocuments += 1 }
  }
}

extension ResolvedView {
  /// Whether the frame counts: constraints decide it, it is seen, and Interface Builder does not call it
  /// wrong.
  fileprivate func isJudged(in scene: ResolvedScene) -> Bool {
    guard isConstrained(in: scene), element["misplaced"] != "YES", element["ambiguous"] != "YES" else {
      return false
    }
    var superview = parent
    while let position = superview {
      if scene.views[position].isHidden { return false }
      superview = scene.views[position].parent
    }
    return true
  }

  /// Whether the size is that of a plain control in a system font, which Plumb measures.
  fileprivate func hasMeasuredSize(on platform: Platform) -> Bool {
    let kinds: Set<ViewKind> = [
      .label, .button, .textField, .switch, .slider, .segmentedControl, .stepper, .progressView,
      .activityIndicatorView, .popUpButton, .comboBox, .searchField, .secureTextField,
    ]
    guard kinds.contains(kind), customClass == nil, element.firstChild("subviews") == nil else {
      return false
    }
    if platform == .macOS { return cell?.firstChild("font", key: "font")?["name"] == nil }
    return element.firstChild("fontDescription", key: "fontDescription")?["name"] == nil
  }
}

extension InterfaceDocument {
  /// The document with other recorded origins, and other recorded sizes of plain controls, wherever
  /// constraints decide.
  fileprivate func withFramesChanged(sizes: Bool) -> [UInt8] {
    var edits = FrameEdits()
    for scene in resolve() {
      for (position, view) in scene.views.enumerated() where view.isJudged(in: scene) {
        guard var frame = view.recorded else { continue }
        frame.origin.x += 31 + Double(position % 7)
        frame.origin.y += 17 + Double(position % 5)
        if sizes, view.hasMeasuredSize(on: platform) {
          frame.size.width += 11 + Double(position % 3)
          frame.size.height += 9 + Double(position % 4)
        }
        edits.set(frame, of: view)
      }
    }
    return edits.applied(to: Array(markup.bytes))
  }
}
