import PlumbGeometry
import PlumbTextOutput

extension PlacedView {
  /// One array on one line: `[{"id":"…","root":0,"frame":[0,0,375,667]}]`.
  static func json(_ views: [PlacedView]) -> String {
    var json = JSONText()
    json.array { json in
      for view in views {
        json.object { json in
          json.member("id", view.id)
          json.member("root", view.root)
          json.member("frame", view.frame)
        }
      }
    }
    return json.text + "\n"
  }

  /// One array of ids on one line.
  static func json(ids: [String]) -> String {
    var json = JSONText()
    json.array { json in for id in ids { json.element(id) } }
    return json.text + "\n"
  }
}
