import PlumbGeometry

/// What made a row that nobody wrote as a constraint.
public enum Generator: UInt8, Sendable, CaseIterable {
  /// The rectangle of a root: a window, a screen, or a cell's size as its owner sets it.
  case encapsulatedSize
  /// A translated autoresizing mask.
  case mask
  /// The fixed frame that Interface Builder gives to a view without constraints.
  case fixedFrame
  /// A layout guide's distance from its owner's edges.
  case guide
  /// Sizes are never negative.
  case nonNegativeSize
  case contentHugging
  case contentCompressionResistance
  /// The origin of a scroll view's content.
  case scrollContent
  case stackCanvasConnection
  case stackSpacing
  case stackAlignment
  case stackFillEqually
  case stackFillProportionally
  case stackDistributing
  case stackSpanningBoundary
  case stackSpanningFit
  case stackAmbiguitySuppression
  case stackHiding
  /// The value that is kept where no constraint decides; never a constraint of its own.
  case preference

  /// The word by which made-up constraint ids name the generator: Apple's identifier where Apple has one.
  public var identifier: StaticString {
    switch self {
    case .encapsulatedSize: "encapsulated"
    case .mask: "mask"
    case .fixedFrame: "fixed"
    case .guide: "guide"
    case .nonNegativeSize: "nonnegative"
    case .contentHugging, .contentCompressionResistance: "content"
    case .scrollContent: "scroll-content"
    case .stackCanvasConnection: "UISV-canvas-connection"
    case .stackSpacing: "UISV-spacing"
    case .stackAlignment: "UISV-alignment"
    case .stackFillEqually: "UISV-fill-equally"
    case .stackFillProportionally: "UISV-fill-proportionally"
    case .stackDistributing: "UISV-distributing"
    case .stackSpanningBoundary: "UISV-spanning-boundary"
    case .stackSpanningFit: "UISV-spanning-fit"
    case .stackAmbiguitySuppression: "UISV-ambiguity-suppression"
    case .stackHiding: "UISV-hiding"
    case .preference: "preference"
    }
  }
}

/// Which of a generator's rows on a node a row is.
public enum RowPart: Hashable, Sendable {
  case minX, maxX, width, minY, maxY, height
  /// Of rows that speak of several views, counted from 1.
  case ordinal(Int32)

  static func minimum(_ axis: Axis) -> RowPart { axis == .horizontal ? .minX : .minY }
  static func maximum(_ axis: Axis) -> RowPart { axis == .horizontal ? .maxX : .maxY }
  static func extent(_ axis: Axis) -> RowPart { axis == .horizontal ? .width : .height }
}
