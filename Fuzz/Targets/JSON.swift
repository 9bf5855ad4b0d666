// The fuzzer's property for JSON: whatever the bytes, either they are read, and what is written of them reads as the same,
// or they are refused with a place inside them.

import PlumbTextOutput

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(JSONError) {
    let value = try JSONReader.value(of: bytes)
    let again = try JSONReader.value(of: Array(written(value).utf8))
    require(again == value, "written, it reads as something else")
  } catch {
    require(0...bytes.count ~= error.offset, "the error lies outside the text")
    require(error.line >= 1 && error.column >= 1 && !error.words.isEmpty, "the error says nothing")
  }
  return 0
}

private func written(_ value: JSONValue) -> String {
  switch value {
  case .null: "null"
  case .bool(let bool): bool ? "true" : "false"
  case .number(let number): JSONText.number(number)
  case .string(let string): JSONText.quoted(string)
  case .array(let elements): "[" + elements.map(written).joined(separator: ",") + "]"
  case .object(let members):
    "{" + members.map { JSONText.quoted($0.name) + ":" + written($0.value) }.joined(separator: ",") + "}"
  }
}
