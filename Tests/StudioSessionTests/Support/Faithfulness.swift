import PlumbMarkup
import PlumbTextOutput

@testable import PlumbStudioSession

/// What a session shows after whatever was done is what a new one shows of the same bytes.
extension Studio {
  /// Where this page differs from one that opens the same bytes, shows the same kinds of things and selects the same; nil
  /// where it does not.
  func drift() throws -> String? {
    if let complaint = complaints.first { return complaint }
    if let fault = session.document.document.markup.checkInvariants() { return "the tree: \(fault)" }
    var fresh = try Studio(bytes, name: session.document.name)
    for what in ["live", "allConstraints", "alignmentRects", "guides", "troubles"] {
      fresh.tell("show", ["what": .string(what), "value": told["document"]?[what] ?? .null])
    }
    fresh.tell("camera", ["zoom": .number(session.zoom)])
    fresh.select(selection)
    return try difference(from: fresh)
  }

  private func difference(from fresh: Studio) throws -> String? {
    if boards.keys.sorted() != fresh.boards.keys.sorted() {
      return "boards \(boards.keys.sorted()) and \(fresh.boards.keys.sorted())"
    }
    for (name, board) in boards.sorted(by: { $0.key < $1.key }) {
      guard let other = fresh.boards[name], board != other else { continue }
      let parts = board.members.keys.filter { board.members[$0] != other.members[$0] }.sorted()
      return "\(parts) of board \(name): \(Self.parting(board.members[parts[0]], other.members[parts[0]]))"
    }
    for member in ["links", "outline", "issues", "selection", "overlay"]
    where told[member] != fresh.told[member] {
      return "\(member): \(Self.parting(told[member], fresh.told[member]))"
    }
    let tab = told["inspector"]?["tab"]?.string
    if tab == "properties", told["inspector"] != fresh.told["inspector"] {
      return "inspector: \(Self.parting(told["inspector"], fresh.told["inspector"]))"
    }
    return nil
  }

  /// Two values around the place from which on they differ.
  static func parting(_ first: JSONValue?, _ second: JSONValue?) -> String {
    let (one, other) = (Array((first?.text ?? "nothing").utf8), Array((second?.text ?? "nothing").utf8))
    let start = zip(one, other).prefix { $0 == $1 }.count
    func near(_ bytes: [UInt8]) -> String {
      String(decoding: bytes[max(0, start - 80)..<min(bytes.count, max(start, 0) + 120)], as: UTF8.self)
    }
    return "…\(near(one))… where a new session has …\(near(other))…"
  }
}
