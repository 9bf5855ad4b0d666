import PlumbConsoleLog
import PlumbLayoutRendering
import PlumbTextOutput

/// Explanations as a web page that stands alone: of each conflict the picture, and below it the words.
struct ExplainPage {
  let bytes: [UInt8]

  /// - Parameter explanations: Each with its picture, where there is one.
  init(_ explanations: [(LogExplanation, Drawing?)], name: String) {
    var page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(HTMLText.escaped(name)): conflicts</title>
      <style>
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1f2328; }
      svg { max-width: 100%; height: auto }
      section { background: #f4f5f7; border-radius: 8px; margin: 1.5rem 0; padding: .5rem 1.5rem 1rem }
      section svg { margin: 1rem 0 0 -1rem } h2 { font-size: 1.1rem; margin: 1rem 0 .25rem }
      .cause { color: #57606a } code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
      .broken { color: #b42318 }
      </style></head><body>

      """
    for (number, (explanation, drawing)) in explanations.enumerated() {
      page += "<section>\n"
      if let drawing { page += Self.figure(drawing, number: number + 1) }
      page += Self.section(explanation) + "</section>\n"
    }
    bytes = Array((page + "</body></html>\n").utf8)
  }

  /// Without the heading that a file of its own has, and with names of its own, as a page has those once.
  private static func figure(_ drawing: Drawing, number: Int) -> String {
    let svg = String(decoding: SVGWriter.bytes(drawing), as: UTF8.self)
      .replacing("id=\"clip", with: "id=\"f\(number)-clip").replacing(
        "url(#clip", with: "url(#f\(number)-clip")
    guard svg.hasPrefix("<?xml"), let end = svg.firstIndex(of: "\n") else { return svg }
    return String(svg[svg.index(after: end)...])
  }

  private static func section(_ explanation: LogExplanation) -> String {
    var text = "<h2>Line \(explanation.log.line)</h2>\n"
    if let arithmetic = explanation.arithmetic { text += "<p>\(HTMLText.escaped(arithmetic.text)).</p>\n" }
    if let cause = explanation.cause, let evidence = explanation.evidence {
      text += "<p class=\"cause\"><b>\(cause.name)</b>: \(HTMLText.escaped(evidence.text)).</p>\n"
    }
    text += "<ul>\n"
    for place in explanation.core {
      let mark = place == explanation.log.broken ? " class=\"broken\"" : ""
      text += "<li\(mark)><code>\(HTMLText.escaped(explanation.log.constraints[place].text))</code></li>\n"
    }
    text += "</ul>\n"
    guard !explanation.repairs.isEmpty else { return text }
    text += "<p>What helps:</p>\n<ol>\n"
    for repair in explanation.repairs { text += "<li>\(HTMLText.escaped(repair.text.text))</li>\n" }
    return text + "</ol>\n"
  }
}
