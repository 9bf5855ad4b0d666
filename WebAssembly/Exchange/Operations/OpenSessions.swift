import PlumbAnswers
import PlumbFindings

/// The sessions that are open, by their numbers. The module has one thread.
nonisolated(unsafe) private var sessions: [Int: DocumentSession] = [:]
nonisolated(unsafe) private var last = 0

/// Opens a document; the answer is the session's number.
func open(_ input: ArraySlice<UInt8>) -> [UInt8] {
  do throws(AnswerError) {
    let session = try DocumentSession(Array(input), name: "document")
    last += 1
    sessions[last] = session
    return Array("\(last)\n".utf8)
  } catch {
    let place = error.position.map { "\($0.line):\($0.column) " } ?? ""
    return Array("refused: \(place)\(error.message)\n".utf8)
  }
}

/// Does to a session what lines say: the first has its number, each other changes something or asks a question.
func ask(_ input: ArraySlice<UInt8>) -> [UInt8] {
  var lines = input.split(separator: UInt8(ascii: "\n"))[...]
  guard let first = lines.popFirst(), let number = Int(String(decoding: first, as: UTF8.self)),
    // Taken out, so that nobody else holds the trees while they change.
    var session = sessions.removeValue(forKey: number)
  else { return Array("refused: no such session\n".utf8) }
  var answers = ""
  for line in lines { answers += session.obey(fields(line)) }
  sessions[number] = session
  return Array(answers.utf8)
}

/// Closes a session.
func close(_ input: ArraySlice<UInt8>) -> [UInt8] {
  let number = Int(String(decoding: input, as: UTF8.self).filter { $0 != "\n" })
  let known = number.flatMap { sessions.removeValue(forKey: $0) } != nil
  return Array((known ? "" : "refused: no such session\n").utf8)
}
