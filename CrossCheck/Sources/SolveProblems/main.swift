// Reads problems from standard input and writes the solver's answers; both formats are in
// `CrossCheck/README.md`.

var problem: Problem?
var lineNumber = 0

while let line = readLine() {
  lineNumber += 1
  let words = line.split(separator: " ")
  do {
    switch words.first {
    case nil: continue
    case "problem": problem = try Problem(words)
    case "row": try problem?.add(words)
    case "end":
      for line in problem?.answer() ?? [] { print(line) }
      problem = nil
    default: throw ProblemError.unknownWord
    }
  } catch {
    print("answer \(problem?.name ?? "")", "error line \(lineNumber): \(error)", "end", separator: "\n")
    problem = nil
  }
}
