import SwiftSyntax

/// An attributed text without arguments is one of no characters: Foundation without Objective-C has no such initialiser.
enum AttributedTextRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for place in finder.found { adaptation.edits.append(.insert("string: \"\"", at: place)) }
  }

  private final class Finder: SyntaxVisitor {
    var found: [Int] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      if name == "NSAttributedString" || name == "NSMutableAttributedString", node.arguments.isEmpty,
        node.trailingClosure == nil, let opening = node.leftParen
      {
        found.append(opening.range.upperBound)
      }
      return .visitChildren
    }
  }
}
