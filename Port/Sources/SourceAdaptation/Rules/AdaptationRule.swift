import SwiftSyntax

/// What is adapted: one thing that Swift without Objective-C refuses.
protocol AdaptationRule {
  /// Adds the edits of a source and what it cannot do.
  static func adapt(_ source: SourceText, _ module: ModuleIndex, _ adaptation: inout Adaptation)
}

/// What becomes of a source.
struct Adaptation {
  let source: SourceText
  var edits: [Edit] = []
  var remarks: [Remark] = []

  mutating func remark(at node: some SyntaxProtocol, _ message: String) {
    let place = source.place(node.positionAfterSkippingLeadingTrivia)
    remarks.append(Remark(path: source.path, line: place.line, column: place.column, message: message))
  }

  mutating func replace(_ node: some SyntaxProtocol, by text: String) {
    edits.append(Edit(range: node.range, replacement: text))
  }
}
