import PlumbConstraintSolver
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics
import PlumbTextOutput

extension ProfileAnswer {
  /// The JSON of `plumb profile --json`: one object, on one line.
  public var json: String {
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.array("scenes", profiles) { profile, json in
        json.member("scene", profile.layout.scene.id)
        json.array("changes", profile.steps) { step, json in
          json.member("change", step.edit.title)
          json.member("anew", step.isAnew)
          json.member("solves", step.work.solves)
          json.member("pivots", step.work.pivots)
          json.member("changedVariables", step.work.changedVariables)
          json.member("widthsAsked", step.asked.count)
        }
        json.array("views", profile.costs) { cost, json in
          json.member("id", profile.layout.scene.views[cost.position].id)
          json.member("constraints", cost.written)
          json.member("madeUp", cost.generated)
          json.member("otherWhenTurned", cost.turned)
        }
      }
    }
    return json.text + "\n"
  }
}

extension ProfileSummary {
  /// The JSON of `plumb profile --json` of a trace: one object, on one line.
  ///
  /// - Parameter path: The trace.
  package func json(path: String) -> String {
    let summary = self
    var json = JSONText()
    json.object { json in
      json.member("trace", path)
      json.member("unit", summary.unit.rawValue)
      json.member("layouts", summary.layouts)
      json.member("passes", summary.passes)
      json.member("duration", summary.duration)
      json.member("solvingTime", summary.solvingTime)
      json.member("solves", summary.work.solves)
      json.member("pivots", summary.work.pivots)
      json.member("changedVariables", summary.work.changedVariables)
      json.member("idleSolves", summary.idleSolves)
      json.member("fittings", summary.fittings)
      json.member("constraintsAdded", summary.added)
      json.member("constraintsRemoved", summary.removed)
      json.member("constantsChanged", summary.constants)
      json.member("prioritiesChanged", summary.priorities)
      json.member("contentSizesAsked", summary.measurements)
      json.member("conflicts", summary.conflicts)
      json.array("callbacks", summary.callbacks) { callback, json in
        json.member("name", callback.name)
        json.member("calls", callback.calls)
        json.member("ownTime", callback.ownTime)
        json.member("changes", callback.edits)
        json.member("solves", callback.solves)
      }
      json.array("churn", summary.churn) { churn, json in
        json.member("cause", churn.cause)
        json.member("passes", churn.passes)
        json.member("counts") { json in
          json.array { json in for count in churn.counts { json.element(Double(count)) } }
        }
        json.array("constraints", churn.groups) { group, json in
          json.member("place", group.place)
          json.member("example", group.subject)
          json.member("count", group.count)
        }
      }
      json.array("idleChanges", summary.idleChanges) { changes, json in
        json.member("cause", changes.cause)
        json.member("kind", changes.kind.rawValue)
        json.member("count", changes.count)
        json.member("example", changes.subject)
        json.member("place", changes.place)
      }
      json.array("repeatedLayouts", summary.repeatedLayouts) { layout, json in
        json.member("view", layout.subject)
        json.member("passes", layout.passes)
        json.member("count", layout.count)
        json.member("again") { json in
          json.object { json in
            for (name, calls) in layout.again.sorted(by: { $0.key < $1.key }) { json.member(name, calls) }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONText {
  /// A member that is a list of objects.
  fileprivate mutating func array<Element>(
    _ name: String, _ elements: [Element], _ write: (Element, inout JSONText) -> Void
  ) {
    member(name) { json in
      json.array { json in
        for element in elements { json.object { json in write(element, &json) } }
      }
    }
  }
}
