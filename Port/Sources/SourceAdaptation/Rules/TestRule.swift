import SwiftSyntax

/// Tests of XCTest that run on the main actor wait for it: where there is no Objective-C, XCTest cannot call them
/// otherwise.
enum TestRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for group in finder.found where isTestCase(group, module) {
      let isMain = ObjectiveCAttributes.has(group.attributes, ["MainActor"])
      for member in MemberList.members(of: group) {
        guard let function = member.as(FunctionDeclSyntax.self),
          function.signature.effectSpecifiers?.asyncSpecifier == nil,
          isMain || ObjectiveCAttributes.has(function.attributes, ["MainActor"])
        else { continue }
        adapt(function, &adaptation)
      }
    }
  }

  private static func adapt(_ function: FunctionDeclSyntax, _ adaptation: inout Adaptation) {
    let parameters = function.signature.parameterClause
    guard parameters.parameters.isEmpty else { return }
    let name = function.name.text
    if name.hasPrefix("test") {
      adaptation.edits.append(.insert(" async", at: parameters.range.upperBound))
    } else if ["setUp", "tearDown"].contains(name),
      function.modifiers.contains(where: { $0.name.text == "override" }),
      function.signature.effectSpecifiers == nil,
      !function.modifiers.contains(where: { $0.name.text == "class" })
    {
      adaptation.edits.append(.insert(" async throws", at: parameters.range.upperBound))
      let finder = CallFinder(viewMode: .sourceAccurate)
      if let body = function.body { finder.walk(body) }
      for call in finder.found { adaptation.edits.append(.insert("try await ", at: call.range.lowerBound)) }
    }
  }

  private static func isTestCase(_ group: any DeclGroupSyntax, _ module: ModuleIndex) -> Bool {
    let name = Scope.name(of: Syntax(group))
    let above = (module.types[name]?.inherited ?? []) + module.ancestors(of: name)
    return above.contains { $0.hasSuffix("TestCase") }
  }

  private final class Finder: SyntaxVisitor {
    var found: [any DeclGroupSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }

  /// `super.setUp()` and `super.tearDown()`.
  private final class CallFinder: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if ["super.setUp", "super.tearDown"].contains(node.calledExpression.trimmedDescription) {
        found.append(node)
      }
      return .visitChildren
    }
  }
}
