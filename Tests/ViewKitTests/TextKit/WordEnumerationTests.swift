import Testing
import UIKit

/// Texts gone through by words and sentences, which Foundation does on Apple's platforms alone.
@MainActor
@Suite struct WordEnumerationTests {
  private let text = "Ana's dog, Bo. Runs 2 km!"

  @Test func wordsOfAString() {
    var words: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, range, _, _ in
      #expect(word == String(text[range]))
      words.append(word ?? "")
    }
    #expect(words == ["Ana's", "dog", "Bo", "Runs", "2", "km"])
  }

  /// Initials, as apps make them of names.
  @Test func anEnumerationIsStopped() {
    var initials = ""
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: [.byWords]) { word, _, _, stop in
      initials += word?.prefix(1) ?? ""
      stop = initials.count == 2
    }
    #expect(initials == "Ad")
  }

  /// Ranges are the whole text's, from the last word of the part to the first.
  @Test func wordsOfAPartInReverse() {
    var found: [(NSRange, NSRange)] = []
    let part = NSRange(location: 6, length: 8)
    (text as NSString).enumerateSubstrings(in: part, options: [.byWords, .reverse, .substringNotRequired]) {
      word, range, enclosing, _ in
      #expect(word == nil)
      found.append((range, enclosing))
    }
    #expect(found.map { $0.0 } == [NSRange(location: 11, length: 2), NSRange(location: 6, length: 3)])
    #expect(found.map { $0.1 } == [NSRange(location: 11, length: 3), NSRange(location: 6, length: 5)])
  }

  @Test func sentences() {
    var sentences: [String] = []
    (text as NSString).enumerateSubstrings(
      in: NSRange(location: 0, length: (text as NSString).length), options: .bySentences
    ) { sentence, _, _, stop in
      sentences.append(sentence ?? "")
      stop.pointee = false
    }
    #expect(sentences == ["Ana's dog, Bo. ", "Runs 2 km!"])
  }

  @Test func foundationGoesThroughTheOtherParts() {
    var lines: [String] = []
    "a b\nc".enumerateSubstrings(in: "a b\nc".startIndex..., options: .byLines) { line, _, _, _ in
      lines.append(line ?? "")
    }
    #expect(lines == ["a b", "c"])
  }
}
