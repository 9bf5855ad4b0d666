import Testing
import UIKit

@Suite struct TimeTests {
  /// Seconds since the beginning of 2001, as dates count them.
  @Test func absoluteTimeIsThatOfDates() {
    let before: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    let date = Date().timeIntervalSinceReferenceDate
    #expect(before <= date && date <= CFAbsoluteTimeGetCurrent())
  }
}
