import SwiftSyntax

/// `os(iOS)` holds on Apple's phones alone; whether there is a UIKit is what sources mean by it.
enum ConditionRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for test in finder.found { adaptation.replace(test, by: "canImport(UIKit)") }
  }

  /// A condition as it reads afterwards.
  static func adapted(_ condition: ExprSyntax) -> String {
    let source = SourceText(path: "", text: condition.trimmedDescription)
    let finder = Finder(viewMode: .sourceAccurate)
    finder.isInCondition = true
    finder.walk(source.tree)
    return finder.found.map { Edit(range: $0.range, replacement: "canImport(UIKit)") }.applied(
      to: source.bytes)
  }

  private final class Finder: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []
    var isInCondition = false

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
      if let condition = node.condition {
        isInCondition = true
        walk(condition)
        isInCondition = false
      }
      if let elements = node.elements { walk(elements) }
      return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if isInCondition, node.calledExpression.trimmedDescription == "os",
        node.arguments.trimmedDescription == "iOS"
      {
        found.append(node)
      }
      return .visitChildren
    }
  }
}
