/// The line of an app's code that has a document instantiated: where the program must end, it ends there.
@MainActor
enum CallingLine {
  private(set) static var current: (file: StaticString, line: UInt)?

  /// Runs what a line of code asks for.
  static func calling<Made>(_ file: StaticString, _ line: UInt, _ make: () -> Made) -> Made {
    let outer = current
    current = (file, line)
    defer { current = outer }
    return make()
  }
}
