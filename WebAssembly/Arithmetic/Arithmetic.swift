/// Answers a request, both as bytes: what the runtime and the solver make of numbers.
///
/// The first line of a request names an operation, the rest is its input:
///
///     rounding
///     2 10.3 20.26 30.1 40.77
///
/// The module that has this is made to be compared with native code, and is nothing that a page needs. To add an
/// operation, write a function like its neighbours in `Operations` and name it here.
public func answer(_ request: [UInt8]) -> [UInt8] {
  let nameEnd = request.firstIndex(of: UInt8(ascii: "\n")) ?? request.endIndex
  let name = request[..<nameEnd]
  let input = request[min(nameEnd + 1, request.endIndex)...]

  if name.elementsEqual("allocations".utf8) { return answerLines(input, with: allocations) }
  if name.elementsEqual("decimals".utf8) { return answerLines(input, with: decimals) }
  if name.elementsEqual("nearest".utf8) { return answerLines(input, with: nearest) }
  if name.elementsEqual("products".utf8) { return answerLines(input, with: products) }
  if name.elementsEqual("rounding".utf8) { return answerLines(input, with: rounding) }
  if name.elementsEqual("solutions".utf8) { return answerLines(input, with: solutions) }
  return Array("unknown operation\n".utf8)
}
