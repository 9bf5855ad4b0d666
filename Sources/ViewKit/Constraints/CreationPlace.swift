import CoreGraphics
internal import PlumbLayoutDiagnostics

/// The line that made a constraint.
enum CreationPlace {
  /// Of code, as `#fileID` and `#line` have it.
  case code(StaticString, UInt)
  /// Of a document of Interface Builder, counted from 1.
  case document(String, Int)

  var text: String { place.text }

  var place: SourcePlace {
    switch self {
    case .code(let file, let line): SourcePlace(file: "\(file)", line: Int(line))
    case .document(let file, let line): SourcePlace(file: file, line: line)
    }
  }

  /// The call that is making constraints: where a mistake is found before there is a constraint, it is made there.
  @MainActor private(set) static var current: CreationPlace?

  /// Runs what makes constraints for a line of code.
  @MainActor static func making<Made>(_ file: StaticString, _ line: UInt, _ make: () -> Made) -> Made {
    let outer = current
    current = .code(file, line)
    defer { current = outer }
    return make()
  }
}
