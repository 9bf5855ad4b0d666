import SwiftSyntax

/// Where a declaration stands.
enum Scope {
  /// The name of a type with those around it; of an extension that of the type.
  static func name(of node: some SyntaxProtocol) -> String {
    var parts: [String] = []
    var next: Syntax? = Syntax(node)
    while let present = next {
      if let part = ownName(present) { parts.insert(part, at: 0) }
      next = present.parent
    }
    return parts.joined(separator: ".")
  }

  /// The type that a place is inside of, as one may write it there; nil outside of types.
  static func enclosingType(of node: some SyntaxProtocol) -> (written: String, name: String)? {
    var next = node.parent
    while let present = next {
      if let written = ownName(present) { return (written, name(of: present)) }
      next = present.parent
    }
    return nil
  }

  private static func ownName(_ node: Syntax) -> String? {
    if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
    return node.asProtocol((any NamedDeclSyntax).self).flatMap {
      node.asProtocol((any DeclGroupSyntax).self) == nil ? nil : $0.name.identifierText
    }
  }

  /// Whether other files cannot name a type, because it, or one around it, is private, unavailable or stands in a function.
  static func isHidden(_ node: some SyntaxProtocol) -> Bool {
    var next: Syntax? = Syntax(node)
    while let present = next {
      if present.is(CodeBlockSyntax.self) || present.is(ClosureExprSyntax.self) { return true }
      if let group = present.asProtocol((any DeclGroupSyntax).self),
        ObjectiveCAttributes.areUnavailable(group.attributes)
          || !present.is(ExtensionDeclSyntax.self)
            && group.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
      {
        return true
      }
      next = present.parent
    }
    return false
  }

  /// The conditions of compilation that a declaration stands under, from the outermost.
  static func conditions(of node: some SyntaxProtocol) -> [String] {
    var conditions: [String] = []
    var next: Syntax? = Syntax(node)
    while let present = next {
      if let clause = present.as(IfConfigClauseSyntax.self),
        let list = clause.parent?.as(IfConfigClauseListSyntax.self)
      {
        conditions.insert(condition(of: clause, in: list), at: 0)
      }
      next = present.parent
    }
    return conditions
  }

  /// A clause counts where its own condition holds, and none before it.
  private static func condition(of clause: IfConfigClauseSyntax, in list: IfConfigClauseListSyntax) -> String
  {
    var parts: [String] = []
    for other in list {
      let text = other.condition.map { ConditionRule.adapted($0) }
      if other.id == clause.id {
        if let text { parts.append("(\(text))") }
        break
      }
      if let text { parts.append("!(\(text))") }
    }
    return parts.joined(separator: " && ")
  }
}

/// The members of a type, those under conditions too.
enum MemberList {
  static func members(of group: some DeclGroupSyntax) -> [DeclSyntax] { members(group.memberBlock.members) }

  private static func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let config = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return config.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let list)? = clause.elements else { return [] }
        return members(list)
      }
    }
  }
}
