// The fuzzer's property for visual formats: whatever the bytes, either they are read, and printed say the same, or they
// are refused with a place inside them.

import PlumbAutoLayout

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let source = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  // Alignments, directions and spacing as the length happens to say.
  let bits = count % 4 == 0 ? UInt(bitPattern: count &* 0x9_E379) & 0xF_FFFF : 0
  let options = VisualFormat.Options(rawValue: bits)
  // A name is a metric's, a view's, a view's without a superview, or none, by its first letter.
  let names = VisualFormat.Names(
    isView: { $0.utf8.first.map { $0 & 3 != 1 } == true },
    hasSuperview: { $0.utf8.first != UInt8(ascii: "o") },
    metric: { name in name.utf8.first.flatMap { $0 & 3 == 1 ? Double(name.utf8.count * 100) : nil } })
  do throws(VisualFormatError) {
    for constraint in try VisualFormat.constraints(in: source, options: options, names: names) {
      require(constraint.span.upperBound <= source.utf8.count, "a constraint lies outside the format")
    }
  } catch {
    check(error, source)
  }
  do throws(VisualFormatError) {
    let format = try VisualFormat(source)
    let printed = try VisualFormat(format.description)
    require(printed.description == format.description, "printed twice, it differs")
    require(printed.views.count == format.views.count, "printed, it has other views")
    require(format.connections.allSatisfy { $0.span.upperBound <= source.utf8.count }, "a space lies outside")
  } catch {
    check(error, source)
  }
  return 0
}

private func check(_ error: VisualFormatError, _ source: String) {
  require(0...source.utf8.count ~= error.offset, "the error lies outside the format")
  require(1...source.unicodeScalars.count + 1 ~= error.column, "there is no such column")
  require(!error.message.isEmpty && !error.exceptionReason.isEmpty, "the error says nothing")
}
