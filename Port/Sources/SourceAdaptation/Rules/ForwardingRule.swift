import SwiftSyntax

/// What classes override of the way in which Objective-C finds an object's methods: `responds(to:)` and
/// `forwardingTarget(for:)` are methods of protocols, which NSObject asks.
enum ForwardingRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for (group, function) in finder.found {
      guard let method = methods[MemberName.names(of: DeclSyntax(function))[0]],
        let mark = function.modifiers.first(where: { $0.name.text == "override" }),
        let above = group.inheritanceClause?.inheritedTypes.last
      else { continue }
      let isTop = !module.ancestors(of: Scope.name(of: group)).contains {
        module.types[$0]?.overridden.contains(method.name) == true
      }
      adaptation.replace(function.name, by: method.replacement)
      if isTop {
        adaptation.edits.append(.blank(mark.range, in: source))
        adaptation.edits.append(
          .insert(", @preconcurrency \(method.asking)", at: above.type.range.upperBound))
      }
      let calls = CallFinder(function.name.text)
      calls.walk(function)
      for call in calls.found {
        if !isTop {
          adaptation.replace(call.callee.declName.baseName, by: method.replacement)
        } else if let above = method.above {
          adaptation.replace(call.callee, by: above)
        } else {
          adaptation.replace(call.call, by: "(nil as Any?)")
        }
      }
    }
  }

  /// A method that is overridden, and how it is called here.
  private struct Method {
    let name: String
    let replacement: String
    /// What a class calls instead whose superclasses are others'; nil where these have nothing to say.
    let above: String?
    let asking: String
  }

  private static let methods = Dictionary(
    uniqueKeysWithValues: [
      Method(
        name: "responds(to:)", replacement: "plumbResponds", above: "plumbOwnResponds",
        asking: "PlumbSelectorResponder"),
      Method(
        name: "forwardingTarget(for:)", replacement: "plumbForwardingTarget", above: nil,
        asking: "PlumbMessageForwarder"),
    ].map { ($0.name, $0) })

  private final class Finder: SyntaxVisitor {
    var found: [(ClassDeclSyntax, FunctionDeclSyntax)] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      for member in MemberList.members(of: node) {
        if let function = member.as(FunctionDeclSyntax.self) { found.append((node, function)) }
      }
      return .visitChildren
    }
  }

  private final class CallFinder: SyntaxVisitor {
    let name: String
    var found: [(call: FunctionCallExprSyntax, callee: MemberAccessExprSyntax)] = []

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == name
      {
        found.append((node, member))
      }
      return .visitChildren
    }
  }
}
