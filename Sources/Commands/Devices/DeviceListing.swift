import PlumbAnswers
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbTextOutput

/// The device table for a person, a group for each family, all aligned alike; below a screen its other
/// models.
struct DeviceListing {
  let output: Output

  func text(_ devices: [Device]) -> String {
    var table = TextTable([.left, .left, .left, .left, .left, .left, .left, .left, .left])
    table.add([
      "identifier", "name", "points", "scale", "safe", "sideways", "upright", "sideways", "home",
    ])
    for device in devices { table.add(Self.row(device)) }
    var lines = table.lines()[...]
    var text = output.styled(lines.removeFirst(), .faint) + "\n"
    var family: DeviceFamily?
    for (device, line) in zip(devices, lines) {
      if device.family != family { text += "\n" + output.styled(device.family.title, .bold) + "\n" }
      family = device.family
      text += line + "\n"
      for models in Self.others(device) { text += output.styled(models, .faint) + "\n" }
    }
    return text + "\n" + Self.legend.map { output.styled($0, .faint) }.joined(separator: "\n") + "\n"
  }

  private static let legend = [
    "Below a screen:     other models that have it, whose names “--device” takes, too",
    "safe, sideways:     what the safe area leaves out above, below and at either side, in points, held so",
    "upright, sideways:  size classes; wC hR is a compact width and a regular height",
    "home:               whether it has a home indicator in place of a button",
  ]

  /// The models that the row does not name, in lines of their own; no name is broken.
  private static func others(_ device: Device) -> [String] {
    var lines: [String] = []
    for model in device.otherModels {
      if let line = lines.last, line.columns + model.columns + 3 <= width {
        lines[lines.count - 1] = line + ", " + model
      } else {
        if !lines.isEmpty { lines[lines.count - 1] += "," }
        lines.append(indent + model)
      }
    }
    return lines
  }

  private static let indent = "  "
  private static let width = 100

  private static func row(_ device: Device) -> [String] {
    let size = device.portraitSize
    return [
      device.name, device.title,
      JSONText.number(size.width).rightAligned(in: 4) + " × " + JSONText.number(size.height),
      "@\(JSONText.number(device.scale))x",
      insets(device.portraitSafeArea), insets(device.landscapeSafeArea),
      classes(device, .portrait), classes(device, .landscape), device.hasHomeIndicator ? "yes" : "no",
    ]
  }

  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.bottom, insets.left].map { JSONText.number($0).rightAligned(in: 2) }
      .joined(separator: " ")
  }

  private static func classes(_ device: Device, _ orientation: Orientation) -> String {
    let width = device.widthClass(orientation) == .compact ? "wC" : "wR"
    return width + (device.heightClass(orientation) == .compact ? " hC" : " hR")
  }
}
