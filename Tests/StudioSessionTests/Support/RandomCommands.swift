import TestSupport

@testable import PlumbTextOutput

extension JSONValue {
  static func message(
    _ command: String, _ arguments: KeyValuePairs<String, JSONValue> = [:]
  ) -> JSONValue {
    .object(
      [Member(name: "do", value: .string(command))] + arguments.map { Member(name: $0.key, value: $0.value) })
  }

  /// A message of any kind about something of a document, drawn by lot.
  static func anyCommand(
    _ ids: [String], constraints: [String], _ generator: inout SeededGenerator
  ) -> JSONValue {
    switch Int.random(in: 0..<24, using: &generator) {
    case 0...4: return anySetting(constraints.isEmpty ? ids : [constraints.pick(&generator)], &generator)
    case 5: return anySetting(ids, &generator)
    case 6, 7:
      let name: JSONValue = ["update-frames", "update-constants", "add-missing", "reset", "clear"].pick(
        &generator)
      let scope: JSONValue = ["selection", "scene", "all"].pick(&generator)
      return message("operate", ["name": name, "scope": scope])
    case 8:
      let set: JSONValue = [
        "top", "leading", "trailing", "bottom", "margins", "width", "equal-widths", "aspect",
      ].pick(
        &generator)
      return message("pin", ["set": set, "value": true])
    case 9:
      let set: JSONValue = ["top.points", "width.points", "leading.kind", "frames", "junk"].pick(&generator)
      return message("pin", ["set": set, "value": [12, "standard", "all", -7.5].pick(&generator)])
    case 10: return message("pin", ["add": "true"])
    case 11:
      let set: JSONValue = ["leading", "centerY", "container-x", "offset", "firstBaseline"].pick(&generator)
      return message("align", ["set": set, "value": [true, 4].pick(&generator)])
    case 12: return message("align", ["add": true])
    case 13:
      let name: JSONValue = [
        "space-leading", "space-top", "align-leading", "center-x", "equal-width", "width", "aspect", "junk",
      ].pick(&generator)
      return message("connect", ["source": .string(ids[0]), "target": .string(ids.last ?? ""), "name": name])
    case 14: return message("fix", ["key": .string(String(Int.random(in: 0..<4, using: &generator)))])
    case 15: return message("fix", ["apply": "true"])
    case 16, 17: return message(["undo", "redo", "undo"].pick(&generator))
    case 18:
      let what: JSONValue = ["live", "allConstraints", "alignmentRects", "guides", "troubles"].pick(
        &generator)
      return message("show", ["what": what, "value": .bool(Bool.random(using: &generator))])
    case 19: return anySurroundings(&generator)
    case 20: return anyQuestion(ids, &generator)
    case 21:
      let kind: JSONValue = ["pin", "align", "resolve", "connect", "view", "find", "explain", "help", "save"]
        .pick(
          &generator)
      return message("popover", ["kind": kind])
    case 22: return message(["save", "saved", "close", "rest"].pick(&generator))
    default: return message("camera", ["zoom": [0.5, 2, 1, 3.25].pick(&generator)])
    }
  }

  private static func anySetting(_ ids: [String], _ generator: inout SeededGenerator) -> JSONValue {
    let property: JSONValue = [
      "constant", "constant", "priority", "relation", "multiplier", "identifier", "swap", "delete", "x",
      "height",
      "horizontalHuggingPriority", "verticalCompressionResistancePriority", "junk",
    ].pick(&generator)
    let value: JSONValue = [
      0, 7, -12.5, 250, 1000, 1e9, "lessThanOrEqual", "equal", "3:4", "0.5", "an <identifier> & \"more\"", "",
      true,
    ].pick(&generator)
    return message("set", ["id": .string(ids[0]), "property": property, "value": value])
  }

  private static func anySurroundings(_ generator: inout SeededGenerator) -> JSONValue {
    let (what, value): (JSONValue, JSONValue) = [
      ("device", "retina4_0"), ("device", "ipad9_7"), ("landscape", true), ("rtl", true), ("double", true),
      ("text-size", "accessibility-extra-large"), ("measured", true), ("junk", "junk"),
    ].pick(&generator)
    return message("surround", ["what": what, "value": value])
  }

  private static func anyQuestion(_ ids: [String], _ generator: inout SeededGenerator) -> JSONValue {
    let (about, name, value): (JSONValue, String, JSONValue) = [
      ("issue", "key", "0"), ("issue", "key", "2"), ("tab", "value", "why"), ("tab", "value", "properties"),
      ("why", "number", .string(ids[0])), ("why", "number", .string(ids[0] + ".width")),
      ("find", "value", "a"), ("reveal", "id", .string(ids[0])), ("explain", "value", "no log"),
      ("exercise", "value", ""),
      ("junk", "value", ""),
    ].pick(&generator)
    return .object([
      Member(name: "do", value: "ask"), Member(name: "about", value: about), Member(name: name, value: value),
    ])
  }
}
