import PlumbAnswers
import PlumbStudioSession

/// Opens a document and gives it the messages before it, one a line, up to the first empty one; after each it rests as long
/// as there is more to do. The answer has a line for each update, and the document as it is then.
///
///     studio-script
///     {"do": "select", "ids": ["title"]}
///     {"do": "key", "key": "ArrowLeft"}
///
///     <?xml version="1.0" …
func runScript(_ input: ArraySlice<UInt8>) -> [UInt8] {
  var messages: [ArraySlice<UInt8>] = []
  var rest = input
  while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
    let line = rest[..<end]
    rest = rest[(end + 1)...]
    if line.isEmpty { break }
    messages.append(line)
  }
  do throws(AnswerError) {
    var session = try StudioSession(Array(rest), name: "document")
    var answers: [UInt8] = []
    func note(_ update: [UInt8]) -> [UInt8] { update + [UInt8(ascii: "\n")] }
    for message in [Array("{\"do\":\"rest\"}".utf8)] + messages.map({ Array($0) }) {
      var update = session.answer(message)
      answers += note(update)
      while StudioSession.hasMore(update) {
        update = session.answer(Array("{\"do\":\"rest\"}".utf8))
        answers += note(update)
      }
    }
    return answers + session.bytes
  } catch {
    return Array("refused: \(error.message)\n".utf8)
  }
}
