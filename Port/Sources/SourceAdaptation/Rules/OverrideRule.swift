import SwiftSyntax

/// What an extension overrides, and what of it is overridden, moves into its class: in extensions Swift takes both from
/// Objective-C's classes alone.
enum OverrideRule {
  /// Takes such members out of a source's extensions, as the other rules have left them.
  static func takeOut(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation)
    -> [Override]
  {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    let classes = ClassFinder(viewMode: .sourceAccurate)
    classes.walk(source.tree)
    let own = Set(classes.found.map { Scope.name(of: $0) })
    let imports = finder.found.isEmpty ? [] : Imports.names(in: source.tree)
    var taken: [Override] = []
    var named: Set<String> = []
    for node in finder.found {
      let name = Scope.name(of: node)
      for item in node.memberBlock.members {
        guard let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers else {
          continue
        }
        let isClass = module.types[name]?.kind == .class
        // What is open is there for modules that nobody knows here to override.
        let isOverridden =
          modifiers.contains { $0.name.text == "open" }
          || MemberName.names(of: item.decl).contains { module.isOverridden($0, of: name) }
        guard MemberName.isOverride(item.decl) || isClass && isOverridden else { continue }
        guard isClass else {
          let isAsked = MemberName.names(of: item.decl).contains {
            module.memberOfOthers($0, overriddenBy: name) != nil
          }
          guard !isAsked else { continue }
          adaptation.remark(
            at: item.decl,
            "An extension of \(name), a class of another module, cannot override what a class above it declares: the "
              + "override goes into a subclass.")
          continue
        }
        let access = modifiers.contains { accesses.contains($0.name.text) } ? nil : accessOfMembers(node)
        let place = source.place(item.decl.positionAfterSkippingLeadingTrivia)
        taken.append(
          Override(
            type: name,
            text: (access.map { $0 + " " } ?? "")
              + adaptation.edits.applied(to: source.bytes, within: item.decl.range),
            path: source.path, line: place.line, conditions: Scope.conditions(of: node),
            imports: imports))
        if !own.contains(name) { named.formUnion(item.decl.tokens(viewMode: .sourceAccurate).map(\.text)) }
        adaptation.edits.append(.blank(item.decl.range, in: source))
      }
    }
    for mark in PrivateDeclarations.marks(of: named, in: source) {
      adaptation.edits.append(.blank(mark.range, in: source))
    }
    return taken
  }

  /// Puts overrides at the ends of the classes that a source declares.
  static func putIn(_ overrides: [Override], _ source: SourceText, _ adaptation: inout Adaptation) {
    let finder = ClassFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for node in finder.found {
      let name = Scope.name(of: node)
      let own = overrides.filter { $0.type == name }
      guard !own.isEmpty else { continue }
      let end = node.memberBlock.rightBrace
      let texts = own.map { override in
        let place = "#sourceLocation(file: \"\(override.path.escaped)\", line: \(override.line))\n"
        return "\n" + ConditionText.around(place + override.text, override.conditions)
      }
      let line = source.place(end.positionAfterSkippingLeadingTrivia).line
      let back = "\n#sourceLocation(file: \"\(source.path.escaped)\", line: \(line))\n"
      adaptation.edits.append(.insert(texts.joined() + back, at: end.range.lowerBound))
      let present = Imports.names(in: source.tree)
      for name in Set(own.flatMap(\.imports)).subtracting(present).sorted() {
        let text = "\n" + ConditionText.around("import \(name)", ["canImport(\(name))"]) + "\n"
        adaptation.edits.append(.insert(text, at: source.bytes.count))
      }
    }
  }

  private static let accesses: Set<String> = [
    "public", "open", "internal", "fileprivate", "private", "package",
  ]

  /// Members of `public extension` are public.
  private static func accessOfMembers(_ node: ExtensionDeclSyntax) -> String? {
    node.modifiers.first { ["public", "package", "fileprivate"].contains($0.name.text) }?.name.text
  }

  private final class Finder: SyntaxVisitor {
    var found: [ExtensionDeclSyntax] = []

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }

  private final class ClassFinder: SyntaxVisitor {
    var found: [ClassDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }
}

/// An override on its way from an extension into its class.
struct Override {
  let type: String
  let text: String
  let path: String
  let line: Int
  /// Of compilation, that its extension stands under.
  let conditions: [String]
  /// The modules that it may name things of.
  let imports: [String]
}

extension String {
  /// As the text of a string literal.
  var escaped: String { map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined() }
}
