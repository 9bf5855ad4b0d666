import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbLayoutComparison
import PlumbLayoutLint
import PlumbTextOutput

extension ComparisonAnswer {
  /// The JSON of `plumb diff --json`: one object, on one line, for each document.
  ///
  ///     {"document":"…","oldDocument":null,"state":"both","surroundings":[""],"scenes":[{"id":"…","title":"…","state":"both",
  ///      "moves":[{"id":"…","name":"…","class":"…","part":"y","old":20,"new":32,"cause":0,"surroundings":[""]}],
  ///      "causes":[{"kind":"constraint","id":"…","text":"…","line":41}],
  ///      "appeared":[{"id":"…","name":"…","class":"…","frame":[x,y,width,height],"surroundings":[""]}],"gone":[…],
  ///      "constraints":[{"id":"…","change":"constant","old":"…","new":"…","line":41}]}],
  ///      "news":[…],"settled":[…]}
  ///
  /// `cause` counts from 0. The findings are those of `plumb lint --json`.
  public var json: String {
    var json = JSONText()
    json.object { json in
      json.member("document", document)
      json.member("oldDocument", oldDocument)
      json.member("state", state.rawValue)
      json.member("surroundings", surroundings)
      json.list("scenes", scenes) { Self.write($0, &$1) }
      json.member("news", json: JSONReporter().findings(news))
      json.member("settled", json: JSONReporter().findings(settled))
    }
    return json.text + "\n"
  }

  private static func write(_ scene: ComparedScene, _ json: inout JSONText) {
    json.object { json in
      json.member("id", scene.id)
      json.member("title", scene.title)
      json.member("state", scene.state.rawValue)
      json.member("moves") { json in
        json.array { json in
          for (cause, group) in scene.groups.enumerated() {
            for row in group.rows { write(row, cause, &json) }
          }
        }
      }
      json.list("causes", scene.groups) { group, json in write(group.cause, &json) }
      json.list("appeared", scene.appeared) { write($0, &$1) }
      json.list("gone", scene.gone) { write($0, &$1) }
      json.list("constraints", scene.constraints) { entry, json in
        json.object { json in
          json.member("id", entry.change.id)
          json.member("change", entry.change.kindName)
          json.member("old", entry.change.old?.text)
          json.member("new", entry.change.new?.text)
          json.member("line", entry.change.line)
        }
      }
    }
  }

  private static func write(_ row: MovedNumbers, _ cause: Int, _ json: inout JSONText) {
    for number in row.parts {
      json.object { json in
        json.member("id", row.view.id)
        json.member("name", row.view.name)
        json.member("class", row.view.className)
        json.member("part", number.part.symbol.description)
        json.member("old", number.old)
        json.member("new", number.new)
        json.member("cause", cause)
        json.member("surroundings", row.surroundings)
      }
    }
  }

  private static func write(_ cause: ComparedCause, _ json: inout JSONText) {
    json.object { json in
      let kind: String
      switch cause {
      case .constraint: kind = "constraint"
      case .appeared: kind = "appeared"
      case .gone: kind = "gone"
      case .rule: kind = "rule"
      case .unknown: kind = "unknown"
      }
      json.member("kind", kind)
      json.member("id", cause.subject)
      json.member("text", cause.words.text)
      json.member("line", cause.line)
    }
  }

  private static func write(_ view: PresentView, _ json: inout JSONText) {
    json.object { json in
      json.member("id", view.view.id)
      json.member("name", view.view.name)
      json.member("class", view.view.className)
      json.member("frame", view.view.frame)
      json.member("surroundings", view.surroundings)
    }
  }
}
