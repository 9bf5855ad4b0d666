import Testing
import UIKit

struct DataDetectorTests {
  private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String] {
    let range = NSRange(location: 0, length: (text as NSString).length)
    return try NSDataDetector(types: types.rawValue).matches(in: text, range: range).map {
      (text as NSString).substring(with: $0.range) + " " + ($0.url?.absoluteString ?? $0.phoneNumber ?? "")
    }
  }

  /// The names of Foundation say that none of its own detectors gives such results.
  private let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  private let phone = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  @Test func linksEndBeforeTheSentenceDoes() throws {
    #expect(
      try found("See https://a.org/b?c=1, www.b.de (or c.com/d) and e.f@g.co.uk.", link) == [
        "https://a.org/b?c=1 https://a.org/b?c=1", "www.b.de http://www.b.de", "c.com/d http://c.com/d",
        "e.f@g.co.uk mailto:e.f@g.co.uk",
      ])
    #expect(try found("1.5 and e.g. this, i.e. no.thing", link).isEmpty)
  }

  @Test func numbersAreLongEnoughToBeDialled() throws {
    #expect(
      try found("Call +1 (555) 010-4477 or 030 123456, not 42 or 2024-05-06", phone) == [
        "+1 (555) 010-4477 +1 (555) 010-4477", "030 123456 030 123456",
      ])
    let both = NSTextCheckingResult.CheckingType(rawValue: link.rawValue | phone.rawValue)
    #expect(try found("5550104477 at a.org", both).count == 2)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func resultsSayTheirKind() throws {
    let detector = try NSDataDetector(types: link.rawValue)
    let range = NSRange(location: 0, length: 5)
    let match = try #require(detector.firstMatch(in: "a.org", range: range))
    #expect(match.resultType == link && match.date == nil && match.addressComponents == nil)
    #expect(detector.numberOfMatches(in: "a.org", range: range) == 1)
    #expect(detector.rangeOfFirstMatch(in: "a   b", range: range).location == NSNotFound)
    var seen = 0
    detector.enumerateMatches(in: "a.org", range: range) { _, _, stop in
      seen += 1
      stop.pointee = true
    }
    #expect(seen == 1)
  }
}
