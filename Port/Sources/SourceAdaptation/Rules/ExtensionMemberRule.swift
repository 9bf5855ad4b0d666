import SwiftSyntax

/// What an extension of another module's class declares for Objective-C, and classes of the module override: the extension's
/// member asks a protocol of those that override it, and they have the member by another name.
enum ExtensionMemberRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for node in finder.extensions {
      let type = Scope.name(of: node)
      for member in MemberList.members(of: node) {
        guard let name = MemberName.names(of: member).first,
          module.isMemberOfOthers(name, of: type), let parts = Parts(member)
        else { continue }
        declare(parts, of: type, source, &adaptation)
      }
    }
    for node in finder.groups {
      let name = Scope.name(of: node)
      for member in MemberList.members(of: node) where MemberName.isOverride(member) {
        guard let overridden = MemberName.names(of: member).first,
          let type = module.memberOfOthers(overridden, overriddenBy: name), let parts = Parts(member)
        else { continue }
        let isTop = !module.ancestors(of: name).contains {
          module.types[$0]?.overridden.contains(overridden) == true
        }
        override(parts, of: type, isTop: isTop, in: source, &adaptation)
        guard node.is(ExtensionDeclSyntax.self), module.types[name]?.kind == nil else { continue }
        adaptation.edits.append(
          .insert(
            "\nextension \(name): \(protocolName(overridden, of: type)) {}\n", at: source.bytes.count))
      }
    }
    for node in finder.classes {
      let name = Scope.name(of: node)
      let ancestors = module.ancestors(of: name)
      for member in (module.types[name]?.overridden ?? []).sorted() {
        guard let type = module.memberOfOthers(member, overriddenBy: name),
          !ancestors.contains(where: { module.types[$0]?.overridden.contains(member) == true }),
          let last = node.inheritanceClause?.inheritedTypes.last
        else { continue }
        adaptation.edits.append(
          .insert(", \(protocolName(member, of: type))", at: last.type.range.upperBound))
      }
    }
  }

  /// As identifiers may be: `tap(_:for:)` of `UIView` is `PlumbOverride_UIView_tap___for_`.
  private static func protocolName(_ member: String, of type: String) -> String {
    "PlumbOverride_" + (type + "_" + member).map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  private static func declare(
    _ parts: Parts, of type: String, _ source: SourceText, _ adaptation: inout Adaptation
  ) {
    let name = protocolName(parts.fullName, of: type)
    let asked = "if let me = self as? any \(name)\(parts.isOfClass ? ".Type" : "")"
    let effects = parts.effects
    let reading =
      "\(asked) { return \(effects)me.plumbOverride_\(parts.call) }; return \(effects)plumbOwn_\(parts.call)"
    let body =
      parts.isSet
      ? "get { \(reading) } set { \(asked) { me.plumbOverride_\(parts.call) = newValue } "
        + "else { plumbOwn_\(parts.call) = newValue } }"
      : reading
    let own = parts.isOfClass ? "class " : ""
    let text = "{ \(body) }; \(own)\(parts.keyword) plumbOwn_\(parts.name)\(parts.signature) "
    adaptation.edits.append(.insert(text, at: parts.body))
    let isolation = type.hasPrefix("UI") || type.hasPrefix("CA") ? "@MainActor " : ""
    adaptation.edits.append(
      .insert(
        "\n\(isolation)protocol \(name): \(type) { "
          + "\(parts.isOfClass ? "static " : "")\(parts.keyword) plumbOverride_\(parts.name)\(parts.signature)"
          + "\(parts.accessors) }\n",
        at: source.bytes.count))
  }

  private static func override(
    _ parts: Parts, of type: String, isTop: Bool, in source: SourceText, _ adaptation: inout Adaptation
  ) {
    if isTop, let mark = parts.modifiers.first(where: { $0.name.text == "override" }) {
      adaptation.edits.append(.blank(mark.range, in: source))
    }
    adaptation.replace(parts.nameToken, by: "plumbOverride_\(parts.name)")
    let calls = SuperFinder(viewMode: .sourceAccurate)
    calls.walk(parts.member)
    for token in calls.found where token.text == parts.name {
      adaptation.replace(token, by: (isTop ? "plumbOwn_" : "plumbOverride_") + parts.name)
    }
  }

  /// What of a method or of a computed property is written elsewhere.
  private struct Parts {
    let member: DeclSyntax
    let keyword: String
    let nameToken: TokenSyntax
    let modifiers: DeclModifierListSyntax
    /// Behind the name, on one line.
    let signature: String
    let call: String
    let accessors: String
    /// What a call says of its effects: `try await `.
    let effects: String
    /// Whether it is a property that is set.
    var isSet: Bool { accessors == " { get set }" }
    let fullName: String
    /// Whether it is a member of the class itself.
    let isOfClass: Bool
    /// Where the body begins.
    let body: Int
    var name: String { nameToken.identifierText }

    /// Nil for what has no such form: properties that are stored or observed, and what nobody can override.
    init?(_ member: DeclSyntax) {
      guard let fullName = MemberName.names(of: member).first else { return nil }
      (self.member, self.fullName) = (member, fullName)
      if let function = member.as(FunctionDeclSyntax.self) {
        let parameters = function.signature.parameterClause.parameters
        guard let body = function.body, function.genericParameterClause == nil,
          !parameters.contains(where: { $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ") }
          )
        else { return nil }
        let specifiers = function.signature.effectSpecifiers
        effects =
          (specifiers?.throwsClause == nil ? "" : "try ")
          + (specifiers?.asyncSpecifier == nil ? "" : "await ")
        (keyword, nameToken, modifiers) = ("func", function.name, function.modifiers)
        signature = function.signature.trimmedDescription.filter { $0 != "\n" }
        let values = parameters.map { each in
          let value = (each.secondName ?? each.firstName).text
          return each.firstName.text == "_" ? value : "\(each.firstName.text): \(value)"
        }
        call = "\(function.name.identifierText)(\(values.joined(separator: ", ")))"
        (accessors, self.body) = ("", body.leftBrace.range.lowerBound)
      } else if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let type = binding.typeAnnotation, let block = binding.accessorBlock
      {
        var isSet = false
        if case .accessors(let list) = block.accessors {
          guard
            list.allSatisfy({
              ["get", "set"].contains($0.accessorSpecifier.text) && $0.effectSpecifiers == nil
            })
          else { return nil }
          isSet = list.contains { $0.accessorSpecifier.text == "set" }
        }
        effects = ""
        (keyword, nameToken, modifiers) = ("var", pattern.identifier, variable.modifiers)
        (signature, call) = (type.trimmedDescription, pattern.identifier.identifierText)
        (accessors, body) = (isSet ? " { get set }" : " { get }", block.leftBrace.range.lowerBound)
      } else {
        return nil
      }
      guard !modifiers.contains(where: { $0.name.text == "static" }) else { return nil }
      isOfClass = modifiers.contains { $0.name.text == "class" }
    }
  }

  private final class Finder: SyntaxVisitor {
    var extensions: [ExtensionDeclSyntax] = []
    var classes: [ClassDeclSyntax] = []
    var groups: [any DeclGroupSyntax] { extensions + classes }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      extensions.append(node)
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      classes.append(node)
      return .visitChildren
    }
  }

  private final class SuperFinder: SyntaxVisitor {
    var found: [TokenSyntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base?.is(SuperExprSyntax.self) == true { found.append(node.declName.baseName) }
      return .visitChildren
    }
  }
}
