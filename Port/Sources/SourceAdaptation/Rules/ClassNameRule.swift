import SwiftSyntax

/// `type(of: object).description()`, which Objective-C's classes all have, is the class's name: of an object that may be of any
/// class Swift knows no such method.
enum ClassNameRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    // A type of the module's own may have one.
    guard !module.types.values.contains(where: { $0.methods.contains { $0.baseName == "description" } })
    else {
      return
    }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for (type, call) in finder.found {
      adaptation.edits.append(.insert("PlumbClassName.text(", at: type.range.lowerBound))
      adaptation.edits.append(Edit(range: type.range.upperBound..<call.range.upperBound, replacement: ")"))
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: [(type: FunctionCallExprSyntax, call: FunctionCallExprSyntax)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "description", node.arguments.isEmpty, node.trailingClosure == nil,
        let type = member.base?.as(FunctionCallExprSyntax.self),
        type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
        type.arguments.count == 1, type.arguments.first?.label?.text == "of"
      {
        found.append((type, node))
      }
      return .visitChildren
    }
  }
}
