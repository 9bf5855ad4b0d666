import PlumbAnswers
import PlumbLayoutLint
import PlumbTextOutput

/// `plumb lint --show-config`: what holds for a document, and who says so.
struct ShownPlan {
  let path: String
  let plan: DocumentPlan

  // MARK: For people

  func text(_ output: Output) -> String {
    var facts = TextTable([.left, .left])
    facts.add(["  configuration", plan.configuration?.path ?? "none"])
    if !plan.isChecked { facts.add(["  checked", "no, it is left out"]) }
    facts.add(["  fail level", "\(plan.failLevel.name)"])
    facts.add(["  baseline", plan.baseline ?? "none"])
    for (name, values) in Self.axes(of: plan.matrix) { facts.add(["  " + name, values]) }
    var rules = TextTable([.left, .left, .left])
    for rule in plan.rules {
      rules.add([
        "  " + rule.rule.name, Self.level(rule),
        (Self.options(rule) + [source(rule)]).joined(separator: "  "),
      ])
    }
    let lines = facts.lines() + rules.lines()
    return output.styled(path.printable, .bold) + "\n" + lines.map { $0.printable + "\n" }.joined()
  }

  private static func level(_ rule: ConfiguredRule) -> String {
    rule.isOn ? "\(rule.rule.severity.name)" : "off"
  }

  /// “tolerance 2”, for what was given.
  private static func options(_ rule: ConfiguredRule) -> [String] {
    rule.rule.options.filter(rule.options.has).map { "\($0.name) \(JSONText.number(rule.options[$0]))" }
  }

  private func source(_ rule: ConfiguredRule) -> String {
    let file = plan.configuration?.path ?? ""
    return switch rule.origin {
    case .standard: ""
    case .rules(let position): "\(file):\(position.line)"
    case .overrides(let position): "\(file):\(position.line), an override"
    case .arguments: "the command line"
    }
  }

  /// What the matrix varies, by its keys.
  private static func axes(of matrix: MatrixDescription?) -> [(name: String, values: String)] {
    switch matrix {
    case nil: return [("matrix", "none: as each document was saved")]
    case .shipping: return [("matrix", "shipping")]
    case .axes(let axes):
      let lists = axes.lists.filter { !$0.values.isEmpty }
      return lists.map { ("matrix: \($0.key)", $0.values.joined(separator: ", ")) }
    }
  }

  // MARK: For programs

  /// One object, on one line.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("document", path)
      json.member("configuration", plan.configuration?.path)
      json.member("checked", plan.isChecked)
      json.member("failLevel", "\(plan.failLevel.name)")
      json.member("baseline", plan.baseline)
      switch plan.matrix {
      case nil: json.member("matrix", nil as String?)
      case .shipping: json.member("matrix", "shipping")
      case .axes(let axes):
        json.member("matrix") { json in
          json.object { json in
            for list in axes.lists { json.member(list.key, list.values) }
          }
        }
      }
      json.list("rules", plan.rules) { rule, json in Self.write(rule, &json) }
    }
    return json.text + "\n"
  }

  private static func write(_ rule: ConfiguredRule, _ json: inout JSONText) {
    json.object { json in
      json.member("rule", rule.rule.name)
      json.member("severity", level(rule))
      json.member("options") { json in
        json.object { json in
          for option in rule.rule.options { json.member(option.name, rule.options[option]) }
        }
      }
      switch rule.origin {
      case .standard: write(source: "standard", line: nil, &json)
      case .rules(let position): write(source: "rules", line: position.line, &json)
      case .overrides(let position): write(source: "overrides", line: position.line, &json)
      case .arguments: write(source: "arguments", line: nil, &json)
      }
    }
  }

  private static func write(source: String, line: Int?, _ json: inout JSONText) {
    json.member("source", source)
    json.member("line", line)
  }
}

extension SituationMatrix {
  /// The axes under their keys, with their values as configurations write them.
  fileprivate var lists: [(key: String, values: [String])] {
    [
      ("devices", devices.map(\.title)), ("orientations", orientations.map(\.name)),
      ("directions", directions.map(\.shortName)), ("text-sizes", textSizes.map(\.name)),
      ("strings", strings.map(\.name)),
      ("widths", widths.map { $0.map(JSONText.number) ?? SituationMatrix.wholeScreen }),
    ]
  }
}
