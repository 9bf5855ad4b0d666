/// Answers a request, both as bytes.
///
/// The first line of a request names an operation, the rest is its input:
///
///     rounding
///     2 10.3 20.26 30.1 40.77
///
/// This is all that the WebAssembly module and its native twin share with the world outside, so comparing their
/// answers compares everything below. An operation that nobody knows is answered with `unknown operation`.
/// To add one, write a function like its neighbours in `Operations` and name it here.
public func answer(_ request: [UInt8]) -> [UInt8] {
  let nameEnd = request.firstIndex(of: UInt8(ascii: "\n")) ?? request.endIndex
  let name = request[..<nameEnd]
  let input = request[min(nameEnd + 1, request.endIndex)...]

  if name.elementsEqual("allocations".utf8) { return answerLines(input, with: allocations) }
  if name.elementsEqual("ask".utf8) { return ask(input) }
  if name.elementsEqual("close".utf8) { return close(input) }
  if name.elementsEqual("decimals".utf8) { return answerLines(input, with: decimals) }
  if name.elementsEqual("explanation".utf8) { return explanation(input) }
  if name.elementsEqual("nearest".utf8) { return answerLines(input, with: nearest) }
  if name.elementsEqual("open".utf8) { return open(input) }
  if name.elementsEqual("products".utf8) { return answerLines(input, with: products) }
  if name.elementsEqual("rounding".utf8) { return answerLines(input, with: rounding) }
  if name.elementsEqual("session".utf8) { return session(input) }
  if name.elementsEqual("solutions".utf8) { return answerLines(input, with: solutions) }
  return Array("unknown operation\n".utf8)
}
