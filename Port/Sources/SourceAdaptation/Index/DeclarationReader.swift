import SwiftSyntax

/// Reads the declarations of a file.
final class DeclarationReader: SyntaxVisitor {
  private(set) var entries: [TypeEntry] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, kind: .class, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, kind: .protocol, isGeneric: false)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, kind: .other, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, kind: .other, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, kind: .other, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, kind: nil, isGeneric: false)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func read(_ node: some DeclGroupSyntax, kind: TypeEntry.Kind?, isGeneric: Bool)
    -> SyntaxVisitorContinueKind
  {
    var entry = TypeEntry(name: Scope.name(of: node), kind: kind)
    entry.isGeneric = isGeneric
    entry.givenName = ObjectiveCAttributes.givenName(node.attributes)
    entry.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    entry.isHidden = Scope.isHidden(node)
    entry.isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
    entry.isMainActor = kind != nil && ObjectiveCAttributes.has(node.attributes, ["MainActor"])
    entry.conditions = Scope.conditions(of: node)
    if kind == .class { entry.isMadeWithoutArguments = Self.isMadeWithoutArguments(node) }
    entry.methods = MemberList.members(of: node).compactMap {
      $0.as(FunctionDeclSyntax.self).map(Self.method)
    }
    entry.overridden = Set(
      MemberList.members(of: node).filter { MemberName.isOverride($0) }.flatMap { MemberName.names(of: $0) })
    if kind == nil {
      let exposesAll = ObjectiveCAttributes.has(node.attributes, ["objc"])
      entry.exposed = Set(
        MemberList.members(of: node).filter { member in
          let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
          return !MemberName.isOverride(member)
            && (exposesAll || attributes.map { ObjectiveCAttributes.has($0, ["objc"]) } == true)
        }.flatMap { MemberName.names(of: $0) })
    }
    entries.append(entry)
    return .visitChildren
  }

  /// Nil for a class that has the initialisers of the one above it.
  private static func isMadeWithoutArguments(_ node: some DeclGroupSyntax) -> Bool? {
    let designated = MemberList.members(of: node).compactMap { $0.as(InitializerDeclSyntax.self) }
      .filter { !$0.modifiers.contains { $0.name.text == "convenience" } }
    if designated.isEmpty { return nil }
    return designated.contains { initializer in
      initializer.optionalMark == nil && initializer.signature.effectSpecifiers == nil
        && initializer.signature.parameterClause.parameters.isEmpty
        && !initializer.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
        && !ObjectiveCAttributes.areUnavailable(initializer.attributes)
    }
  }

  private static func method(_ function: FunctionDeclSyntax) -> MethodEntry {
    MethodEntry(
      baseName: function.name.identifierText, labels: labels(function), types: types(function),
      givenName: ObjectiveCAttributes.givenName(function.attributes),
      isStatic: function.modifiers.contains { ["static", "class"].contains($0.name.text) },
      isExposed: ObjectiveCAttributes.has(function.attributes, ["objc", "IBAction", "IBSegueAction"]),
      isOptional: function.modifiers.contains { $0.name.text == "optional" })
  }

  static func labels(_ function: FunctionDeclSyntax) -> [String] {
    function.signature.parameterClause.parameters.map { $0.firstName.text }
  }

  /// The types of a method's parameters as an expression may be cast to them.
  static func types(_ function: FunctionDeclSyntax) -> [String] {
    function.signature.parameterClause.parameters.map { parameter in
      let type = parameter.type.as(AttributedTypeSyntax.self)?.baseType ?? parameter.type
      if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        return "(\(unwrapped.wrappedType.trimmedDescription))?"
      }
      return type.trimmedDescription
    }
  }
}

extension TokenSyntax {
  /// Without the backticks of a name that is a keyword.
  var identifierText: String { text.filter { $0 != "`" } }
}
