import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics

/// Update Constraint Constants: the constants of constraints on views become what the canvas shows. Relations, items,
/// multipliers and priorities stay.
///
/// What rounding to pixels makes of a constant is no difference, unless it adds up to one: constraints that hold but for that
/// are changed where views still come out elsewhere. Margins may follow where views lie, so that the changed document is looked
/// at again.
package struct ConstantUpdate {
  /// In points: what rounding to pixels makes of a constant is no difference.
  private static let tolerance = 0.5
  /// One for what is clearly off, one or two for what adds up, and again where margins have followed.
  private static let mostRounds = 6

  private let operated: OperatedScene
  private let scope: OperationScope
  private let takesDoubtful: Bool
  /// By positions of constraints.
  private var constants: [Int: Double] = [:]
  private var left: [LeftAlone] = []

  package static func result(
    of operated: OperatedScene, _ scope: OperationScope, takesDoubtful: Bool = false
  ) throws(OperationError) -> OperationResult {
    var update = ConstantUpdate(operated: operated, scope: scope, takesDoubtful: takesDoubtful)
    var layout = operated.layout
    for round in 1...mostRounds {
      do throws(LayoutError) {
        guard try update.update(layout, isFirst: round == 1) else { break }
      } catch { throw .unsolvable(error) }
      if round < mostRounds { layout = try operated.layout(after: update.edits) }
    }
    var result = OperationResult()
    result.edits = update.edits
    result.count = update.changes.count
    result.left = update.left
    return result
  }

  private init(operated: OperatedScene, scope: OperationScope, takesDoubtful: Bool) {
    self.operated = operated
    self.scope = scope
    self.takesDoubtful = takesDoubtful
  }

  /// In the order of the document, without what came back to what is written.
  private var changes: [(constraint: ResolvedConstraint, constant: Double)] {
    constants.sorted { $0.key < $1.key }.map { (operated.scene.constraints[$0.key], $0.value) }
      .filter { abs($0.constraint.constant - $0.constant) > 1e-6 }
  }

  private var edits: [DocumentEdit] {
    changes.flatMap { Self.edits(of: $0.constraint, constant: $0.constant) }
  }

  /// Notes the constants by which the recorded frames would come out; false where there is nothing to change.
  ///
  /// - Parameter isFirst: Whether what is clearly off comes before what adds up.
  private mutating func update(_ layout: SceneLayout, isFirst: Bool) throws(LayoutError) -> Bool {
    let frames = CanvasGeometry.recordedFrames(of: layout)
    var violations: [LayoutTree.Violation] = []
    for root in layout.tree.rootNodes {
      violations += try layout.tree.violations(under: root, placing: frames)
    }
    var isChanged = false
    for violation in violations where violation.error > Self.tolerance {
      if take(violation, of: layout, tellsLeft: true) { isChanged = true }
    }
    if isChanged, isFirst { return true }
    let rows = try layout.rowsBehindDisplacements()
    for violation in violations where violation.error <= Self.tolerance && rows.contains(violation.row) {
      if take(violation, of: layout, tellsLeft: false) { isChanged = true }
    }
    return isChanged
  }

  /// Notes another constant for a row, if it is a constraint that may be changed; says whether that is news.
  private mutating func take(
    _ violation: LayoutTree.Violation, of layout: SceneLayout, tellsLeft: Bool
  ) -> Bool {
    guard case .constraint(let id) = violation.row, let constraint = layout.tree.constraint(id),
      constraint.origin.kind == .document
    else { return false }
    let position = Int(constraint.origin.reference)
    let written = operated.scene.constraints[position]
    let views = [written.firstItem, written.secondItem].compactMap { $0.flatMap { operated.positions[$0] } }
    guard views.contains(where: scope.contains) else { return false }
    if let reason = operated.reasonToLeave(written, views, scope, takesDoubtful) {
      if tellsLeft, !left.contains(reason) { left.append(reason) }
      return false
    }
    let constant = constraint.constant + violation.residual
    let isNew = constants[position].map { abs($0 - constant) > 1e-6 } ?? true
    constants[position] = constant
    return isNew
  }

  /// What gives a constraint another constant.
  package static func edits(of constraint: ResolvedConstraint, constant: Double) -> [DocumentEdit] {
    // What was typed in whole and half points comes out as such, whatever the sums of the way there.
    let near = (constant * 4096).rounded() / 4096
    let value = abs(near - constant) < 1e-6 ? near : constant
    let element = constraint.element.index
    var edits: [DocumentEdit] = [
      value == 0
        ? .removeAttribute(element, name: "constant")
        : .setAttribute(element, name: "constant", value: DocumentNumber.constant(value))
    ]
    if ConstraintElement(constraint.element).symbolic == true {
      edits.append(.removeAttribute(element, name: "symbolic"))
    }
    return edits
  }
}

extension OperatedScene {
  /// Why a constraint keeps its constant; nil where it need not.
  fileprivate func reasonToLeave(
    _ constraint: ResolvedConstraint, _ views: [Int], _ scope: OperationScope, _ takesDoubtful: Bool
  ) -> LeftAlone? {
    func left(_ reason: LeftAlone.Reason) -> LeftAlone {
      LeftAlone(id: constraint.id, name: constraint.id, reason: reason)
    }
    // A constant that a size class gives is not the one that would be changed.
    guard constraint.hasBaseConstant else { return left(.variation) }
    guard !takesDoubtful, !views.contains(where: scope.names) else { return nil }
    for view in views {
      if case .doubtfullyOff(let doubt)? = judgement.verdicts[view] { return left(.doubt(doubt.words)) }
    }
    return nil
  }
}

extension ResolvedConstraint {
  /// Whether its constant is the one for all size classes, and no variation's.
  package var hasBaseConstant: Bool { ConstraintElement(element).constant ?? 0 == constant }
}
