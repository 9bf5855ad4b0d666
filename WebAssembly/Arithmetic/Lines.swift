/// The answer of an operation that treats each line by itself: one line for each that is not empty.
func answerLines(_ input: ArraySlice<UInt8>, with operation: (ArraySlice<UInt8>) -> String) -> [UInt8] {
  var answers: [UInt8] = []
  for line in input.split(separator: UInt8(ascii: "\n")) {
    answers += operation(line).utf8
    answers.append(UInt8(ascii: "\n"))
  }
  return answers
}

/// The parts of a line between its spaces.
func fields(_ line: ArraySlice<UInt8>) -> [String] {
  line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
}

/// The answer to a line that an operation cannot read.
let malformedLine = "malformed line"
