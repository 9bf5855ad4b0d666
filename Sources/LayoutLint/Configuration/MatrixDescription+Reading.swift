import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics
import PlumbTextOutput

extension MatrixDescription {
  static let keys = [
    "devices", "orientations", "directions", "text-sizes", "strings", "widths",
  ]
  /// Wider than this no screen is.
  private static let widths = 1.0...10_000

  init(_ entry: ConfigurationEntry) throws(ConfigurationError) {
    if case .text = entry.value.content {
      _ = try entry.choice(of: ["shipping"])
      self = .shipping
      return
    }
    var axes = SituationMatrix()
    for entry in try entry.value.entries("A matrix", Self.keys) {
      switch entry.key {
      case "devices": axes.devices = try Self.devices(entry)
      case "orientations":
        axes.orientations = try entry.choices(of: Orientation.allCases.map { $0.name }).map {
          Orientation.allCases[$0]
        }
      case "directions":
        axes.directions = try entry.choices(of: LayoutDirection.allCases.map { $0.shortName })
          .map { LayoutDirection.allCases[$0] }
      case "text-sizes":
        axes.textSizes = try entry.choices(of: ContentSizeCategory.allCases.map { $0.name })
          .map { ContentSizeCategory.allCases[$0] }
      case "strings":
        axes.strings = try entry.choices(of: SituationMatrix.Strings.allCases.map { $0.name })
          .map { SituationMatrix.Strings.allCases[$0] }
      default:
        for element in try entry.list() { axes.widths.append(try Self.width(element, entry.key)) }
      }
    }
    guard axes.bound <= SituationMatrix.most else {
      throw ConfigurationError(
        entry.position,
        "The matrix makes more than \(SituationMatrix.most) situations, which is the most there may be.")
    }
    self = .axes(axes)
  }

  /// A window's width in points, or nil for the whole screen.
  private static func width(
    _ element: ConfigurationValue, _ key: String
  ) throws(ConfigurationError) -> Double? {
    if case .text("full") = element.content { return nil }
    return try ConfigurationEntry.number(element, for: key, widths)
  }

  private static func devices(_ entry: ConfigurationEntry) throws(ConfigurationError) -> [Device] {
    var devices: [Device] = []
    for element in try entry.list() {
      let name = try element.text(of: entry.key)
      guard let device = Device.named(name) else {
        throw ConfigurationError(
          element.position,
          "There is no device “\(name)”.\(Device.suggestion(for: name)) “plumb devices” lists them.")
      }
      if devices.contains(device) {
        throw ConfigurationError(element.position, "The screen of “\(name)” is there twice.")
      }
      devices.append(device)
    }
    return devices
  }
}
