import PlumbAnswers
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbPageContent
import PlumbTextMetrics
import PlumbTextOutput

extension StudioSession {
  /// What the page shows of the preview: a form, pictures, and a slider with the widths at which something breaks; null
  /// where there is none.
  ///
  ///     {"form": {…}, "panes": [{"title": "…", "caption": "…", "width": 375, "height": 667, "svg": "…"}],
  ///      "sweep": {"minimum": 320, "maximum": 1376, "value": 375, "done": 0.4,
  ///                "troubles": [{"from": 320, "to": 352, "title": "…", "error": true}]}}
  func previewJSON() -> String {
    guard let preview else { return "null" }
    var form = Form(title: "Preview")
    let platform = document.document.platform
    form.add(
      PreviewVariant.allCases.filter { $0.isFor(platform) }.map { variant in
        Form.Row([
          .toggle(
            preview.variants.contains(variant), variant.title,
            Form.Action("preview", ("what", variant.rawValue)))
        ])
      })
    var json = JSONText()
    json.object { json in
      json.member("form") { form.write(&$0) }
      json.member("panes") { json in
        json.array { json in
          for pane in preview.panes {
            guard let picture = pane.picture else { continue }
            json.object { json in
              json.member("title", pane.title)
              json.member("caption", picture.caption)
              json.member("width", picture.size.width)
              json.member("height", picture.size.height)
              json.member("svg", picture.elements)
            }
          }
        }
      }
      if let sweep = preview.sweep { json.member("sweep") { sweep.write(&$0) } }
    }
    return json.text
  }
}

extension WidthSweep {
  fileprivate func write(_ json: inout JSONText) {
    json.object { json in
      json.member("minimum", minimum)
      json.member("maximum", maximum)
      if let chosen { json.member("value", chosen) }
      json.member("done", min(1, (next - minimum) / (maximum - minimum)))
      json.member("troubles") { json in
        json.array { json in
          for trouble in troubles {
            json.object { json in
              json.member("from", trouble.from)
              json.member("to", trouble.to)
              json.member("title", trouble.title)
              json.member("error", trouble.isError)
            }
          }
        }
      }
    }
  }
}
