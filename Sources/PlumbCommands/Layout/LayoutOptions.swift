import InterfaceBuilder

/// The options by which commands that lay documents out say where these are shown.
extension OptionDescription {
  static let content = OptionDescription(
    "content", "MODE", choices: ContentMode.allCases.map(\.rawValue),
    help: "recorded: content has the sizes the document records; measured: Plumb's own metrics")
  static let device = OptionDescription(
    "device", "NAME", help: "lay out for a device, such as retina6_1 or \"iPhone 11\"")
  static let landscape = OptionDescription("landscape", help: "hold the device sideways")
  static let size = OptionDescription(
    "size", "WxH", help: "give the root a size in points, such as 320x568")
  static let rightToLeft = OptionDescription("rtl", help: "lay out right to left")
}
