import SwiftSyntax

/// `#selector(tap(_:))` becomes a selector that has the call with it; `#keyPath(title)` becomes its text.
enum SelectorRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for macro in finder.found {
      guard let argument = macro.arguments.first, macro.arguments.count == 1 else { continue }
      switch (macro.macroName.text, argument.label?.text) {
      case ("keyPath", _): adaptation.replace(macro, by: keyPath(argument.expression))
      case ("selector", nil):
        guard let named = NamedMethod(argument.expression, in: macro) else {
          adaptation.remark(
            at: macro, "What #selector names here cannot be told: write the method's name alone in it.")
          continue
        }
        // Nothing is called by what is compared with.
        let isPattern = macro.parent?.is(ExpressionPatternSyntax.self) == true
        adaptation.replace(
          macro, by: isPattern ? name(named, module) : selector(named, module, macro, &adaptation))
      case ("selector", _):
        let name =
          NamedMethod(argument.expression, in: macro)?.baseName ?? argument.expression.trimmedDescription
        adaptation.replace(macro, by: "Selector(\"\(name)\")")
      default: break
      }
    }
  }

  private static func name(_ named: NamedMethod, _ module: ModuleIndex) -> String {
    let candidates = named.type.map { module.methods(named.baseName, of: $0.name) } ?? []
    let entry = candidates.first(where: named.means)
    return "Selector(\"\(entry?.selectorName ?? SelectorName.text(named.baseName, named.labels ?? []))\")"
  }

  private static func selector(
    _ named: NamedMethod, _ module: ModuleIndex, _ macro: MacroExpansionExprSyntax,
    _ adaptation: inout Adaptation
  ) -> String {
    let candidates = named.type.map { module.methods(named.baseName, of: $0.name) } ?? []
    let entry = candidates.first(where: named.means)
    if entry?.isStatic == true {
      adaptation.remark(
        at: macro, "A method of the class itself is called by no selector here; its name alone is kept.")
    }
    guard let type = named.type, entry?.isStatic != true else {
      let name = entry?.selectorName ?? SelectorName.text(named.baseName, named.labels ?? [])
      return "Selector(\"\(name)\")"
    }
    guard let labels = named.labels ?? entry?.labels else {
      return
        "Selector(\"\(named.baseName)\", of: \(type.written).\(named.baseName)\(named.cast(of: type.written)))"
    }
    let name = entry?.selectorName ?? SelectorName.text(named.baseName, labels)
    let call = MethodCall.text(
      "me", named.baseName, labels, types: module.types(named.baseName, labels, of: type.name),
      arguments: "arguments")
    let parameters = labels.isEmpty ? "_" : "arguments"
    // In parentheses a closure can stand in any expression.
    return "Selector(\"\(name)\", { (me: \(type.written), \(parameters)) in \(call) })"
  }

  /// The parts after the type that a key path begins with, if it does with one.
  private static func keyPath(_ expression: ExprSyntax) -> String {
    var parts = expression.trimmedDescription.split(separator: ".").map(String.init)
    while parts.count > 1, parts[0].first?.isUppercase == true || parts[0] == "self" { parts.removeFirst() }
    return "\"" + parts.map { $0.filter { !"?!".contains($0) } }.joined(separator: ".") + "\""
  }

  private final class Finder: SyntaxVisitor {
    var found: [MacroExpansionExprSyntax] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      if ["selector", "keyPath"].contains(node.macroName.text) { found.append(node) }
      return .visitChildren
    }
  }
}

/// What stands in a `#selector`.
struct NamedMethod {
  let baseName: String
  /// Nil where the name alone is written.
  let labels: [String]?
  /// The type whose method it is; nil where that cannot be told from the text, as of a variable.
  let type: (written: String, name: String)?

  /// The type that tells methods of one name apart.
  private let signature: FunctionTypeSyntax?

  /// Whether a method is the one that is named.
  func means(_ entry: MethodEntry) -> Bool {
    if let labels { return entry.labels == labels }
    return parameterCount.map { entry.labels.count == $0 } ?? true
  }

  /// How many parameters the method has; nil where that is not said.
  private var parameterCount: Int? {
    guard let signature else { return nil }
    return (inner ?? signature).parameters.count
  }

  /// The method's type where the signature has the object before it: `(Self) -> (Any) -> Void`.
  private var inner: FunctionTypeSyntax? {
    guard let signature, signature.parameters.count == 1 else { return nil }
    return NamedMethod.function(signature.returnClause.type)
  }

  private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return function(only.type)
    }
    return type.as(FunctionTypeSyntax.self)
  }

  /// The signature as a cast of the method of a type; empty where none is written.
  func cast(of type: String) -> String {
    guard let signature else { return "" }
    return " as (\(type)) -> \((inner ?? signature).trimmedDescription)"
  }

  init?(_ expression: ExprSyntax, in macro: some SyntaxProtocol) {
    var expression = expression
    signature = Self.writtenType(expression).flatMap(Self.function)
    // A type may be said to tell methods of one name apart.
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      expression = first
    }
    if let cast = expression.as(AsExprSyntax.self) { expression = cast.expression }
    while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      expression = inner.expression
    }
    let enclosing = Scope.enclosingType(of: macro)
    let reference: DeclReferenceExprSyntax
    if let plain = expression.as(DeclReferenceExprSyntax.self) {
      (reference, type) = (plain, enclosing)
    } else if let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.trimmedDescription
    {
      reference = member.declName
      let isSelf = base == "self" || base == "Self"
      let isType = base.split(separator: ".").last?.first?.isUppercase == true
      type = isSelf ? enclosing : isType ? (base, base) : nil
    } else {
      return nil
    }
    baseName = reference.baseName.identifierText
    labels = reference.argumentNames.map { $0.arguments.map { $0.name.text } }
  }
}

extension NamedMethod {
  private static func writtenType(_ expression: ExprSyntax) -> TypeSyntax? {
    if let cast = expression.as(AsExprSyntax.self) { return cast.type }
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    return sequence.elements.last?.as(TypeExprSyntax.self)?.type
  }
}

/// A call of a method with what a message has for its parameters.
enum MethodCall {
  /// - Parameter types: What the arguments are asked for as, where that does not go without saying.
  static func text(
    _ object: String, _ baseName: String, _ labels: [String], types: [String?]?, arguments: String
  ) -> String {
    let values = labels.enumerated().map { index, label in
      let type = types?[index].map { " as \($0)" } ?? ""
      return (label == "_" ? "" : "\(label): ") + "\(arguments)[\(index)]" + type
    }
    return "\(object).\(baseName)(\(values.joined(separator: ", ")))"
  }
}
