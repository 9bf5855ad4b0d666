import SwiftSyntax

/// What is private to a source: where a member that names it moves into another source, it is so no longer.
enum PrivateDeclarations {
  /// The words that keep declarations of some names from other sources.
  static func marks(of names: Set<String>, in source: SourceText) -> [DeclModifierSyntax] {
    guard !names.isEmpty else { return [] }
    let finder = Finder(names)
    finder.walk(source.tree)
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    let names: Set<String>
    var found: [DeclModifierSyntax] = []

    init(_ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, [node.name.text])
      return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      note(node.modifiers, MemberName.names(of: DeclSyntax(node)))
      return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node, node.name.text) }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      let members = MemberList.members(of: node).flatMap { member in
        member.as(FunctionDeclSyntax.self).map { [$0.name.text] } ?? MemberName.names(of: member)
      }
      note(node.modifiers, members)
      return .visitChildren
    }

    private func type(_ node: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
      note(node.modifiers, [name])
      return .visitChildren
    }

    private func note(_ modifiers: DeclModifierListSyntax, _ declared: [String]) {
      guard declared.contains(where: names.contains) else { return }
      found += modifiers.filter { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
  }
}
