import InterfaceBuilder

extension Device {
  /// The device that somebody means who writes an identifier or a title, in whatever case.
  static func meant(by name: String) throws(ArgumentError) -> Device {
    if let device = Device.named(name) { return device }
    let lowercase = name.lowercased()
    if let device = all.first(where: {
      $0.name.lowercased() == lowercase || $0.title.lowercased() == lowercase
    }) {
      return device
    }
    throw unknown(name)
  }

  /// That no device has such a name, and which ones have a near one.
  static func unknown(_ name: String) -> ArgumentError {
    let near = Suggestion.nearest(to: name, among: all) { [$0.name, $0.title] }
    return .unknownDevice(
      name, suggestion: Suggestion.sentence(near.map { "“\($0.title)” (\($0.name))" }))
  }
}
