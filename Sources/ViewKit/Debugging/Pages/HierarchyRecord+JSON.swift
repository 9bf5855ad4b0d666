import CoreGraphics
internal import PlumbGeometry
internal import PlumbLayoutRendering
internal import PlumbPageContent
internal import PlumbTextOutput

extension HierarchyRecord {
  /// What the page reads. `Studio/page/types.d.ts` says what its members are: `Recording`, whose parts are those of the
  /// studio's updates where they are called the same.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("board") { PageBoard(picture, name: "b").write(&$0) }
      json.list("views", Array(items.enumerated())) { write($0.element, at: $0.offset, to: &$1) }
      json.list("constraints", constraints) { write($0, to: &$1) }
      json.list("issues", issues) { issue, json in
        json.object { json in
          json.member("kind", issue.kind.rawValue)
          json.member("title", issue.title)
          json.member("ids", issue.ids)
          json.member("form") { form(of: issue).write(&$0) }
        }
      }
      json.list("extremes", extremes) { write($0, to: &$1) }
      json.member("outline") { write(outline: &$0) }
      json.member("findings") { findings.write(&$0) }
      json.member("form") { ownForm.write(&$0) }
      json.member("selection", selection)
      json.member("open", openIssue)
    }
    return json.text
  }

  private func write(_ item: Item, at position: Int, to json: inout JSONText) {
    json.object { json in
      json.member("id", item.id)
      json.member("parent", item.parent.map { items[$0].id })
      json.member("kind", item.isView ? "view" : "guide")
      json.member("name", item.name)
      json.member("class", item.className)
      json.member("state", item.state.pageName)
      json.member("frame", item.frame)
      json.member("box", item.box)
      json.member("seen", item.seen)
      json.member("alignment", item.alignment)
      json.member("size") { form(of: item, at: position).write(&$0) }
      json.member("why") { explanationForm(of: item).write(&$0) }
    }
  }

  private func write(_ constraint: Constraint, to json: inout JSONText) {
    json.object { json in
      json.member("id", constraint.id)
      json.member("words", constraint.words)
      json.member("identifier", constraint.identifier)
      json.member("place", constraint.place)
      json.member("owner", constraint.owner.map { items[$0].id })
      json.member("items", constraint.items.map { items[$0].id })
      json.member("priority", constraint.priority)
      json.member("state", constraint.state.pageName)
      json.member("mark", constraint.mark)
      json.member("alone", constraint.ownMark)
      json.member("size") { form(of: constraint).write(&$0) }
    }
  }

  private func write(_ extreme: Extreme, to json: inout JSONText) {
    json.object { json in
      json.member("id", extreme.id)
      json.member("title", extreme.title)
      json.list("patches", extreme.patches) { patch, json in
        json.object { json in
          json.member("name", patch.name)
          json.member("svg", patch.svg)
        }
      }
      json.member("boxes") { json in
        json.object { json in for (id, box) in extreme.boxes { json.member(id, box) } }
      }
      json.member("marks") { json in
        json.object { json in for (id, svg) in extreme.marks { json.member(id, svg) } }
      }
    }
  }
}

extension JSONText {
  /// Corner and size, to a thousandth of a point.
  fileprivate mutating func member(_ name: String, _ rect: Rect?) {
    guard let rect else { return member(name, json: "null") }
    member(name) { json in
      json.array { json in
        for number in [rect.minX, rect.minY, rect.width, rect.height] {
          json.element((number * 1000).rounded() / 1000)
        }
      }
    }
  }
}
