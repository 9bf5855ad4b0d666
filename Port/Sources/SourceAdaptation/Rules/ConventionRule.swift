import SwiftSyntax

/// Functions as Objective-C calls them take objects, which without it no function of C does, and no block: they are Swift's.
/// They are there for methods that are exchanged, of which there are none.
enum ConventionRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for range in finder.found { adaptation.edits.append(.blank(range, in: source)) }
  }

  private final class Finder: SyntaxVisitor {
    var found: [Range<Int>] = []

    override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
      guard namesObjects(node.baseType) else { return .visitChildren }
      for element in node.attributes {
        guard let attribute = element.as(AttributeSyntax.self),
          attribute.attributeName.trimmedDescription == "convention"
        else { continue }
        found.append(attribute.range)
      }
      return .visitChildren
    }

    /// A block is given as what it is, not as an object.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calledExpression.trimmedDescription == "imp_implementationWithBlock",
        let cast = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
        cast.calledExpression.trimmedDescription == "unsafeBitCast",
        let block = cast.arguments.first?.expression
      else { return .visitChildren }
      found.append(cast.range.lowerBound..<block.range.lowerBound)
      found.append(block.range.upperBound..<cast.range.upperBound)
      return .visitChildren
    }

    private func namesObjects(_ type: TypeSyntax) -> Bool {
      guard type.is(FunctionTypeSyntax.self) else { return false }
      return type.tokens(viewMode: .sourceAccurate).contains { token in
        let name = token.text
        return ["Any", "AnyClass", "AnyObject", "Selector"].contains(name)
          || ["NS", "UI"].contains(name.prefix(2)) && name.dropFirst(2).first?.isUppercase == true
      }
    }
  }
}
