import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import TestSupport

/// A word of a fixture that says nothing about an environment.
struct UnknownOption: Error {
  let word: String
}

extension PlumbInterfaceBuilder.Environment {
  /// The environment that a fixture's words describe.
  init(_ options: [String]) throws {
    self.init()
    for option in options {
      let parts = option.split(separator: "=").map { String($0) }
      switch (parts[0], parts.dropFirst().first) {
      case ("landscape", nil): orientation = .landscape
      case ("rtl", nil): direction = .rightToLeft
      case ("measured", nil): content = .measured
      case ("device", let name?):
        guard let device = Device.named(name) else { throw UnknownOption(word: option) }
        self.device = device
      case ("size", let text?):
        let sides = text.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2 else { throw UnknownOption(word: option) }
        size = Size(width: sides[0], height: sides[1])
      default: throw UnknownOption(word: option)
      }
    }
  }
}

extension FixtureFolder {
  func document(_ name: String) throws -> InterfaceDocument {
    try InterfaceDocument(bytes: bytes(of: name))
  }
}

extension FrameFreedom {
  /// The parts by the names that fixtures use.
  var names: [String] {
    let parts: [(FrameFreedom, String)] = [(.x, "x"), (.y, "y"), (.width, "width"), (.height, "height")]
    return parts.filter { contains($0.0) }.map(\.1)
  }
}
