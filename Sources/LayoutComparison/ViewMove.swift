import PlumbAutoLayout
import PlumbGeometry

/// A view whose frame in its superview differs.
package struct ViewMove: Hashable, Sendable {
  /// As it is now.
  package let view: ComparedView
  package let old: Rect
  /// Where each number's difference comes from, as a position in `SceneComparison.causes`, by `FramePart`; nil where it does not differ.
  package internal(set) var causes: [Int?]

  init(view: ComparedView, old: Rect) {
    self.view = view
    self.old = old
    causes = FramePart.allCases.map { _ in nil }
  }

  package func cause(of part: FramePart) -> Int? { causes[Int(part.rawValue)] }

  /// Whether its size differs.
  package var isResized: Bool { cause(of: .width) != nil || cause(of: .height) != nil }

  package static func number(_ part: FramePart, of frame: Rect) -> Double {
    switch part {
    case .x: frame.minX
    case .y: frame.minY
    case .width: frame.width
    case .height: frame.height
    }
  }
}
