import CoreGraphics
import PlumbViewKit

/// Why a storyboard or a nib cannot be loaded. Plumb's addition: UIKit raises exceptions.
public enum NibError: Error, Sendable, Equatable {
  /// No bundle has a storyboard of the name.
  case storyboardNotFound(name: String, bundle: String)
  /// No bundle has a nib of the name.
  case nibNotFound(name: String, bundle: String)
  /// There is no file, or it cannot be read.
  case unreadableFile(path: String)
  /// The file is no document of Interface Builder. Line and column count from 1.
  case damaged(file: String, line: Int, column: Int, reason: String)
  /// A document of another platform than the one that loads it.
  case otherPlatform(file: String, platform: String, expected: String)
  /// A xib where a storyboard is wanted, or the other way round.
  case otherKind(file: String, expected: String)
  case unknownIdentifier(storyboard: String, identifier: String)
  case noInitialController(storyboard: String)
  /// The class that creates a view controller is not what is asked for.
  case unexpectedClass(identifier: String, found: String, expected: String)
  /// A nib that gives a view controller no view.
  case noView(nib: String, controller: String)
}

extension NibError: CustomStringConvertible, LocalizedError {
  /// What UIKit's exceptions say, and where in the file.
  public var description: String {
    switch self {
    case .storyboardNotFound(let name, let bundle):
      "Could not find a storyboard named '\(name)' in bundle \(bundle)"
    case .nibNotFound(let name, let bundle):
      "Could not load NIB in bundle: '\(bundle)' with name '\(name)'"
    case .unreadableFile(let path):
      "Could not read '\(path)'. There is no such file, or it may not be read."
    case .damaged(let file, let line, let column, let reason):
      "\(file):\(line):\(column): \(reason)"
    case .otherPlatform(let file, let platform, let expected):
      "\(file) is a document of \(platform). Only documents of \(expected) can be loaded here."
    case .otherKind(let file, let expected):
      "\(file) is no \(expected)."
    case .unknownIdentifier(let storyboard, let identifier):
      "Storyboard (\(storyboard)) doesn't contain a view controller with identifier '\(identifier)'"
    case .noInitialController(let storyboard):
      "Storyboard (\(storyboard)) has no initial view controller."
    case .unexpectedClass(let identifier, let found, let expected):
      "The view controller '\(identifier)' is of class \(found), which is no \(expected)."
    case .noView(let nib, let controller):
      "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the "
        + "view outlet was not set. "
        + "The view controller: \(controller)"
    }
  }

  public var errorDescription: String? { description }

  /// Ends the program as UIKit's exception does, at the line of code that asked, where that is known; comes back where somebody
  /// listens to mistakes (`LayoutDebugging.faultHandler`).
  @MainActor package func raise(at file: StaticString = #fileID, _ line: UInt = #line) {
    let place = CallingLine.current ?? (file, line)
    LayoutFault.raise(description, file: place.file, line: place.line)
  }

  /// The same where nothing can be given back.
  @MainActor package func stop(at file: StaticString = #fileID, _ line: UInt = #line) -> Never {
    raise(at: file, line)
    let place = CallingLine.current ?? (file, line)
    fatalError(description, file: place.file, line: place.line)
  }
}
