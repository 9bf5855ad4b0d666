import Testing
import UIKit

@Suite struct ImportTests {
  @Test func theUmbrellaBringsFoundation() { #expect(CGRect.zero == CGRect()) }
}
