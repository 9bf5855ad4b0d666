import SwiftSyntax

/// Tests of XCTest that run on the main actor are nobody's, and enter it in their bodies: where there is no Objective-C, XCTest
/// cannot call them otherwise. It calls them on the main thread. That they stay synchronous counts: whoever waits for an
/// expectation inside of an asynchronous one keeps the main queue from doing what would fulfil it.
enum TestRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for group in finder.found where isTestCase(group, module) {
      let isMain =
        ObjectiveCAttributes.has(group.attributes, ["MainActor"])
        || module.isMainActor(Scope.name(of: Syntax(group)))
      var enters = false
      for member in MemberList.members(of: group) {
        guard let function = member.as(FunctionDeclSyntax.self), let body = function.body,
          isMain || ObjectiveCAttributes.has(function.attributes, ["MainActor"]), isCalled(function)
        else { continue }
        enter(function, body, &adaptation)
        enters = true
      }
      if enters { share(group, &adaptation) }
    }
  }

  /// Whether XCTest calls a method, and calls it without awaiting it.
  private static func isCalled(_ function: FunctionDeclSyntax) -> Bool {
    let modifiers = function.modifiers.map(\.name.text)
    guard function.signature.effectSpecifiers?.asyncSpecifier == nil,
      function.signature.parameterClause.parameters.isEmpty, function.genericParameterClause == nil,
      !modifiers.contains(where: {
        ["class", "static", "nonisolated", "private", "fileprivate"].contains($0)
      })
    else { return false }
    return function.name.text.hasPrefix("test")
      || modifiers.contains("override") && preparations.contains(function.name.text)
  }

  private static let preparations: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  private static func enter(
    _ function: FunctionDeclSyntax, _ body: CodeBlockSyntax, _ adaptation: inout Adaptation
  ) {
    let isThrowing = function.signature.effectSpecifiers?.throwsClause != nil
    for case .attribute(let attribute) in function.attributes
    where attribute.attributeName.trimmedDescription == "MainActor" {
      adaptation.edits.append(.blank(attribute.range, in: adaptation.source))
    }
    adaptation.edits.append(.insert("nonisolated ", at: function.funcKeyword.range.lowerBound))
    // A body that asserts what throws counts as one that throws.
    adaptation.edits.append(
      .insert(
        " \(isThrowing ? "try" : "try!") MainActor.assumeIsolated { () throws -> Void in",
        at: body.leftBrace.range.upperBound))
    adaptation.edits.append(.insert("} ", at: body.rightBrace.range.lowerBound))
  }

  /// In Swift 6 a test case has to be one that may be handed to the main actor.
  private static func share(_ group: any DeclGroupSyntax, _ adaptation: inout Adaptation) {
    guard group.is(ClassDeclSyntax.self), let last = group.inheritanceClause?.inheritedTypes.last,
      group.inheritanceClause?.trimmedDescription.contains("Sendable") == false
    else { return }
    adaptation.edits.append(.insert(", @unchecked Sendable", at: last.type.range.upperBound))
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
}
