import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextOutput

extension Device {
  /// The JSON of `plumb devices --json`: one object, on one line.
  package var json: String {
    let device = self
    var json = JSONText()
    json.object { json in
      json.member("device", device.name)
      json.member("title", device.title)
      json.member("models") { json in
        json.array { json in for model in device.models { json.element(model) } }
      }
      json.member("family", device.family.title)
      json.member("width", device.portraitSize.width)
      json.member("height", device.portraitSize.height)
      json.member("scale", device.scale)
      json.member("homeIndicator", device.hasHomeIndicator)
      for (name, orientation) in [("portrait", Orientation.portrait), ("landscape", .landscape)] {
        json.member(name) { json in
          json.object { json in
            let insets = device.safeArea(orientation)
            json.member("safeArea") { json in
              json.object { json in
                json.member("top", insets.top)
                json.member("left", insets.left)
                json.member("bottom", insets.bottom)
                json.member("right", insets.right)
              }
            }
            json.member("widthClass", device.widthClass(orientation).title)
            json.member("heightClass", device.heightClass(orientation).title)
          }
        }
      }
    }
    return json.text + "\n"
  }
}

extension SizeClass {
  fileprivate var title: String { self == .compact ? "compact" : "regular" }
}
