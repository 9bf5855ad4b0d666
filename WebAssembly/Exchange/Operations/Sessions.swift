import PlumbAnswers
import PlumbAutoLayout
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics

/// Opens a document and does to the session what the lines before it say, up to the first empty one: a line changes
/// something, or asks a question, whose answer follows.
///
///     session
///     constant con-st-001 24
///     frames 0 changed
///     layout
///
///     <?xml version="1.0" …
func session(_ input: ArraySlice<UInt8>) -> [UInt8] {
  var lines: [ArraySlice<UInt8>] = []
  var rest = input
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    let line = rest[..<end]
    rest = rest[(end + 1)...]
    if line.isEmpty { break }
    lines.append(line)
  }
  do throws(AnswerError) {
    var session = try DocumentSession(Array(rest), name: "document")
    var answers = ""
    for line in lines { answers += session.obey(fields(line)) }
    return Array(answers.utf8)
  } catch {
    let place = error.position.map { "\($0.line):\($0.column) " } ?? ""
    return Array("refused: \(place)\(error.message)\n".utf8)
  }
}

extension DocumentSession {
  /// The answer to a line; empty where it changes something, and `refused:` with the reason where it has none.
  mutating func obey(_ words: [String]) -> String {
    guard let word = words.first else { return malformedLine + "\n" }
    if change(word, words.dropFirst().map { $0 }) { return "" }
    guard let question = Question(word, words.dropFirst().map { $0 }) else { return malformedLine + "\n" }
    do throws(AnswerError) { return try answer(question) } catch { return "refused: " + error.message + "\n" }
  }

  /// Whether a line changes something, and does.
  private mutating func change(_ word: String, _ words: [String]) -> Bool {
    let numbers = words.dropFirst().compactMap { Double($0) }
    switch (word, words.count) {
    case ("constant", 1): changes.constants[words[0]] = nil
    case ("constant", 2): changes.constants[words[0]] = numbers.first
    case ("priority", 1): changes.priorities[words[0]] = nil
    case ("priority", 2): changes.priorities[words[0]] = numbers.first
    case ("frame", 5) where numbers.count == 4:
      changes.frames[words[0]] = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case ("device", 0): environment.device = nil
    case ("device", 1): environment.device = Device.named(words[0])
    case ("landscape", 1): environment.orientation = words[0] == "yes" ? .landscape : nil
    case ("rtl", 1): environment.direction = words[0] == "yes" ? .rightToLeft : .leftToRight
    case ("measured", 1): environment.content = words[0] == "yes" ? .measured : .recorded
    case ("doubled", 1): environment.texts.doublesStrings = words[0] == "yes"
    case ("text-size", 1):
      environment.texts.category = ContentSizeCategory.allCases.first { $0.name == words[0] }
    default: return false
    }
    return true
  }
}

extension Question {
  /// A question by its name and what follows; nil where there is none like it.
  init?(_ word: String, _ words: [String]) {
    let numbers = words.compactMap { Double($0) }
    switch word {
    case "layout": self = .layout()
    case "findings": self = .findings()
    case "trace": self = .trace()
    case "report": self = .report(view: words.first)
    case "profile": self = .profile()
    case "picture": self = .picture()
    case "why":
      guard let number = words.first else { return nil }
      self = .why(number)
    case "frames":
      guard let scene = numbers.first else { return nil }
      self = .frames(scene: Int(scene), onlyChanged: words.last == "changed")
    case "under":
      guard numbers.count == 3 else { return nil }
      self = .views(under: Point(x: numbers[1], y: numbers[2]), scene: Int(numbers[0]))
    default: return nil
    }
  }
}
