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

  /// The third of three numbers whose first two are given, where they ascend by these; nil where there are none. O(log n).
  func third(after first: Int, _ second: Int) -> Int? {
    var low = 0
    var high = count / 3
    while low < high {
      let middle = (low + high) / 2
      let found = (self[3 * middle], self[3 * middle + 1])
      if found < (first, second) {
        low = middle + 1
      } else if found > (first, second) {
        high = middle
      } else {
        return self[3 * middle + 2]
      }
    }
    return nil
  }
}
