import CoreGraphics
import Testing
import XCTest

/// A line of a test.
struct TestPlace {
  var fileID: String
  var filePath: String
  var line: Int
  var column = 1
}

/// Fails the test that runs, whichever library runs it.
enum TestFailure {
  /// - Parameter place: Nil for the test as a whole.
  static func record(_ message: String, at place: TestPlace?) {
    if Test.current != nil {
      guard let place else {
        Issue.record(Comment(rawValue: message))
        return
      }
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: place.fileID, filePath: place.filePath, line: max(place.line, 1),
          column: max(place.column, 1)))
    } else if let running = RunningTestCase.current {
      running.recordFailure(
        withDescription: message, inFile: place?.filePath ?? "", atLine: place?.line ?? 0, expected: true)
    } else {
      fatalError(message)
    }
  }
}
