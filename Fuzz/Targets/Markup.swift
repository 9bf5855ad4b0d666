// The fuzzer's property for the reader of documents: whatever the bytes, either they are read, and the tree
// accounts for each of them once, or they are refused with a place inside them.
//
// Built as one module with the reader's sources; see `Fuzz/run`.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  do throws(MarkupError) {
    let document = try MarkupDocument(bytes: bytes)
    if let fault = document.checkInvariants() { fatalError(fault) }
    ask(document)
  } catch {
    require(0...count ~= error.offset, "the error lies outside the text")
    require(error.position.line >= 1 && error.position.column >= 1, "there is no such place")
    require(!error.message.isEmpty, "the error says nothing")
  }
  return 0
}

/// Asks everything there is to ask, for the memory that is touched.
private func ask(_ document: MarkupDocument) {
  var characters = 0
  for event in document.events {
    switch event {
    case .start(let element):
      characters += element.name.utf8.count + element.text.utf8.count
      for attribute in element.attributes {
        characters += attribute.value.utf8.count
        require(attribute.hasValue("YES") == (attribute.value == "YES"), "two readings of one value")
      }
      _ = element.double("x")
      _ = element.integer("x")
      _ = element.firstChild("rect", key: "frame")
    case .end(let element):
      require(document.position(of: element.range.lowerBound) == element.position, "two positions")
    case .piece(let piece):
      characters += piece.text.utf8.count
    }
  }
  // Nothing that is written stands for more than itself, however much it refers.
  require(document.root.text.utf8.count <= document.bytes.count, "the text has grown")
}
