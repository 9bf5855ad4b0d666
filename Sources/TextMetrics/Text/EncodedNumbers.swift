/// Numbers from 0 to 4095, two printable characters each: base 64 with the digit zero written "0".
///
/// Generated tables are kept so: a literal of characters costs the compiler nothing, and the numbers are read
/// in place.
struct EncodedNumbers {
  private let digits: StaticString

  init(_ digits: StaticString) { self.digits = digits }

  var count: Int { digits.utf8CodeUnitCount / 2 }

  subscript(index: Int) -> Int {
    let start = digits.utf8Start + 2 * index
    return (Int(start[0]) - 48) * 64 + Int(start[1]) - 48
  }
}
