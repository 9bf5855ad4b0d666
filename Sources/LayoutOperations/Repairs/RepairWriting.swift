import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbSceneDiagnostics

extension OperatedScene {
  /// What writes repairs of the scene's layout into the document.
  ///
  /// - Returns: Nil where the document has no place for one: it is about what a container made or has no id, or a size class
  ///   decides what would be changed.
  package func edits(for repairs: [Repair]) throws(OperationError) -> [DocumentEdit]? {
    var edits: [DocumentEdit] = []
    var new: [NewConstraint] = []
    for repair in repairs {
      let written: [DocumentEdit]?
      switch repair {
      case .add(let constraint):
        guard let constraint = newConstraint(constraint) else { return nil }
        new.append(constraint)
        written = []
      case .remove(let id):
        // What some size classes do without is there for the others.
        guard let constraint = writtenConstraint(id), !isVaried(constraint.element) else { return nil }
        written = ConstraintClearing.removing([constraint.element])
      case .setConstant(let id, let constant): written = setting(constant, of: id)
      case .changePriority(let id, let priority): written = setting(priority, of: id)
      case .useConstraints(let node): written = judgement.view(of: node).map(editsForConstraints)
      case .changeHugging(let node, let axis, let priority):
        written = setting(priority, axis == .horizontal ? .horizontalHugging : .verticalHugging, of: node)
      case .changeCompressionResistance(let node, let axis, let priority):
        written = setting(
          priority, axis == .horizontal ? .horizontalResistance : .verticalResistance, of: node)
      }
      guard let written else { return nil }
      edits += written
    }
    return new.isEmpty ? edits : edits + (try adding(new))
  }

  /// A constraint that the document has.
  private func writtenConstraint(_ id: LayoutConstraintID) -> ResolvedConstraint? {
    guard let origin = layout.tree.constraint(id)?.origin, origin.kind == .document else { return nil }
    return scene.constraints[Int(origin.reference)]
  }

  /// Whether variations of size classes install a constraint or leave it out.
  private func isVaried(_ constraint: MarkupElement) -> Bool {
    guard let id = constraint.id else { return false }
    let markup = constraint.document
    for index in 0..<Int32(markup.elementCount) {
      let element = markup.element(at: index)
      if element.isNamed(.exclude) || element.isNamed(.include),
        MaskReferenceElement(element).reference == id
      {
        return true
      }
    }
    return false
  }

  private func setting(_ constant: Double, of id: LayoutConstraintID) -> [DocumentEdit]? {
    guard let constraint = writtenConstraint(id), constraint.hasBaseConstant else { return nil }
    return ConstantUpdate.edits(of: constraint, constant: constant)
  }

  private func setting(_ priority: Priority, of id: LayoutConstraintID) -> [DocumentEdit]? {
    guard let constraint = writtenConstraint(id),
      ConstraintElement(constraint.element).priority ?? 1000 == constraint.priority.value
    else { return nil }
    let element = constraint.element.index
    return priority == .required
      ? [.removeAttribute(element, name: "priority")]
      : [.setAttribute(element, name: "priority", value: DocumentNumber.constant(priority.value))]
  }

  private func setting(_ priority: Priority, _ content: ContentRule, of node: NodeID) -> [DocumentEdit]? {
    guard let position = judgement.view(of: node), canBeNamed(position) else { return nil }
    let view = scene.views[position]
    guard content.priority(view.attributes) == content.priority(ViewElement(view.element)) else { return nil }
    return [
      .setAttribute(
        view.element.index, name: content.attribute, value: DocumentNumber.constant(priority.value))
    ]
  }

  private func newConstraint(_ constraint: LayoutConstraint) -> NewConstraint? {
    guard let first = side(constraint.first), constraint.multiplier == 1 else { return nil }
    var second: NewConstraint.Side?
    if let anchor = constraint.second {
      guard let side = side(anchor) else { return nil }
      second = side
    }
    var new = NewConstraint(first, second, constant: constraint.constant)
    new.relation = constraint.relation
    new.priority = constraint.priority.value
    return new
  }

  private func side(_ anchor: Anchor) -> NewConstraint.Side? {
    if let position = judgement.view(of: anchor.node) {
      return canBeNamed(position) ? .init(scene.views[position].id, anchor.attribute) : nil
    }
    let guide = scene.guides.indices.first { layout.guideNodes[$0] == anchor.node }
    return guide.flatMap { scene.guides[$0].element.id }.map { .init($0, anchor.attribute) }
  }
}

/// How firmly a view keeps to the size of its content.
private enum ContentRule {
  case horizontalHugging, verticalHugging, horizontalResistance, verticalResistance

  var attribute: String {
    switch self {
    case .horizontalHugging: "horizontalHuggingPriority"
    case .verticalHugging: "verticalHuggingPriority"
    case .horizontalResistance: "horizontalCompressionResistancePriority"
    case .verticalResistance: "verticalCompressionResistancePriority"
    }
  }

  func priority(_ view: ViewElement) -> Double? {
    switch self {
    case .horizontalHugging: view.horizontalHuggingPriority
    case .verticalHugging: view.verticalHuggingPriority
    case .horizontalResistance: view.horizontalCompressionResistancePriority
    case .verticalResistance: view.verticalCompressionResistancePriority
    }
  }
}
