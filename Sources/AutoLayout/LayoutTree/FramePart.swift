import PlumbConstraintSolver
import PlumbGeometry

/// One of the four numbers of a frame.
public enum FramePart: UInt8, Hashable, Sendable, CaseIterable {
  case x, y, width, height

  public var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

  /// Whether it is an extent rather than a position.
  public var isExtent: Bool { self == .width || self == .height }

  /// `x`, `y`, `width` or `height`.
  public var symbol: StaticString {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    }
  }

  /// The part on its own.
  public var freedom: FrameFreedom { FrameFreedom(rawValue: 1 << rawValue) }
}

/// One of the numbers of a node's frame.
public struct FramePartID: Hashable, Sendable {
  public var node: NodeID
  public var part: FramePart

  public init(node: NodeID, part: FramePart) {
    self.node = node
    self.part = part
  }
}

extension FrameFreedom {
  /// The parts, in the order x, y, width, height.
  public var parts: [FramePart] { FramePart.allCases.filter { contains($0.freedom) } }
}

extension NodeVariables {
  func variable(_ part: FramePart) -> Variable {
    switch part {
    case .x: minX
    case .y: minY
    case .width: width
    case .height: height
    }
  }
}
