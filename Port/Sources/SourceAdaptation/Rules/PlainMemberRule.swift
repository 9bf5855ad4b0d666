import SwiftSyntax

/// What UIKit declares for every object, and a class under `NSObject` overrides: here the class has the member, and overrides
/// none.
enum PlainMemberRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for node in finder.found {
      let name = Scope.name(of: node)
      guard module.classAbove(name) == "NSObject" else { continue }
      for member in MemberList.members(of: node) {
        guard let variable = member.as(VariableDeclSyntax.self),
          let mark = variable.modifiers.first(where: { $0.name.text == "override" }),
          let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self),
          names.contains(pattern.identifier.text),
          !module.ancestors(of: name).contains(where: { declares(pattern.identifier.text, $0, module) })
        else { continue }
        adaptation.edits.append(.blank(mark.range, in: source))
      }
    }
  }

  private static func declares(_ member: String, _ type: String, _ module: ModuleIndex) -> Bool {
    module.types[type]?.overridden.contains(member) == true
  }

  private static let names: Set<String> = [
    "accessibilityAttributedLabel", "accessibilityCustomActions", "accessibilityElements",
    "accessibilityElementsHidden", "accessibilityFrame", "accessibilityHint", "accessibilityIdentifier",
    "accessibilityLabel", "accessibilityLanguage", "accessibilityTraits", "accessibilityValue",
    "isAccessibilityElement",
  ]

  private final class Finder: SyntaxVisitor {
    var found: [ClassDeclSyntax] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }
}
