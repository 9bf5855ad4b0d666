import Geometry
import InterfaceBuilder

/// What a run of `plumb layout` is asked for.
struct LayoutRequest {
  let paths: [String]
  let environment: InterfaceBuilder.Environment
  let scene: String?
  let json: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    paths = arguments.positional
    guard !paths.isEmpty, !paths.contains("") else { throw .noFile }
    var environment = InterfaceBuilder.Environment()
    if let name = arguments["device"] {
      guard let device = Device.named(name) else {
        let names = Device.all.map(\.name)
        throw .badValue(
          option: "device", value: name,
          expected: "the devices are " + Suggestion.list(names) + "."
            + Suggestion.sentence(for: name, among: names + Device.all.map(\.title)))
      }
      environment.device = device
    }
    if arguments.contains("landscape") { environment.orientation = .landscape }
    if arguments.contains("rtl") { environment.direction = .rightToLeft }
    if let content = arguments["content"].flatMap(ContentMode.init) { environment.content = content }
    if let text = arguments["size"] { environment.size = try Self.size(text) }
    self.environment = environment
    scene = arguments["scene"]
    json = arguments.contains("json")
  }

  /// `WxH`, in points.
  private static func size(_ text: String) throws(ArgumentError) -> Size {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (0...100_000).contains(width), (0...100_000).contains(height)
    else {
      throw .badValue(
        option: "size", value: text, expected: "it takes a width and a height, such as 320x568.")
    }
    return Size(width: width, height: height)
  }
}
