import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextOutput

/// The JSON of `plumb why --json`: one object, on one line.
///
///     {"document": "…", "scene": "…", "view": "id", "class": "UILabel", "name": "Title",
///      "numbers": [{"number": "“Title”.top", "value": 64, "documentValue": null, "container": "id",
///        "steps": [{"constraints": [{"id": "…", "words": "…", "place": "…", "sensitivity": 1}],
///                   "results": [{"formula": "…", "calculation": "44 + 20", "value": 64}], "remarks": []}],
///        "ambiguous": false, "range": [], "conflicts": [{"broken": "id", "constraints": ["id", …]}],
///        "unmet": [{"id": "…", "words": "…", "place": "…", "error": 36, "broken": false,
///                   "obstacles": [{"id": "…", "words": "…", "claim": "outranks", "holds": true}]}],
///        "grows": [{"id": "…", "words": "…", "place": "…", "effect": "binds", "distance": 12, "value": 76,
///                   "slack": 12}], "shrinks": […]}]}
///
/// Values are those of constraints, in points, counted from the container's upper left corner; `documentValue`
/// is there where the document counts y upwards. A bound of `range` that does not exist is null. `claim` may also
/// be `trades` and `decidesTie`; `effect` also `yields`, `isMet` and `breaks`. Of thousands of obstacles mostly those alone are
/// there that hold. Ids are those of `plumb layout`.
extension WhyAnswer {
  public var json: String {
    let answer = self
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.member("scene", scene.layout.scene.id)
      json.member("view", choice.id)
      json.member("class", choice.className)
      json.member("name", choice.names.first)
      json.member("numbers") { json in
        json.array { json in
          for explanation in explanations { WhyJSONNumber(answer, explanation).write(&json) }
        }
      }
    }
    return json.text + "\n"
  }
}

/// A number and its explanation.
private struct WhyJSONNumber {
  let answer: WhyAnswer
  let explanation: ValueExplanation

  init(_ answer: WhyAnswer, _ explanation: ValueExplanation) {
    self.answer = answer
    self.explanation = explanation
  }

  private var inspection: LayoutInspection { answer.scene.inspection }

  func write(_ json: inout JSONText) {
    json.object { json in
      json.member("number", explanation.name)
      json.member("value", explanation.value)
      json.member("documentValue", answer.documentValue(explanation))
      json.member("container", explanation.container.map { answer.scene.id(of: $0) })
      json.member("steps") { json in
        json.array { json in for step in explanation.steps { write(step, &json) } }
      }
      json.member("ambiguous", explanation.openness != nil)
      json.member("range") { json in
        json.array { json in
          if let open = explanation.openness {
            for end in [open.lowest, open.highest] { bound(end, &json) }
          }
        }
      }
      json.member("conflicts") { json in
        json.array { json in
          for conflict in explanation.conflicts {
            json.object { json in
              json.member("broken", key(conflict.broken))
              json.member("constraints") { json in
                json.array { json in for row in conflict.rows { json.element(key(row)) } }
              }
            }
          }
        }
      }
      json.member("unmet") { json in
        json.array { json in for wish in explanation.wishes { write(wish, &json) } }
      }
      json.member("grows") { json in limits(explanation.upperLimits, &json) }
      json.member("shrinks") { json in limits(explanation.lowerLimits, &json) }
    }
  }

  private func key(_ row: RowSource) -> String { answer.scene.rowNames.name(of: row) }

  /// JSON has no infinity: null says that there is no bound.
  private func bound(_ value: Double, _ json: inout JSONText) {
    json.element(value.isFinite ? value : nil)
  }

  private func write(_ step: DerivationStep, _ json: inout JSONText) {
    json.object { json in
      json.member("constraints") { json in
        json.array { json in
          for cause in step.causes {
            json.object { json in
              json.member("id", key(cause.row))
              json.member("words", inspection.words.words(cause.row).text)
              json.member("place", cause.place?.text)
              json.member("sensitivity", cause.sensitivity)
            }
          }
        }
      }
      json.member("results") { json in
        json.array { json in
          for result in step.results {
            json.object { json in
              json.member("formula", result.formula)
              json.member("calculation", result.calculation)
              json.member("value", result.value)
            }
          }
        }
      }
      json.member("remarks") { json in
        json.array { json in for remark in step.remarks { json.element(remark) } }
      }
    }
  }

  private func write(_ wish: ValueExplanation.Wish, _ json: inout JSONText) {
    json.object { json in
      json.member("id", key(wish.row))
      json.member("words", inspection.words.words(wish.row).text)
      json.member("place", wish.place?.text)
      json.member("error", wish.error)
      json.member("broken", wish.isBroken)
      json.member("obstacles") { json in
        json.array { json in
          for obstacle in wish.obstacles {
            json.object { json in
              json.member("id", key(obstacle.row))
              json.member("words", inspection.words.words(obstacle.row).text)
              json.member("claim", obstacle.claim.name)
              json.member("holds", obstacle.holds)
            }
          }
        }
      }
    }
  }

  private func limits(_ limits: [ValueExplanation.Limit], _ json: inout JSONText) {
    json.array { json in
      for limit in limits {
        json.object { json in
          json.member("id", key(limit.row))
          json.member("words", inspection.words.words(limit.row).text)
          json.member("place", limit.place?.text)
          json.member("effect", limit.effect.name)
          json.member("distance", limit.distance)
          json.member("value", limit.value)
          json.member("slack", limit.slack)
        }
      }
    }
  }
}

extension ValueExplanation.Limit.Effect {
  fileprivate var name: String {
    switch self {
    case .binds: "binds"
    case .yields: "yields"
    case .isMet: "isMet"
    case .breaks: "breaks"
    }
  }
}

extension Obstacle.Claim {
  fileprivate var name: String {
    switch self {
    case .outranks: "outranks"
    case .trades: "trades"
    case .decidesTie: "decidesTie"
    }
  }
}
