import SwiftSyntax

/// A property that a layer keeps by its name, so that it can be animated: `@NSManaged var progress: CGFloat`.
struct LayerValue {
  /// Behind the property's type.
  let end: Int
  let accessors: String

  /// Nil for what is no such property of a layer.
  init?(_ attribute: AttributeSyntax) {
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let group = variable.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      let above = group.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      above.hasPrefix("CA"), above.hasSuffix("Layer"), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let isOptional = type.is(OptionalTypeSyntax.self)
    let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription ?? type.trimmedDescription
    guard let none = isOptional ? "nil" : OptionalRequirementRule.none(of: wrapped) else { return nil }
    end = type.range.upperBound
    let value = "value(forKey: \"\(name)\") as? \(wrapped)"
    let get = isOptional ? value : "(\(value)) ?? \(none)"
    accessors = " { get { \(get) } set { setValue(newValue, forKey: \"\(name)\") } }"
  }
}
