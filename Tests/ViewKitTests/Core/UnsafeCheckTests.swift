import Testing
import UIKit

@testable import PlumbViewKit

/// What stands on the compiler's innards does so with this compiler.
@MainActor
struct UnsafeCheckTests {
  @Test func everyCheckPasses() {
    #expect(UnsafeChecks.all.count == 5)
    for (loss, isPassed) in UnsafeChecks.all { #expect(isPassed(), "\(loss)") }
  }
}
