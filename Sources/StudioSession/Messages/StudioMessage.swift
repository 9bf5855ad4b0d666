import PlumbGeometry
import PlumbTextOutput

/// What a page tells a session: an object with the name of a command under `do`, and what belongs to it.
struct StudioMessage {
  let command: String
  private let value: JSONValue

  init(_ bytes: [UInt8]) throws(StudioError) {
    do throws(JSONError) { value = try JSONReader.value(of: bytes) } catch {
      throw .malformed("The message is no JSON: \(error.words).")
    }
    guard let command = value["do"]?.string else { throw .malformed("The message has no “do”.") }
    self.command = command
  }

  func text(_ name: String) -> String? { value[name]?.string }
  func number(_ name: String) -> Double? {
    value[name].flatMap { $0.number ?? $0.string.flatMap { Double($0) } }
  }
  /// A place or a length in points that a layout can be made of; nil for what is no number, endless, or farther than a
  /// million points.
  func points(_ name: String) -> Double? { number(name).flatMap { abs($0) <= 1e6 ? $0 : nil } }
  func flag(_ name: String) -> Bool { value[name]?.bool ?? (value[name]?.string == "true") }
  func texts(_ name: String) -> [String] {
    value[name]?.array?.compactMap { $0.string } ?? text(name).map { [$0] } ?? []
  }

  func has(_ name: String) -> Bool { value[name] != nil }

  /// Where on the canvas.
  var point: Point? {
    guard let x = points("x"), let y = points("y") else { return nil }
    return Point(x: x, y: y)
  }

  /// Which keys are held down.
  var modifiers: Modifiers {
    var modifiers: Modifiers = []
    for name in texts("mods") {
      switch name {
      case "shift": modifiers.insert(.shift)
      case "alt": modifiers.insert(.option)
      case "ctrl": modifiers.insert(.control)
      case "meta": modifiers.insert(.command)
      default: break
      }
    }
    return modifiers
  }
}

/// Keys that change what another key or the pointer does.
struct Modifiers: OptionSet, Sendable {
  let rawValue: UInt8

  static let shift = Modifiers(rawValue: 1)
  static let option = Modifiers(rawValue: 2)
  static let control = Modifiers(rawValue: 4)
  static let command = Modifiers(rawValue: 8)
}

/// Why a session does not do what a message asks for: a sentence.
enum StudioError: Error, Equatable, Sendable {
  case malformed(String)
  case refused(String)

  var message: String {
    switch self {
    case .malformed(let message), .refused(let message): message
    }
  }
}
