import PlumbConstraintSolver

/// A row that a node gives rise to, before it goes to the solver: `expression  relation  0`.
struct GeneratedRow {
  var expression: LinearExpression
  var relation: Relation
  var priority: Priority
  var generator: Generator
  var part: RowPart

  init(
    _ expression: LinearExpression, _ relation: Relation = .equal, priority: Priority = .required,
    from generator: Generator, _ part: RowPart
  ) {
    self.part = part
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.generator = generator
  }
}

/// The order in which required rows are admitted and ties are settled: classes first, the caller's rank
/// inside.
///
/// What the surroundings impose comes before what a view brings, and that before what somebody wrote, so that
/// a conflict is laid to a constraint that somebody can change. Among soft rows the preferences come first:
/// where the constraints leave a tie, the recorded value is kept.
///
/// No two rows of a solver share a rank as long as the caller's ranks differ: what is kept and what is
/// refused then follows from the constraints alone, not from the history of the edits.
enum RankClass: Int32 {
  case preferredSize, preferredBound, preferredPosition
  case encapsulated, structure, placement, stack
  case writtenPosition, writtenFarEdge, writtenLikeness, writtenSize
  case yieldingLine, yieldingRoom, yieldingStack, yieldingEdge, content

  /// How many sources of a class have ranks of their own.
  static let orders: Int32 = 1 << 20

  /// The rank of the row with the given ordinal among those of one source. Beyond 2²⁰ sources, or 128 rows of
  /// one, the last ones share.
  func rank(_ order: Int32, _ ordinal: Int32 = 0) -> Rank {
    Rank(rawValue << 27 | min(max(order, 0), Self.orders - 1) << 7 | min(ordinal, 127))
  }
}

extension LayoutConstraint {
  /// Where several written constraints clash, a size or aspect ratio gives way first, then a size like
  /// another view's, then one of the far edges: the kinds that UIKit breaks most often in published console
  /// logs.
  var rankClass: RankClass {
    if priority == .preference { return .preferredBound }
    switch yielding {
    case .asLogged: break
    case .early: return .yieldingEdge
    case .byStacks: return .yieldingRoom
    }
    if first.attribute.isDimension {
      guard let second, second.node != first.node else { return .writtenSize }
      return .writtenLikeness
    }
    return first.attribute.isFarEdge ? .writtenFarEdge : .writtenPosition
  }
}

extension GeneratedRow {
  var rankClass: RankClass {
    switch generator {
    case .encapsulatedSize: .encapsulated
    case .guide, .nonNegativeSize, .scrollContent: .structure
    case .mask, .fixedFrame: .placement
    case .contentHugging, .contentCompressionResistance: .content
    case .preference: part == .minX || part == .minY ? .preferredPosition : .preferredSize
    case .stackCanvasConnection, .stackSpacing, .stackAlignment, .stackFillEqually,
      .stackFillProportionally, .stackDistributing, .stackSpanningBoundary, .stackSpanningFit,
      .stackAmbiguitySuppression, .stackHiding:
      .stack
    }
  }
}
