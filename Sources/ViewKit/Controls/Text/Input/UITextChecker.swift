import CoreGraphics

/// Looks for words that are spelt wrong. There is no dictionary here: nothing is wrong but what nobody looks for.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  open class var availableLanguages: [String] { [] }

  /// Words that are right in a document.
  open var ignoredWords: [String]?

  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Nowhere.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
}
