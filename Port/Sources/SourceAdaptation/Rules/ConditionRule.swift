import SwiftSyntax

/// `os(iOS)` holds on Apple's phones alone; whether there is a UIKit is what sources mean by it. The same goes for `os(macOS)`
/// and AppKit.
enum ConditionRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for test in finder.found { adaptation.replace(test.call, by: test.replacement) }
  }

  /// A condition as it reads afterwards.
  static func adapted(_ condition: ExprSyntax) -> String {
    let source = SourceText(path: "", text: condition.trimmedDescription)
    let finder = Finder(viewMode: .sourceAccurate)
    finder.isInCondition = true
    finder.walk(source.tree)
    return finder.found.map { Edit(range: $0.call.range, replacement: $0.replacement) }.applied(
      to: source.bytes)
  }

  private final class Finder: SyntaxVisitor {
    var found: [(call: FunctionCallExprSyntax, replacement: String)] = []
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
        let module = ConditionRule.modules[node.arguments.trimmedDescription]
      {
        found.append((node, "canImport(\(module))"))
      }
      return .visitChildren
    }
  }

  private static let modules = ["iOS": "UIKit", "macOS": "AppKit", "OSX": "AppKit"]
}
