import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutLint
import PlumbTextMetrics

extension ParsedArguments {
  /// Where documents are to be shown, by the common options; of several devices, the last.
  func environment() throws(ArgumentError) -> PlumbInterfaceBuilder.Environment {
    var environment = PlumbInterfaceBuilder.Environment()
    environment.device = try devices().last
    if contains("landscape") { environment.orientation = .landscape }
    if contains("rtl") { environment.direction = .rightToLeft }
    if let content = self["content"].flatMap(ContentMode.init) { environment.content = content }
    environment.texts.doublesStrings = contains("double-strings")
    if let name = self["text-size"],
      let category = ContentSizeCategory.allCases.first(where: { $0.name == name })
    {
      environment.texts.category = category
    }
    if let text = self["exercise"] { environment.exercise = try Self.count(text) }
    environment.size = try size()
    return environment
  }

  /// The devices that are named, in the order in which they are.
  func devices() throws(ArgumentError) -> [Device] {
    var devices: [Device] = []
    for name in values(of: "device") { devices.append(try Device.meant(by: name)) }
    return devices
  }

  private static func count(_ text: String) throws(ArgumentError) -> Int {
    if let count = Int(text), (1...1_000_000).contains(count) { return count }
    throw .badValue(option: "exercise", value: text, expected: "it takes a number from 1, such as 2.")
  }

  /// The size that a root is to have, in points; nil where none is given.
  func size() throws(ArgumentError) -> Size? {
    guard let text = self["size"] else { return nil }
    if let size = Self.points(text) { return size }
    throw .badValue(option: "size", value: text, expected: "it takes a width and a height, such as 320x568.")
  }

  /// `WxH`, in points; nil for what is no size.
  static func points(_ text: String) -> Size? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (0...100_000).contains(width), (0...100_000).contains(height)
    else { return nil }
    return Size(width: width, height: height)
  }
}

extension Device {
  /// The device that somebody means who writes an identifier or a model's name, as people type it.
  static func meant(by name: String) throws(ArgumentError) -> Device {
    guard let device = Device.named(name) else { throw unknown(name) }
    return device
  }

  /// That no device has such a name, and which ones have a near one.
  static func unknown(_ name: String) -> ArgumentError {
    .unknownDevice(name, suggestion: suggestion(for: name))
  }
}
