import SwiftSyntax

/// A requirement that may be left out, taken as a value and called for what it gives: `guard let pick = list?.pick else {
/// return 1 }` and then `return pick(row)`. It is always there without Objective-C; what the others say counts where the call
/// gives nothing.
struct TakenRequirement {
  private let name: String
  private let taken: MemberAccessExprSyntax
  private let conditions: ConditionElementListSyntax

  /// Nil for one that stands elsewhere, or beside other conditions.
  init?(_ reference: DeclReferenceExprSyntax) {
    guard let taken = reference.parent?.as(MemberAccessExprSyntax.self),
      let binding = taken.parent?.parent?.as(OptionalBindingConditionSyntax.self),
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let conditions = binding.parent?.parent?.as(ConditionElementListSyntax.self), conditions.count == 1
    else { return nil }
    name = pattern.identifier.text
    (self.taken, self.conditions) = (taken, conditions)
  }

  /// Whether it is adapted: not where the value is used otherwise.
  func adapt(_ adaptation: inout Adaptation) -> Bool {
    if let node = conditions.parent?.as(GuardStmtSyntax.self) { return adapt(node, &adaptation) }
    if let node = conditions.parent?.as(IfExprSyntax.self) { return adapt(node, &adaptation) }
    return false
  }

  private func adapt(_ node: GuardStmtSyntax, _ adaptation: inout Adaptation) -> Bool {
    guard let otherwise = Self.returned(node.body.statements), let item = node.parent,
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    let uses = Uses(of: name, in: list.filter { $0.position > item.position })
    let calls = uses.calls.filter { $0.parent?.is(ReturnStmtSyntax.self) == true }
    guard !calls.isEmpty, calls.count == uses.count, Self.isOneLine(otherwise) else { return false }
    for call in calls {
      adaptation.edits.append(.insert("PlumbRequirement.value(", at: call.range.lowerBound))
      adaptation.edits.append(.insert(") ?? (\(otherwise.trimmedDescription))", at: call.range.upperBound))
    }
    return true
  }

  /// What it gives is asked for in the condition.
  private func adapt(_ node: IfExprSyntax, _ adaptation: inout Adaptation) -> Bool {
    guard let value = Self.returned(node.body.statements), let call = value.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == name, Uses(of: name, in: [call]).count == 1,
      let open = call.leftParen, let close = call.rightParen, call.trailingClosure == nil,
      Self.isOneLine(call)
    else { return false }
    let given = ", let \(name) = PlumbRequirement.value(\(call.trimmedDescription))"
    adaptation.edits.append(.insert(given, at: taken.range.upperBound))
    adaptation.edits.append(.blank(open.range.lowerBound..<close.range.upperBound, in: adaptation.source))
    return true
  }

  /// What statements give back that do nothing else.
  private static func returned(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard statements.count == 1 else { return nil }
    return statements.first?.item.as(ReturnStmtSyntax.self)?.expression
  }

  private static func isOneLine(_ node: some SyntaxProtocol) -> Bool {
    !node.trimmedDescription.contains(where: \.isNewline)
  }

  /// Where a value is named.
  private final class Uses: SyntaxVisitor {
    private let name: String
    private(set) var count = 0
    private(set) var calls: [FunctionCallExprSyntax] = []

    init(of name: String, in nodes: [some SyntaxProtocol]) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
      for node in nodes { walk(node) }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
      guard node.baseName.text == name, !isMember else { return .visitChildren }
      count += 1
      if let call = node.parent?.as(FunctionCallExprSyntax.self) { calls.append(call) }
      return .visitChildren
    }
  }
}
