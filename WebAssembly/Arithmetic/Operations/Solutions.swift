/// `kind seed size steps`: a system of constraints of this kind, drawn from the seed, then as many edits of it, and after
/// each what the solver makes of it, with the bits of all numbers.
func solutions(_ line: ArraySlice<UInt8>) -> String {
  let words = fields(line)
  guard words.count == 4, let seed = UInt64(words[1]), let size = Int(words[2]), let steps = Int(words[3]),
    let kind = SystemKind(name: words[0])
  else { return malformedLine }
  var script = SolverScript(seed: seed)
  script.build(kind, size: size)
  script.report(step: 0, asksEverything: true)
  for step in 0..<steps {
    script.edit()
    script.report(step: step + 1, asksEverything: step % 8 == 7)
  }
  return script.text
}
