import SwiftSyntax

/// Requirements that conforming types may leave out get implementations that do nothing, and are called as others are.
enum OptionalRequirementRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for node in finder.protocols { adapt(node, &adaptation) }
    for mark in finder.doubled { adaptation.edits.append(.blank(mark.range, in: source)) }
    for name in finder.references where isReference(name, module) {
      if TakenRequirement(name)?.adapt(&adaptation) == true { continue }
      adaptation.remark(
        at: name,
        "“\(name.baseName.identifierText)” may be left out, and is not called here: without Objective-C it is always there, "
          + "also where nobody has it. Call it, as in “delegate?.height?(of: row) ?? 44”.")
    }
    for call in finder.calls where isRequirement(call.baseName, module) {
      adaptation.edits.append(.blank(call.mark.range, in: source))
      guard call.isOfUse else { continue }
      adaptation.edits.append(.insert("PlumbRequirement.value(", at: call.range.lowerBound))
      adaptation.edits.append(.insert(")", at: call.range.upperBound))
    }
  }

  private static func adapt(_ node: ProtocolDeclSyntax, _ adaptation: inout Adaptation) {
    guard ObjectiveCAttributes.has(node.attributes, ["objc"]) else { return }
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if inherited.isEmpty {
      adaptation.edits.append(.insert(": AnyObject", at: node.name.range.upperBound))
    } else if Set(inherited).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]),
      let last = node.inheritanceClause?.inheritedTypes.last
    {
      adaptation.edits.append(.insert(", AnyObject", at: last.type.range.upperBound))
    }
    let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    var defaults: [String] = []
    for member in MemberList.members(of: node) {
      // Requirements that nobody may name, as Objective-C's protocols may have them, may be left out as well.
      let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
      let unavailability = ObjectiveCAttributes.unavailability(attributes)
      for attribute in unavailability {
        adaptation.edits.append(.blank(attribute.range, in: adaptation.source))
      }
      let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
      if let mark = modifiers?.first(where: { $0.name.text == "optional" }) {
        adaptation.edits.append(
          .blank(mark.range.lowerBound..<mark.range.upperBound + 1, in: adaptation.source))
      } else if unavailability.isEmpty {
        continue
      }
      if let text = standIn(member, &adaptation) { defaults.append(access + text) }
    }
    guard !defaults.isEmpty else { return }
    // Behind the protocol, on its last line.
    let text = "; extension \(node.name.text) { " + defaults.joined(separator: "; ") + " }"
    adaptation.edits.append(.insert(text, at: node.range.upperBound))
  }

  /// An implementation that does nothing, on one line.
  private static func standIn(_ member: DeclSyntax, _ adaptation: inout Adaptation) -> String? {
    if let function = member.as(FunctionDeclSyntax.self) {
      let result = function.signature.returnClause?.type.trimmedDescription
      let head = "func \(function.name.text)\(oneLine(function.signature.trimmedDescription))"
      return head + " { " + value(of: result, at: member, &adaptation) + " }"
    }
    if let variable = member.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
    {
      let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
      let value = value(of: type, at: member, &adaptation)
      let body = isSettable ? "get { \(value) } set {}" : value
      return "var \(binding.pattern.trimmedDescription): \(type) { \(body) }"
    }
    return nil
  }

  private static func value(of type: String?, at member: DeclSyntax, _ adaptation: inout Adaptation) -> String
  {
    guard let type, type != "Void", type != "()" else { return "" }
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if let none = Self.none(of: type) { return "PlumbRequirement.leftOut(\(none))" }
    adaptation.remark(
      at: member,
      "A requirement that may be left out, and gives a \(type): without Objective-C nobody can ask whether it is there, "
        + "so that calling it where it is left out ends the program.")
    return "fatalError(\"A requirement that was left out is called.\")"
  }

  /// Some value of a type, which whoever asks does not get to see.
  static func none(of type: String) -> String? {
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    return nones[type]
  }

  private static let nones: [String: String] = [
    "Bool": "false", "Int": "0", "UInt": "0", "NSInteger": "0", "Double": "0", "Float": "0", "CGFloat": "0",
    "TimeInterval": "0", "String": "\"\"", "CGSize": ".zero", "CGPoint": ".zero", "CGRect": ".zero",
    "UIEdgeInsets": ".zero", "NSRange": "NSRange(location: 0, length: 0)", "UIColor": ".clear",
    "UIFont": ".systemFont(ofSize: 0)", "UIView": "UIView()", "UIImage": "UIImage()",
    "UIViewController": "UIViewController()", "NSAttributedString": "NSAttributedString(string: \"\")",
    "NSSize": ".zero", "NSPoint": ".zero", "NSRect": ".zero", "NSEdgeInsets": "NSEdgeInsets()",
    "NSColor": ".clear", "NSFont": ".systemFont(ofSize: 0)", "NSView": "NSView()",
    "NSImage": "NSImage(size: .zero)", "NSViewController": "NSViewController()", "NSDragOperation": "[]",
    "UIInterfaceOrientationMask": "[]", "UIStatusBarStyle": ".default", "IndexPath": "IndexPath()",
  ]

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.reduce(into: "") { line, next in
      line += (line.isEmpty || line.hasSuffix("(") || next.hasPrefix(")") ? "" : " ") + next
    }
  }

  private static func isRequirement(_ baseName: String, _ module: ModuleIndex) -> Bool {
    module.optionalRequirements.contains(baseName) || KnownRequirements.names.contains(baseName)
  }

  /// Properties are called as UIKit's requirements begin, too: there only labels tell.
  private static func isReference(_ name: DeclReferenceExprSyntax, _ module: ModuleIndex) -> Bool {
    let baseName = name.baseName.identifierText
    return module.optionalRequirements.contains(baseName)
      && (name.argumentNames != nil || !KnownRequirements.names.contains(baseName))
  }

  private final class Finder: SyntaxVisitor {
    var protocols: [ProtocolDeclSyntax] = []
    var calls: [Call] = []
    var doubled: [TokenSyntax] = []
    /// Members that nobody calls where they stand: of something that may be absent, or with the labels of a method.
    var references: [DeclReferenceExprSyntax] = []

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      var outer = Syntax(node)
      while let parent = outer.parent,
        parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      {
        outer = parent
      }
      let isCalled = outer.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == outer.id
      let mayBeMeant =
        node.declName.argumentNames != nil || node.base?.is(OptionalChainingExprSyntax.self) == true
      if mayBeMeant, !isCalled, outer.parent?.is(MemberAccessExprSyntax.self) != true {
        references.append(node.declName)
      }
      return .visitChildren
    }

    /// A selector is a name, and names are there.
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      node.macroName.text == "selector" ? .skipChildren : .visitChildren
    }

    /// The window of an app's delegate, which may be left out as well: `delegate?.window??.bounds`.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
      if let inner = node.expression.as(OptionalChainingExprSyntax.self),
        inner.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
      {
        doubled.append(node.questionMark)
      }
      return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      protocols.append(node)
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let member = chain.expression.as(MemberAccessExprSyntax.self)
      {
        calls.append(
          Call(
            baseName: member.declName.baseName.identifierText, mark: chain.questionMark, range: node.range,
            isOfUse: isOfUse(node)))
      } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self),
        let member = forced.expression.as(MemberAccessExprSyntax.self)
      {
        calls.append(
          Call(
            baseName: member.declName.baseName.identifierText, mark: forced.exclamationMark,
            range: node.range,
            isOfUse: false))
      }
      return .visitChildren
    }

    /// Whether somebody wants to know what a call gives, and whether anybody gave it.
    private func isOfUse(_ node: FunctionCallExprSyntax) -> Bool {
      guard let parent = node.parent else { return false }
      let others: [any SyntaxProtocol.Type] = [
        CodeBlockItemSyntax.self, MemberAccessExprSyntax.self, OptionalChainingExprSyntax.self,
        FunctionCallExprSyntax.self, SubscriptCallExprSyntax.self, AwaitExprSyntax.self,
      ]
      return !others.contains { parent.is($0) }
    }
  }

  /// A call of what may be left out, as far as its name tells.
  private struct Call {
    let baseName: String
    let mark: TokenSyntax
    let range: Range<Int>
    let isOfUse: Bool
  }
}
