import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder

/// The sizes at which scenes of a document start to clip, to conflict or to take another form.
package struct SweepAnswer: Sendable {
  /// The document's path.
  package let document: String
  /// One for each scene, device, text size, axis and width class, in that order.
  package let branches: [SweepBranch]
  /// Scenes that have no root to be given a size, by what people call them.
  package let passedOver: [String]

  /// Whether anything was found that is no mere change of form.
  package var hasFindings: Bool { branches.contains { !$0.findings.isEmpty } }
}

/// A sweep of one scene along one axis, in which the document's constraints stay the same.
package struct SweepBranch: Sendable {
  /// Nil in a document without scenes.
  package let scene: FindingScene?
  /// The position of the scene in the document.
  let position: Int
  /// The environment, but for the size.
  package let environment: Environment
  package let axis: Axis
  package let sizes: ClosedRange<Double>
  /// The size along the other axis, in points.
  package let acrossSize: Double
  /// The size that the document has on this axis, in points.
  package let ownSize: Double
  /// The width class in force, where the sweep passes from one to the other.
  package let widthClass: String?
  /// Errors first, then by where they begin.
  package let findings: [SweepFinding]
  /// Where constraints start to give way or to count.
  package let forms: [SweepForm]
  package let proof: SweepProof

  /// The stretches without any finding, in ascending order; a single size where findings only begin and end.
  package var clear: [ClosedRange<Double>] {
    let ranges = findings.flatMap({ $0.ranges }).map({ $0.sizes }).sorted { $0.lowerBound < $1.lowerBound }
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
  package var clearFrom: Double? {
    clear.last.flatMap { $0.upperBound == sizes.upperBound ? $0.lowerBound : nil }
  }
}

/// Sizes over which something holds.
package struct SweepRange: Hashable, Sendable {
  package var sizes: ClosedRange<Double>
  /// Whether the lower end is computed from constraints; otherwise it is within half a point, by trying.
  package var isLowerExact: Bool
  package var isUpperExact: Bool

  /// Whether what holds over the range holds at a size: at an exact end within the sizes of a sweep it only begins to.
  package func holds(at size: Double, in sweep: ClosedRange<Double>) -> Bool {
    guard sizes.contains(size), sizes.lowerBound < sizes.upperBound else { return sizes.contains(size) }
    if size == sizes.lowerBound { return !isLowerExact || size == sweep.lowerBound }
    if size == sizes.upperBound { return !isUpperExact || size == sweep.upperBound }
    return true
  }
}

/// Something that is wrong over some of the sizes.
package struct SweepFinding: Sendable {
  /// The words, place and reasons of the finding where it is worst: at the end of its sizes that is further away from
  /// sizes without it.
  package let finding: Finding
  /// In ascending order.
  package let ranges: [SweepRange]
}

/// A constraint that counts over some of the sizes, or gives way, and not over others.
package struct SweepForm: Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// It is violated.
    case givesWay = "gives-way"
    /// An inequality holds with equality.
    case binds
  }

  package let kind: Kind
  /// The constraint in words.
  package let message: Message
  /// The document's id, or a made-up one of what nobody wrote.
  package let constraint: String
  package let span: SourceSpan?
  /// In ascending order.
  package let ranges: [SweepRange]
}

/// What an all-clear rests on.
package struct SweepProof: Hashable, Sendable {
  /// Layouts that were solved and judged, or compared with what constraints foretold.
  package var layouts = 0
  /// Stretches over which all frames are known as lines.
  package var stretches = 0
  /// Sizes at which rules, not constraints, change something: texts wrap, margins switch.
  package var switches: [Double] = []
  /// Stretches in which sizes were only tried, some points apart, since frames follow no line there.
  package var tried: [ClosedRange<Double>] = []
}
