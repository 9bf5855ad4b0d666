import CoreGraphics

/// A mistake of a program that UIKit answers with an exception. Plumb's addition.
public struct LayoutFault: Error, CustomStringConvertible, Sendable {
  /// UIKit's words, and what to do.
  public let message: String
  /// Where the mistake was made, as `#fileID` and `#line` have it; nil where that is not known.
  public let place: (file: String, line: Int)?

  public var description: String { message }

  /// Has somebody told of each mistake; also before the program runs, when `LayoutDebugging` cannot be asked yet.
  package static func listen(_ handler: @escaping (LayoutFault) -> Void) { Faults.handler = handler }

  /// Tells who listens of a mistake, or ends the program at the line of code that made it.
  package static func raise(_ message: String, file: StaticString, line: UInt) {
    Faults.raise(message, at: .code(file, line))
  }

  /// Tells who listens of a mistake of which no line of code is known, or ends the program.
  package static func raise(_ message: String) { Faults.raise(message) }
}

extension LayoutDebugging {
  /// Gets each mistake that ends the program otherwise. Once it has returned, the program goes on, and what was asked for
  /// is left undone: a constraint without an ancestor in common stays inactive, a format that cannot be read gives none.
  ///
  /// `PlumbLayoutTesting` has each be a failure of the test that makes it.
  public static var faultHandler: ((LayoutFault) -> Void)? {
    get { Faults.handler }
    set { Faults.handler = newValue }
  }
}

/// Where mistakes are told.
enum Faults {
  /// Set on the main actor, or before the program runs.
  nonisolated(unsafe) static var handler: ((LayoutFault) -> Void)?

  /// Tells who listens; where nobody does, ends the program at the line of code that made the mistake, which the runtime
  /// then prints in front of the message.
  static func raise(_ message: String, at place: CreationPlace? = nil) {
    if let handler {
      handler(LayoutFault(message: message, place: place.map { ($0.place.file, $0.place.line) }))
    } else if case .code(let file, let line)? = place {
      fatalError(message, file: file, line: line)
    } else {
      fatalError(message)
    }
  }
}
