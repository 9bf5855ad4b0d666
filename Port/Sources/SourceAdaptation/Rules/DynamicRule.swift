import SwiftSyntax

/// Stored properties that Objective-C would tell observers of tell them themselves.
enum DynamicRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for node in finder.found {
      guard let binding = node.bindings.first, node.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let type = Scope.enclosingType(of: node)?.written
      else { continue }
      let note = "didChangeValue(for: \\\(type).\(name.text))"
      guard let block = binding.accessorBlock else {
        let end = (binding.initializer?.range ?? binding.typeAnnotation?.range ?? binding.range).upperBound
        adaptation.edits.append(.insert(" { didSet { \(note) } }", at: end))
        continue
      }
      guard case .accessors(let accessors) = block.accessors,
        accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
      else { continue }
      if let body = accessors.first(where: { $0.accessorSpecifier.text == "didSet" })?.body {
        // Observers are told once the property's own have been.
        adaptation.edits.append(.insert(" defer { \(note) };", at: body.leftBrace.range.upperBound))
      } else {
        adaptation.edits.append(.insert(" didSet { \(note) };", at: block.leftBrace.range.upperBound))
      }
    }
  }

  private final class Finder: SyntaxVisitor {
    var found: [VariableDeclSyntax] = []

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let modifiers = Set(node.modifiers.map(\.name.text))
      let parent = node.parent?.parent?.parent?.parent
      let isForObjectiveC =
        ObjectiveCAttributes.has(node.attributes, ["objc"])
        || parent?.as(ClassDeclSyntax.self).map {
          ObjectiveCAttributes.has($0.attributes, ["objcMembers"])
        } == true
      // A class without one above it is no `NSObject`, which has the methods.
      if parent?.as(ClassDeclSyntax.self)?.inheritanceClause != nil, modifiers.contains("dynamic"),
        isForObjectiveC,
        modifiers.isDisjoint(with: ["static", "class", "lazy", "override"]),
        node.bindingSpecifier.text == "var"
      {
        found.append(node)
      }
      return .skipChildren
    }
  }
}
