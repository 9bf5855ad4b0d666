import CoreGraphics

extension UISegmentedControl {
  /// Segments by their place in the row.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }
}

/// Images and offsets of a segmented control, which have no say in its size.
struct SegmentLooks {
  /// What they are given for.
  struct Case: Hashable {
    private let numbers: [UInt]
    private let metrics: UIBarMetrics

    init(_ state: UIControl.State, _ metrics: UIBarMetrics, _ right: UIControl.State? = nil) {
      numbers = [state.rawValue] + (right.map { [$0.rawValue] } ?? [])
      self.metrics = metrics
    }

    init(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) {
      numbers = [UInt(segment.rawValue)]
      self.metrics = metrics
    }
  }

  var backgrounds: [Case: UIImage] = [:]
  var dividers: [Case: UIImage] = [:]
  var adjustments: [Case: UIOffset] = [:]
}
