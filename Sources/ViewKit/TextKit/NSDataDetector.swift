public import Foundation

/// Finds addresses of the web and of mail, and telephone numbers, in texts.
///
/// Dates, street addresses and flights are found by none here: what says them depends on languages. No
/// `NSRegularExpression`, as whose matches cannot be replaced.
open class NSDataDetector: NSObject {
  /// The kinds that it looks for, as `NSTextCheckingResult.CheckingType` has them.
  public let checkingTypes: UInt64

  /// - Throws: `CocoaError.formatting` where no kind is asked for.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
  }

  /// What is found in the range, in the order of the text; no two share a character.
  ///
  /// - Complexity: Linear in the length of the range, but for sorting what is found.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedText] = []
    var taken = IndexSet()
    for kind in TextDetection.kinds where kind.type.rawValue & checkingTypes != 0 {
      for new in kind.matches(in: string, range: range) {
        let characters = new.range.lowerBound..<new.range.upperBound
        if taken.intersects(integersIn: characters) { continue }
        taken.insert(integersIn: characters)
        found.append(new)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// `NSNotFound` and no length where there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

extension NSTextCheckingResult {
  /// Where a link leads; of a mail address, `mailto:` with it.
  public var url: URL? { (self as? DetectedText)?.address }
  public var phoneNumber: String? { (self as? DetectedText)?.number }
  /// Nil: no dates are found here.
  public var date: Date? { nil }
  /// Nil: no dates are found here.
  public var timeZone: TimeZone? { nil }
  /// 0: no dates are found here.
  public var duration: TimeInterval { 0 }
  /// Nil: no street addresses are found here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// Nil: neither street addresses nor flights are found here.
  public var components: [NSTextCheckingKey: String]? { nil }
  /// Nil: nothing is corrected here.
  public var replacementString: String? { nil }
}

extension NSTextCheckingKey {
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// What a detector has found.
final class DetectedText: NSTextCheckingResult {
  private let type: CheckingType
  private let place: NSRange
  let address: URL?
  let number: String?

  init(_ type: CheckingType, _ place: NSRange, address: URL? = nil, number: String? = nil) {
    (self.type, self.place, self.address, self.number) = (type, place, address, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}
