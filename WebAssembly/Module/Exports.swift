#if ARITHMETIC
  import Arithmetic
#else
  import Exchange
#endif

// What the module offers its host. A request goes in and an answer comes out as bytes in the module's memory:
//
//     let request = plumb_allocate(count)        the host writes the bytes there
//     let answer = plumb_answer(request, count)  four bytes of length, least first, then the answer's bytes
//     plumb_deallocate(answer); plumb_deallocate(request)
//
// Memory may have grown meanwhile: the host looks at it afresh after each call.

@_expose(wasm, "plumb_allocate") @_cdecl("plumb_allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
  .allocate(byteCount: count, alignment: 16)
}

@_expose(wasm, "plumb_deallocate") @_cdecl("plumb_deallocate")
public func deallocate(_ address: UnsafeMutableRawPointer) {
  address.deallocate()
}

@_expose(wasm, "plumb_answer") @_cdecl("plumb_answer")
public func answer(_ request: UnsafeRawPointer, _ count: Int) -> UnsafeMutableRawPointer {
  let input = Array(UnsafeRawBufferPointer(start: request, count: count))
  #if ARITHMETIC
    let bytes = Arithmetic.answer(input)
  #else
    let bytes = Exchange.answer(input)
  #endif
  let result = allocate(4 + bytes.count)
  result.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
  UnsafeMutableRawBufferPointer(start: result + 4, count: bytes.count).copyBytes(from: bytes)
  return result
}
