import SwiftSyntax

/// An attributed text without arguments is one of no characters: Foundation without Objective-C has no such initialiser. And
/// fonts, colours and styles of paragraphs are no `NSObject`s here, so that attributes have to be said to be of any type.
enum AttributedTextRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for place in finder.found { adaptation.edits.append(.insert("string: \"\"", at: place)) }
    for place in finder.untyped {
      adaptation.edits.append(.insert(": [NSAttributedString.Key: Any]", at: place))
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: [Int] = []
    /// Behind the names of variables that begin with attributes.
    var untyped: [Int] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      if name == "NSAttributedString" || name == "NSMutableAttributedString", node.arguments.isEmpty,
        node.trailingClosure == nil, let opening = node.leftParen
      {
        found.append(opening.range.upperBound)
      }
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard node.typeAnnotation == nil, let name = node.pattern.as(IdentifierPatternSyntax.self),
        let literal = node.initializer?.value.as(DictionaryExprSyntax.self),
        case .elements(let elements) = literal.content, elements.count > 1,
        let key = elements.first?.key.as(MemberAccessExprSyntax.self),
        key.base?.trimmedDescription == "NSAttributedString.Key"
      else { return .visitChildren }
      untyped.append(name.range.upperBound)
      return .visitChildren
    }
  }
}
