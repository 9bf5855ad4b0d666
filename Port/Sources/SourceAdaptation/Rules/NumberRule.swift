import SwiftSyntax

/// Without Objective-C no number becomes an object by `as NSNumber`, and no object a `CGFloat` by `as? CGFloat`: UIKit's module
/// has functions for both.
enum NumberRule: AdaptationRule {
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation) {
    guard Imports.has("UIKit", in: source.tree) else { return }
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    for cast in finder.found {
      adaptation.edits.append(.insert("\(cast.function)(", at: cast.start))
      adaptation.edits.append(
        Edit(range: cast.range, replacement: cast.isForced ? ")!" : ")"))
    }
  }

  private struct Cast {
    let function: String
    /// Where what is cast begins.
    let start: Int
    /// From behind what is cast to behind the type.
    let range: Range<Int>
    let isForced: Bool
  }

  private final class Finder: SyntaxVisitor {
    var found: [Cast] = []

    /// Operators that hold closer than `as`.
    private static let closer: Set<String> = [
      "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*",
    ]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for index in elements.indices.dropFirst() where index + 1 < elements.count {
        guard let cast = elements[index].as(UnresolvedAsExprSyntax.self),
          let type = elements[index + 1].as(TypeExprSyntax.self)?.type.trimmedDescription
        else { continue }
        let mark = cast.questionOrExclamationMark?.text
        let isNumber = type == "NSNumber" && mark == nil
        guard isNumber || type == "CGFloat" && mark != nil else { continue }
        var first = index - 1
        while first >= 2, let sign = elements[first - 1].as(BinaryOperatorExprSyntax.self),
          Self.closer.contains(sign.operator.text)
        {
          first -= 2
        }
        found.append(
          Cast(
            function: isNumber ? "PlumbNumber.object" : "PlumbNumber.float",
            start: elements[first].range.lowerBound,
            range: elements[index - 1].range.upperBound..<elements[index + 1].range.upperBound,
            isForced: mark == "!"))
      }
      return .visitChildren
    }
  }
}
