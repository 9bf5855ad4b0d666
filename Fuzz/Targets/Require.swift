/// Ends the run with a message, in optimised builds too: that is how the fuzzer learns of an input that breaks something.
func require(_ condition: Bool, _ message: StaticString) {
  if !condition { fatalError("\(message)") }
}
