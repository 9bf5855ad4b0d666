// The fuzzer's property for console logs: whatever the bytes, and in whatever pieces they come, the same logs are found;
// what is understood prints as it was read; and what the explanations claim holds in the list.

import PlumbConsoleLog

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var whole = ConsoleLogReader()
  let logs = whole.read(bytes) + whole.finish()
  // Pieces as long as the length happens to say.
  var pieces = ConsoleLogReader()
  var found: [ConflictLog] = []
  let size = count % 13 + 1
  var place = 0
  while place < bytes.count {
    found += pieces.read(bytes[place..<min(place + size, bytes.count)])
    place += size
  }
  found += pieces.finish()
  require(found == logs, "in pieces, other logs are found")
  for log in logs.prefix(4) { check(log) }
  return 0
}

private func check(_ log: ConflictLog) {
  require(log.line >= 1, "a log is nowhere")
  if let broken = log.broken {
    require(log.constraints.indices.contains(broken), "what is broken is not in the list")
  }
  for constraint in log.constraints where constraint.isUnderstood {
    require(
      constraint.reprint.utf8.filter { $0 > 32 } == constraint.text.utf8.filter { $0 > 32 },
      "a reprint differs")
  }
  // Hundreds of constraints are tried elsewhere; here they would only take time.
  guard log.constraints.count <= 24 else { return }
  let explanation = LogExplanation(log)
  require(explanation.predicted.sorted() == Array(log.constraints.indices), "the order leaves something out")
  require(explanation.core == explanation.core.sorted(), "the core is in disorder")
  for repair in explanation.repairs {
    require(!repair.text.text.isEmpty, "a repair says nothing")
    if let place = repair.constraint {
      require(log.constraints.indices.contains(place), "a repair is of nothing")
    }
  }
  require((explanation.cause == nil) == (explanation.evidence == nil), "a cause without evidence")
  require(!explanation.names.values.contains(""), "something is called nothing")
  _ = explanation.figure
  _ = explanation.chain
}
