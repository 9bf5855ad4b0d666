import PlumbAnswers
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextOutput

/// How large a window is that did not become what it was asked to be, and who keeps it from that.
struct WindowStopText {
  let output: Output
  /// How many views a sentence names.
  private static let named = 4

  func text(_ window: LayoutAnswer.Window, _ session: DocumentSession) -> String {
    var session = session
    var numbers: [String] = []
    if abs(window.asked.width - window.reached.width) > 0.01 { numbers.append("\(window.root).width") }
    if abs(window.asked.height - window.reached.height) > 0.01 { numbers.append("\(window.root).height") }
    var holders: [String] = []
    for number in numbers {
      // Whoever cannot be asked is not named.
      guard let answer = try? session.why(number) else { continue }
      for name in Self.holders(answer) where !holders.contains(name) { holders.append(name) }
    }
    if holders.count > Self.named {
      holders = holders.prefix(Self.named) + ["\(holders.count - Self.named) more"]
    }
    let held = holders.isEmpty ? "" : ", held by \(Suggestion.list(holders, "and"))"
    let asked = "\(window.asked.width.shortened)x\(window.asked.height.shortened)"
    var text = output.styled("window:", .orange)
    text += " asked for \(size(window.asked)), it stops at \(size(window.reached))\(held.printable)\n"
    for number in numbers {
      text += "  “plumb why \(session.name.printable) \(number.printable) --size \(asked)” says how\n"
    }
    return output.shown(text)
  }

  /// The views whose constraints and contents a size comes from, without the one whose size it is.
  private static func holders(_ answer: WhyAnswer) -> [String] {
    let inspection = answer.scene.inspection
    let nodes = answer.explanations.flatMap { explanation in
      explanation.influences.flatMap { influence in
        inspection.tree.nodes(of: influence.row).filter { $0 != explanation.number.node }
      }
    }
    return nodes.map { inspection.words.name(of: $0) }
  }

  private func size(_ size: Size) -> String { "\(size.width.shortened) × \(size.height.shortened)" }
}
