import Foundation
import PlumbAutoLayout

/// Formats that tests of other parsers judge, where a table of them lies beside the checkout.
enum VisualFormatSheet {
  struct Row: Sendable {
    var format: String
    /// What the judgement presumes, in words.
    var note: String
    var verdict: String
  }

  static let rows: [Row] = {
    // Sources are at Tests/AutoLayoutTests in the checkout.
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { checkout.deleteLastPathComponent() }
    let file = checkout.deletingLastPathComponent().appendingPathComponent("shared/uikit/visual-formats.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 3 else { return nil }
      let parts = columns[0].split(separator: " {", maxSplits: 1)
      return Row(
        format: String(parts[0]), note: parts.count > 1 ? String(parts[1].dropLast()) : "",
        verdict: String(columns[1]))
    }
  }()
}

extension VisualFormatSheet.Row {
  /// What follows a bracket is a view, every other name a metric, unless the note says otherwise.
  var names: VisualFormat.Names {
    var views: Set<String> = []
    for piece in format.split(separator: "[").dropFirst(format.hasPrefix("[") ? 0 : 1) {
      views.insert(String(piece.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
    }
    if note.contains("not in") || note.contains("only in metrics") { views = [] }
    if note.contains("only in views") { views.insert("rightView") }
    let known = views
    let hasSuperview = !note.contains("without superview")
    return VisualFormat.Names(
      isView: { known.contains($0) }, hasSuperview: { _ in hasSuperview },
      metric: { known.contains($0) || $0 == "missingMetric" ? nil : 20 })
  }

  var options: VisualFormat.Options { note.contains("alignAll") ? .alignAllTop : [] }

  /// How many constraints there must be; nil where the sheet does not say.
  var count: Int? {
    guard verdict.hasPrefix("valid ("), let text = verdict.dropFirst(7).split(separator: ",").first else {
      return nil
    }
    return Int(text.prefix { $0.isNumber })
  }

  /// Whether Apple's grammar has the format. Two that the sheet lists for another dialect are in it as well.
  var isApples: Bool {
    let both = ["[child]-(50)-[child2]", "[child]-(-22)-[child2]"]
    return verdict == "valid" || verdict.hasPrefix("valid (") || both.contains(format)
  }
}
