import PlumbAnswers
import PlumbFindings
import PlumbStudioSession

/// The documents that are open in a studio, by their numbers. The module has one thread.
nonisolated(unsafe) private var studios: [Int: Studio] = [:]
nonisolated(unsafe) private var lastStudio = 0

/// A place for a session, where it is changed and never copied.
private final class Studio {
  var session: StudioSession

  init(_ session: consuming StudioSession) { self.session = session }
}

/// Opens a document for a studio: the first line is its name, the rest the document. The answer is what the page has to
/// show, with the session's number, or why the document cannot be opened, both as JSON.
///
///     studio-open
///     Main.storyboard
///     <?xml version="1.0" …
func openStudio(_ input: ArraySlice<UInt8>) -> [UInt8] {
  let (name, bytes) = firstLine(input)
  do throws(AnswerError) {
    let studio = Studio(try StudioSession(Array(bytes), name: name))
    lastStudio += 1
    studios[lastStudio] = studio
    return Array("{\"session\":\(lastStudio),\"more\":true}".utf8)
  } catch {
    let place = error.position.map { "Line \($0.line), column \($0.column): " } ?? ""
    return StudioSession.refusal(place + error.message)
  }
}

/// Gives a message to a studio; the answer is what the page has to show then.
///
///     studio
///     1
///     {"do": "undo"}
func answerStudio(_ input: ArraySlice<UInt8>) -> [UInt8] {
  withStudio(input) { session, message in session.answer(Array(message)) } ?? noSuchStudio
}

/// The document of a studio as it is now; the page writes it somewhere.
func bytesOfStudio(_ input: ArraySlice<UInt8>) -> [UInt8] {
  withStudio(input) { session, _ in session.bytesToWrite() } ?? []
}

/// Gives a studio its document as somebody else has changed it.
func reloadStudio(_ input: ArraySlice<UInt8>) -> [UInt8] {
  withStudio(input) { session, bytes in session.reload(Array(bytes)) } ?? noSuchStudio
}

/// Closes the document of a studio.
func closeStudio(_ input: ArraySlice<UInt8>) -> [UInt8] {
  if let number = Int(firstLine(input).line) { studios[number] = nil }
  return []
}

private let noSuchStudio = StudioSession.refusal("The document is not open any more: load the page anew.")

/// The session whose number stands in the first line, and what follows; nil where there is none.
private func withStudio<Answer>(
  _ input: ArraySlice<UInt8>, _ body: (inout StudioSession, ArraySlice<UInt8>) -> Answer
) -> Answer? {
  let (line, rest) = firstLine(input)
  guard let number = Int(line), let studio = studios[number] else { return nil }
  return body(&studio.session, rest)
}

private func firstLine(_ input: ArraySlice<UInt8>) -> (line: String, rest: ArraySlice<UInt8>) {
  let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.endIndex
  return (String(decoding: input[..<end], as: UTF8.self), input[min(end + 1, input.endIndex)...])
}
