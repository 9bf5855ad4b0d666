internal import Runtime

/// The functions that were running at some time.
final class CallStack {
  private let backtrace: Backtrace?

  /// The program and its libraries, read once: that takes forty times as long as to walk the stack. Functions of
  /// libraries that are loaded later have no names.
  private static let images = ImageMap.capture()

  /// Those that are running now.
  init() { backtrace = try? Backtrace.capture(limit: 64, images: Self.images) }

  /// A line each, the innermost first, such as `FormView.addLabel() at FormView.swift:31`; the engine's own and
  /// what is behind `main` left out.
  ///
  /// - Complexity: Reads the program's debug information: a matter of milliseconds.
  lazy var lines: [String] = {
    guard let frames = backtrace?.symbolicated()?.frames else { return [] }
    var lines: [String] = []
    for frame in frames {
      guard let symbol = frame.symbol else { continue }
      let place = symbol.sourceLocation
      if let place, place.path.contains("Sources/ViewKit/") || Self.isMadeUp(place.path) { continue }
      let file = place?.path.split(separator: "/").last
      lines.append(symbol.name + (file.map { " at \($0):\(place?.line ?? 0)" } ?? ""))
      if symbol.name == "main" { break }
    }
    return lines
  }()

  /// Functions that the compiler makes have a file of no name.
  private static func isMadeUp(_ path: String) -> Bool { path.hasSuffix("<compiler-generated>") }
}
