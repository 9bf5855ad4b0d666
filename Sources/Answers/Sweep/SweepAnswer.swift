import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder

/// The sizes at which scenes of a document start to clip, to conflict or to take another form.
public struct SweepAnswer: Sendable {
  /// The document's path.
  public let document: String
  /// One for each scene, device, text size, axis and width class, in that order.
  public let branches: [SweepBranch]
  /// Scenes that have no root to be given a size, by what people call them.
  public let passedOver: [String]

  /// Whether anything was found that is no mere change of form.
  public var hasFindings: Bool { branches.contains { !$0.findings.isEmpty } }
}

/// A sweep of one scene along one axis, in which the document's constraints stay the same.
public struct SweepBranch: Sendable {
  /// Nil in a document without scenes.
  public let scene: FindingScene?
  /// The position of the scene in the document.
  let position: Int
  /// The environment, but for the size.
  public let environment: Environment
  public let axis: Axis
  public let sizes: ClosedRange<Double>
  /// The size along the other axis, in points.
  public let acrossSize: Double
  /// The size that the document has on this axis, in points.
  public let ownSize: Double
  /// The width class in force, where the sweep passes from one to the other.
  public let widthClass: String?
  /// Errors first, then by where they begin.
  public let findings: [SweepFinding]
  /// Where constraints start to give way or to count.
  public let forms: [SweepForm]
  public let proof: SweepProof

  /// The stretches without any finding, in ascending order; a single size where findings only begin and end.
  public var clear: [ClosedRange<Double>] {
    let ranges = findings.flatMap(\.ranges).map(\.sizes).sorted { $0.lowerBound < $1.lowerBound }
    var clear: [ClosedRange<Double>] = []
    var start = sizes.lowerBound
    for range in ranges {
      let isTouched = range.lowerBound == start && start > sizes.lowerBound
      let isInside = ranges.contains { $0.lowerBound < start && start < $0.upperBound || $0 == start...start }
      if range.lowerBound > start || isTouched && !isInside { clear.append(start...range.lowerBound) }
      start = max(start, range.upperBound)
    }
    if start < sizes.upperBound || findings.isEmpty { clear.append(start...sizes.upperBound) }
    return clear
  }

  /// The size from which on nothing is found up to the end; nil where something is found there.
  public var clearFrom: Double? {
    clear.last.flatMap { $0.upperBound == sizes.upperBound ? $0.lowerBound : nil }
  }
}

/// Sizes over which something holds.
public struct SweepRange: Hashable, Sendable {
  public var sizes: ClosedRange<Double>
  /// Whether the lower end is computed from constraints; otherwise it is within half a point, by trying.
  public var isLowerExact: Bool
  public var isUpperExact: Bool
}

/// Something that is wrong over some of the sizes.
public struct SweepFinding: Sendable {
  /// The words, place and reasons of the finding where it is worst: at the end of its sizes that is further away from
  /// sizes without it.
  public let finding: Finding
  /// In ascending order.
  public let ranges: [SweepRange]
}

/// A constraint that counts over some of the sizes, or gives way, and not over others.
public struct SweepForm: Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// It is violated.
    case givesWay = "gives-way"
    /// An inequality holds with equality.
    case binds
  }

  public let kind: Kind
  /// The constraint in words.
  public let message: Message
  /// The document's id, or a made-up one of what nobody wrote.
  public let constraint: String
  public let span: SourceSpan?
  /// In ascending order.
  public let ranges: [SweepRange]
}

/// What an all-clear rests on.
public struct SweepProof: Hashable, Sendable {
  /// Layouts that were solved and judged, or compared with what constraints foretold.
  public var layouts = 0
  /// Stretches over which all frames are known as lines.
  public var stretches = 0
  /// Sizes at which rules, not constraints, change something: texts wrap, margins switch.
  public var switches: [Double] = []
  /// Stretches in which sizes were only tried, some points apart, since frames follow no line there.
  public var tried: [ClosedRange<Double>] = []
}
