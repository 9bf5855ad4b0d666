import SwiftSyntax

/// An object that is no responder and is told of changes by `observeValue(forKeyPath:of:change:context:)` has the method without
/// overriding one, and says so by a protocol.
enum ObserverRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for (group, function) in finder.found {
      let name = Scope.name(of: group)
      guard module.classAbove(name) == "NSObject",
        !module.ancestors(of: name).contains(where: { observes($0, module) }),
        let mark = function.modifiers.first(where: { $0.name.text == "override" }),
        let above = group.inheritanceClause?.inheritedTypes.last
      else { continue }
      adaptation.edits.append(.blank(mark.range, in: source))
      adaptation.edits.append(.insert(", PlumbValueObserver", at: above.type.range.upperBound))
      let calls = CallFinder(viewMode: .sourceAccurate)
      calls.walk(function)
      for call in calls.found {
        let values = call.arguments.map(\.expression.trimmedDescription).joined(separator: ", ")
        adaptation.replace(call, by: "_ = (\(values))")
      }
    }
  }

  private static func observes(_ type: String, _ module: ModuleIndex) -> Bool {
    !module.methods("observeValue", of: type).isEmpty
  }

  private final class Finder: SyntaxVisitor {
    var found: [(ClassDeclSyntax, FunctionDeclSyntax)] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      for member in MemberList.members(of: node) {
        if let function = member.as(FunctionDeclSyntax.self), function.name.text == "observeValue" {
          found.append((node, function))
        }
      }
      return .visitChildren
    }
  }

  private final class CallFinder: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "observeValue"
      {
        found.append(node)
      }
      return .visitChildren
    }
  }
}
