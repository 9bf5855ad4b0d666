import Foundation

/// How one kind of thing is written in a text.
struct TextDetection: Sendable {
  let type: NSTextCheckingResult.CheckingType
  /// Nil only where a pattern is mistaken, which tests would show.
  private let expression: NSRegularExpression?
  /// What a piece that fits the pattern stands for; nil for nothing.
  private let reading: @Sendable (String, NSRange) -> DetectedText?

  /// Those that are told first have the characters that several would have.
  static let kinds = [mail, web, telephone]

  private init(
    _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
    reading: @escaping @Sendable (String, NSRange) -> DetectedText?
  ) {
    (self.type, self.reading) = (type, reading)
    expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
  }

  /// - Complexity: Linear in the length of the range.
  func matches(in string: String, range: NSRange) -> [DetectedText] {
    guard let expression else { return [] }
    let text = string as NSString
    return expression.matches(in: string, options: [], range: range).compactMap {
      reading(text.substring(with: $0.range), $0.range)
    }
  }

  // Foundation's `.link` and `.phoneNumber`, whose names it says no detector of its own gives.
  private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  private static var mail: TextDetection {
    TextDetection(
      link, #"(?<![\w.+%-])(?:mailto:)?[\w.%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
    ) { text, range in
      let address = text.lowercased().hasPrefix("mailto:") ? text : "mailto:" + text
      return DetectedText(link, range, address: URL(string: address))
    }
  }

  private static var web: TextDetection {
    let domains =
      "app|at|au|biz|br|ca|ch|cn|co|com|de|dev|edu|es|eu|fr|gov|in|info|io|it|jp|ly|me|net|nl|org|ru|se|tv|uk|us"
    return TextDetection(
      link,
      #"(?<![\w@./-])(?:[a-z][a-z0-9+.-]*://[^\s<>"]+|www\.[^\s<>"]+"#
        + #"|(?:[a-z0-9-]+\.)+(?:\#(domains))(?![\w@-])(?::\d+)?(?:[/?#][^\s<>"]*)?)"#
    ) { text, range in
      let kept = withoutEnd(text)
      let address = kept.contains("://") ? kept : "http://" + kept
      return DetectedText(
        link, NSRange(location: range.location, length: kept.utf16.count), address: URL(string: address))
    }
  }

  private static var telephone: TextDetection {
    TextDetection(
      phoneNumber,
      #"(?<![\w.,/+-])\+?(?:\(\d{1,4}\)|\d{1,4})(?:[ .\-/]?(?:\(\d{1,4}\)|\d{2,4})){1,5}(?![\w-])"#
    ) { text, range in
      let isDay = text.range(of: #"^\d{4}-\d\d-\d\d$"#, options: .regularExpression) != nil
      guard (7...15).contains(text.count { $0.isNumber }), !isDay else { return nil }
      return DetectedText(phoneNumber, range, number: text)
    }
  }

  /// Without what ends a sentence, or closes brackets that were opened before.
  private static func withoutEnd(_ text: String) -> String {
    var kept = text[...]
    while let last = kept.last, ".,;:!?'\")]}".contains(last) {
      if last == ")", kept.contains("(") { break }
      kept = kept.dropLast()
    }
    return String(kept)
  }
}
