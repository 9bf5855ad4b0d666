import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics
import PlumbTextOutput

/// What a document was laid out for, as one line that stands behind its path.
struct SettingText {
  let output: Output

  /// - Parameter layouts: The scenes that were laid out: a screen's size is told where a root has it.
  func text(
    _ document: InterfaceDocument, _ environment: PlumbInterfaceBuilder.Environment, _ layouts: [SceneLayout]
  ) -> String {
    var parts = [Self.name(of: document.platform)]
    if document.platform != .macOS { parts.append(screen(document, environment, layouts)) }
    if let size = environment.size { parts.append("root \(Self.words(size))") }
    if let sentence = document.indifference(to: environment.device) { parts.append(sentence) }
    if environment.direction == .rightToLeft { parts.append("right to left") }
    var texts = environment.texts
    if let size = texts.category, document.platform != .iOS {
      parts.append("text size \(size.name) changes nothing: it is a setting of iOS")
      texts.category = nil
    }
    parts += texts.differences
    parts.append("content \(environment.content.rawValue)")
    if !document.usesAutoLayout { parts.append("without Auto Layout") }
    return output.styled(output.shown(parts.joined(separator: " · ")), .faint)
  }

  private func screen(
    _ document: InterfaceDocument, _ environment: PlumbInterfaceBuilder.Environment, _ layouts: [SceneLayout]
  ) -> String {
    let orientation = environment.orientation ?? document.orientation
    guard let device = document.device(in: environment) else {
      let held = environment.orientation == .landscape ? " landscape" : ""
      return document.deviceName.map { "unknown device “\($0.printable)”, laid out for any" + held }
        ?? "any device" + held
    }
    let size = device.size(orientation)
    let isFilled = layouts.contains { layout in
      layout.scene.roots.contains { layout.givenFrames[$0].size == size }
    }
    let held = device.family == .television ? "" : " \(orientation)"
    return device.title + held + (isFilled ? ", " + Self.words(size) : "")
  }

  private static func words(_ size: Size) -> String { "\(size.width.shortened) × \(size.height.shortened)" }

  private static func name(of platform: Platform) -> String {
    switch platform {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    }
  }
}

extension InterfaceDocument {
  /// That a device makes no difference to the document, and why; nil where it does, or none is asked for.
  func indifference(to device: Device?) -> String? {
    guard let device, !heeds(device) else { return nil }
    return "“\(device.title)” changes nothing: "
      + (platform == .macOS ? "windows keep their size" : "it does not show such documents")
  }
}
