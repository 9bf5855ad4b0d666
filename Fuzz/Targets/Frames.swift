// The fuzzer's property for the language server: whatever bytes come in after the first request, what goes out are whole
// messages, and it does not matter in which pieces they came; a server that has ended says nothing more.

import PlumbLanguageServer

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var whole = begun()
  let answers = whole.receive(bytes)
  require(areFrames(answers), "something goes out that is no message")
  if whole.exitCode != nil { require(whole.receive(bytes).isEmpty, "a server that has ended goes on") }
  var pieces = begun()
  for place in stride(from: 0, to: bytes.count, by: 7) {
    require(
      areFrames(pieces.receive(Array(bytes[place..<min(place + 7, bytes.count)]))), "a piece is no message")
  }
  whole.finish()
  pieces.finish()
  require(whole.exitCode == pieces.exitCode, "how the bytes come decides how it ends")
  return 0
}

private func begun() -> LanguageServer {
  var server = LanguageServer()
  let body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}"
  _ = server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  return server
}

/// Whether bytes are messages one after the other.
private func areFrames(_ bytes: [UInt8]) -> Bool {
  var rest = bytes[...]
  let head = Array("Content-Length: ".utf8)
  while !rest.isEmpty {
    guard rest.starts(with: head) else { return false }
    rest = rest.dropFirst(head.count)
    var length = 0
    while let byte = rest.first, 0x30...0x39 ~= byte {
      length = length * 10 + Int(byte - 0x30)
      rest = rest.dropFirst()
    }
    guard rest.starts(with: Array("\r\n\r\n".utf8)), rest.count >= length + 4 else { return false }
    rest = rest.dropFirst(length + 4)
  }
  return true
}
