import SwiftSyntax

/// A dictionary of attributes of a text whose type nobody says gets one: on Apple's platforms fonts, colours and paragraph
/// styles are `NSObject`s, which the compiler finds by itself.
enum AttributeDictionaryRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for dictionary in finder.found {
      adaptation.edits.append(.insert(" as [\(key): Any]", at: dictionary.range.upperBound))
    }
  }

  private static let key = "NSAttributedString.Key"

  /// The classes that have none above them here, by the attributes that hold them.
  private static let classes = [
    "font": "font", "paragraphStyle": "paragraph style", "shadow": "shadow", "foregroundColor": "color",
    "backgroundColor": "color", "strokeColor": "color", "underlineColor": "color",
    "strikethroughColor": "color",
  ]

  private final class Finder: SyntaxVisitor {
    var found: [DictionaryExprSyntax] = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.typeAnnotation == nil, let value = node.initializer?.value.as(DictionaryExprSyntax.self),
        isMixed(value)
      {
        found.append(value)
      }
      return .visitChildren
    }

    /// Whether its values are of several classes.
    private func isMixed(_ node: DictionaryExprSyntax) -> Bool {
      guard case .elements(let elements) = node.content else { return false }
      let keys = elements.map { $0.key.as(MemberAccessExprSyntax.self) }
      guard keys.contains(where: { $0?.base?.trimmedDescription == key }) else { return false }
      let names = keys.map { $0?.declName.baseName.text ?? "" }
      return names.contains { classes[$0] != nil } && Set(names.map { classes[$0] ?? $0 }).count > 1
    }
  }
}
