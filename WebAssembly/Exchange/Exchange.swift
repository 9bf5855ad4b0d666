/// Answers a request, both as bytes.
///
/// The first line of a request names an operation, the rest is its input:
///
///     studio
///     1
///     {"do": "undo"}
///
/// This is all that the studio's page and the module share, and that the module and its native twin are compared by. An
/// operation that nobody knows is answered with `unknown operation`. To add one, write a function like its neighbours and
/// name it here.
public func answer(_ request: [UInt8]) -> [UInt8] {
  let nameEnd = request.firstIndex(of: UInt8(ascii: "\n")) ?? request.endIndex
  let name = request[..<nameEnd]
  let input = request[min(nameEnd + 1, request.endIndex)...]

  if name.elementsEqual("studio".utf8) { return answerStudio(input) }
  if name.elementsEqual("studio-bytes".utf8) { return bytesOfStudio(input) }
  if name.elementsEqual("studio-close".utf8) { return closeStudio(input) }
  if name.elementsEqual("studio-open".utf8) { return openStudio(input) }
  if name.elementsEqual("studio-reload".utf8) { return reloadStudio(input) }
  if name.elementsEqual("studio-script".utf8) { return runScript(input) }
  return Array("unknown operation\n".utf8)
}
