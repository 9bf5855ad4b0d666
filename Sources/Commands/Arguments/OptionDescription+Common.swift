import PlumbInterfaceBuilder
import PlumbTextMetrics

/// The options that several commands have.
extension OptionDescription {
  static let json = OptionDescription("json", help: "print JSON, one object a line for each file")
  static let color = OptionDescription(
    "color", "WHEN", choices: ["auto", "always", "never"],
    help: "colour the output: auto, always or never; NO_COLOR in the environment means never")
  /// Every command has it; it is understood before the others are looked at.
  static let help = OptionDescription("help", letter: "h", help: "print this page")

  static let content = OptionDescription(
    "content", "MODE", choices: ContentMode.allCases.map(\.rawValue),
    help: "recorded: content has the sizes the document records; measured: Plumb's own metrics")
  static let device = OptionDescription(
    "device", "NAME",
    help: "lay out for a device, such as retina6_1 or \"iPhone 11\"; “plumb devices” lists them")
  static let deviceRepeated = OptionDescription(
    "device", "NAME",
    help:
      "lay out for a device, such as retina6_1 or \"iPhone 11\"; may be repeated; “plumb devices” lists them")
  static let ascii = OptionDescription("ascii", help: "write nothing but ASCII, names from documents apart")
  static let landscape = OptionDescription("landscape", help: "hold the device sideways")
  static let size = OptionDescription(
    "size", "WxH", help: "give the root a size in points, such as 320x568")
  static let scene = OptionDescription(
    "scene", "SCENE",
    help:
      "only one scene of a storyboard: its id, or its view controller's id, storyboard identifier, title or class"
  )
  static let exercise = OptionDescription(
    "exercise", "N",
    help:
      "show the Nth extreme of what the constraints leave open: each open size and place at its least and most"
  )
  static let rtl = OptionDescription("rtl", help: "lay out right to left")
  static let textSize = OptionDescription(
    "text-size", "CATEGORY", choices: ContentSizeCategory.allCases.map(\.name),
    help: "the text size that the user prefers, which fonts of text styles follow: xs to xxxl, ax1 to ax5")
  static let doubleStrings = OptionDescription(
    "double-strings", help: "show every text twice, as long as it may be in another language")
}
