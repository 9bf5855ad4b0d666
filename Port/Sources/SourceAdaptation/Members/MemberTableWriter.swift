import SwiftSyntax

/// Writes down what the classes of a file declare for Objective-C, so that it is found by its name.
struct MemberTableWriter {
  let source: SourceText
  let module: ModuleIndex
  let moduleName: String
  /// Tells the tables of the module's files apart.
  let number: Int

  /// A table of one class, and how the module's list names it.
  struct Table {
    let type: String
    let text: String
    let conditions: [String]
    var name: String
  }

  func tables() -> [Table] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    var members: [(type: String, conditions: [String], members: [String])] = []
    for group in finder.found {
      let name = Scope.name(of: Syntax(group))
      let entry = module.types[name]
      let conditions = Scope.conditions(of: Syntax(group))
      guard isOfClass(group, entry), entry?.isGeneric != true, !Self.genericElsewhere.contains(name),
        !Scope.isHidden(Syntax(group)),
        entry?.isHidden != true
      else { continue }
      let all =
        ObjectiveCAttributes.has(group.attributes, ["objcMembers", "objc"])
        && (!(group is ClassDeclSyntax) || ObjectiveCAttributes.has(group.attributes, ["objcMembers"]))
      let texts = MemberList.members(of: group).flatMap { member($0, of: name, all: all) }
      guard !texts.isEmpty else { continue }
      if let place = members.firstIndex(where: { $0.type == name && $0.conditions == conditions }) {
        members[place].members += texts
      } else {
        members.append((name, conditions, texts))
      }
    }
    return members.enumerated().map { index, entry in
      let name = "PlumbMembers_\(moduleName)_\(number)_\(index)"
      return Table(
        type: entry.type, text: text(name, entry.type, entry.members), conditions: entry.conditions,
        name: "\(entry.type).\(name)")
    }
  }

  /// Classes of others whose arguments an extension leaves open: no table can name them.
  private static let genericElsewhere: Set<String> = [
    "NSCache", "NSFetchedResultsController", "NSHashTable", "NSLayoutAnchor", "NSMapTable",
    "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
  ]

  private func text(_ name: String, _ type: String, _ members: [String]) -> String {
    """
    extension \(type) {
      enum \(name): PlumbMemberTable {
        static var owner: AnyClass { \(type).self }
        static var members: [PlumbMember] {
          [
    \(members.map { "        " + $0 }.joined(separator: ",\n"))
          ]
        }
      }
    }
    """
  }

  /// An extension of a type that the module does not declare is one of a class where it declares something for
  /// Objective-C.
  private func isOfClass(_ group: any DeclGroupSyntax, _ entry: TypeEntry?) -> Bool {
    if group is ClassDeclSyntax { return true }
    guard let node = group as? ExtensionDeclSyntax, node.genericWhereClause == nil else { return false }
    return entry?.kind == nil || entry?.kind == .class
  }

  private func member(_ declaration: DeclSyntax, of type: String, all: Bool) -> [String] {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return method(function, of: type, all: all).map { [$0] } ?? []
    }
    if let variable = declaration.as(VariableDeclSyntax.self) {
      return properties(variable, of: type, all: all)
    }
    return []
  }

  private func method(_ function: FunctionDeclSyntax, of type: String, all: Bool) -> String? {
    guard isExposed(function.attributes, function.modifiers, ["objc", "IBAction", "IBSegueAction"], all),
      function.genericParameterClause == nil, !isStatic(function.modifiers),
      function.signature.effectSpecifiers?.throwsClause == nil
    else { return nil }
    let parameters = function.signature.parameterClause.parameters
    guard
      !parameters.contains(where: { $0.type.trimmedDescription.hasPrefix("inout ") || $0.ellipsis != nil })
    else {
      return nil
    }
    let labels = DeclarationReader.labels(function)
    let base = function.name.identifierText
    let name = ObjectiveCAttributes.givenName(function.attributes) ?? SelectorName.text(base, labels)
    let isOneOfSeveral = module.types(base, labels, of: type) != nil
    // What would be a closure that may not escape is asked for as one that may.
    let types = zip(parameters, DeclarationReader.types(function)).map { parameter, type in
      isOneOfSeveral || Self.isClosure(parameter.type) ? type : nil
    }
    let called = MethodCall.text("me", function.name.text, labels, types: types, arguments: "arguments")
    let isAsync = function.signature.effectSpecifiers?.asyncSpecifier != nil
    let body = isAsync ? "Task { await \(called) }" : called
    return ".method(\"\(name)\") { (me: \(type), \(labels.isEmpty ? "_" : "arguments")) in \(body) }"
  }

  /// Whether a parameter takes a closure that may not escape, in parentheses or without.
  private static func isClosure(_ type: TypeSyntax) -> Bool {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isClosure(only.type)
    }
    return type.is(FunctionTypeSyntax.self)
  }

  private func properties(_ variable: VariableDeclSyntax, of type: String, all: Bool) -> [String] {
    let marks: Set<String> = ["objc", "IBOutlet", "IBInspectable", "GKInspectable"]
    guard isExposed(variable.attributes, variable.modifiers, marks, all), !isStatic(variable.modifiers) else {
      return []
    }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
      let given = ObjectiveCAttributes.givenName(variable.attributes) ?? name.identifierText
      return ".property(\"\(given)\", \\\(type).\(name.text))"
    }
  }

  private func isExposed(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ marks: Set<String>, _ all: Bool
  ) -> Bool {
    if ObjectiveCAttributes.areUnavailable(attributes) { return false }
    if ObjectiveCAttributes.has(attributes, marks) { return true }
    return all && !ObjectiveCAttributes.has(attributes, ["nonobjc"])
      && !modifiers.contains { ["private", "fileprivate", "override"].contains($0.name.text) }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
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

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
