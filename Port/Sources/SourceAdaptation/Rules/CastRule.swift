import SwiftSyntax

/// Without Objective-C no number becomes an object by `as NSNumber`, no object a `CGFloat` by `as? CGFloat`, and no anchor
/// one of another type by `as? NSLayoutAnchor<AnyObject>`, and `AnyObject` has no members: UIKit's module has functions for
/// these.
enum CastRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    guard Imports.has("UIKit", in: source.tree) else { return }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    // The last of several in a row is around the others.
    for cast in finder.found.reversed() {
      adaptation.edits.append(.insert("\(cast.function)(", at: cast.start))
      adaptation.edits.append(
        Edit(range: cast.range, replacement: cast.target + (cast.isForced ? ")!" : ")")))
    }
  }

  private struct Cast {
    let function: String
    /// The argument that says which type it is.
    let target: String
    /// Where what is cast begins.
    let start: Int
    /// From behind what is cast to behind the type.
    let range: Range<Int>
    let isForced: Bool
  }

  private static let anchorCast = "PlumbAnchor.cast"

  /// What `PlumbObject` has.
  private static let members: Set<String> = [
    "boolValue", "cgPointValue", "cgRectValue", "cgSizeValue", "doubleValue", "floatValue", "intValue",
    "perform", "stringValue", "uiEdgeInsetsValue", "uintValue",
  ]

  private final class Finder: SyntaxVisitor {
    var found: [Cast] = []

    /// Operators that hold closer than `as`.
    private static let closer: Set<String> = [
      "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*",
    ]

    /// Casts one after the other go from left to right.
    private static func holdsCloser(_ element: ExprSyntax) -> Bool {
      if let sign = element.as(BinaryOperatorExprSyntax.self) { return closer.contains(sign.operator.text) }
      return element.is(UnresolvedAsExprSyntax.self)
    }

    /// Whether a member that any object may have is asked of what a cast in parentheses gives.
    private static func isAskedForMember(_ node: SequenceExprSyntax) -> Bool {
      guard let tuple = node.parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let access = tuple.parent?.as(MemberAccessExprSyntax.self)
      else { return false }
      return CastRule.members.contains(access.declName.baseName.text)
    }

    private static func function(_ type: String, isPlain: Bool, in node: SequenceExprSyntax) -> String? {
      if isPlain, type == "AnyObject", isAskedForMember(node) { return "PlumbObject" }
      if isPlain { return type == "NSNumber" ? "PlumbNumber.object" : nil }
      if type == "CGFloat" { return "PlumbNumber.float" }
      return type.hasPrefix("NSLayoutAnchor<") && type.hasSuffix(">") ? anchorCast : nil
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for index in elements.indices.dropFirst() where index + 1 < elements.count {
        guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
          let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription
        else { continue }
        let mark = cast.questionOrExclamationMark?.text
        guard let function = Self.function(type, isPlain: mark == nil, in: node) else { continue }
        var first = index - 1
        while first >= 2, Self.holdsCloser(elements[first - 1]) { first -= 2 }
        found.append(
          Cast(
            function: function,
            target: function == anchorCast ? ", to: \(type).self" : "",
            start: elements[first].range.lowerBound,
            range: elements[index - 1].range.upperBound..<elements[index + 1].range.upperBound,
            isForced: mark == "!"))
      }
      return .visitChildren
    }
  }
}
