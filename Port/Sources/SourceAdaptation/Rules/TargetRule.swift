import SwiftSyntax

/// A target is any object, and `AnyObject` has no members without Objective-C: a message is sent by what UIKit's module has for
/// that.
enum TargetRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    guard Imports.has("UIKit", in: source.tree) else { return }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for target in finder.found {
      adaptation.edits.append(.insert("PlumbObject(", at: target.range.lowerBound))
      adaptation.edits.append(Edit(range: target.mark, replacement: ")"))
    }
  }

  private struct Target {
    let range: Range<Int>
    /// The question or exclamation mark behind it, or where there is none.
    let mark: Range<Int>
  }

  private final class Finder: SyntaxVisitor {
    var found: [Target] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "perform", sendsSelector(node.arguments)
      else { return .visitChildren }
      let (target, mark) = unmarked(base)
      if isTarget(target) {
        let end = target.range.upperBound
        found.append(Target(range: target.range, mark: mark ?? end..<end))
      }
      return .visitChildren
    }

    /// `perform(action)`, and with up to two objects: other methods of the name are not given what is called a selector.
    private func sendsSelector(_ arguments: LabeledExprListSyntax) -> Bool {
      guard let first = arguments.first, first.label == nil, arguments.count <= 3,
        arguments.dropFirst().allSatisfy({ $0.label?.text == "with" })
      else { return false }
      let text = first.expression.trimmedDescription.lowercased()
      return ["action", "action!", "selector", "selector!"].contains(where: text.hasSuffix)
        || text.hasPrefix("#selector") || text.hasPrefix("selector(")
    }

    private func unmarked(_ base: ExprSyntax) -> (ExprSyntax, mark: Range<Int>?) {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        return (chain.expression, chain.questionMark.range)
      }
      if let forced = base.as(ForceUnwrapExprSyntax.self) {
        return (forced.expression, forced.exclamationMark.range)
      }
      return (base, nil)
    }

    private func isTarget(_ expression: ExprSyntax) -> Bool {
      if let access = expression.as(MemberAccessExprSyntax.self) {
        return access.declName.baseName.text == "target"
      }
      return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "target"
    }
  }
}
