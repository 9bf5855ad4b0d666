import SwiftSyntax

/// The names by which a class overrides what another one declares: `title`, `tap(_:)`.
enum MemberName {
  static func names(of member: DeclSyntax) -> [String] {
    if let function = member.as(FunctionDeclSyntax.self) {
      let labels = DeclarationReader.labels(function).map { $0 + ":" }
      return ["\(function.name.identifierText)(\(labels.joined()))"]
    }
    return member.as(VariableDeclSyntax.self)?.bindings.compactMap {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    } ?? []
  }

  static func isOverride(_ member: DeclSyntax) -> Bool {
    member.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "override" }
      == true
  }
}
