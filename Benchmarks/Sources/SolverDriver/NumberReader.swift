#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Numbers between blanks, from a file.
struct NumberReader {
  /// The file's bytes and a zero behind them, where `strtod` stops.
  private var bytes: [CChar] = []
  private var place = 0

  init(path: String) throws(DriverError) {
    guard let file = fopen(path, "rb") else { throw .unreadable(path) }
    defer { fclose(file) }
    var block = [CChar](repeating: 0, count: 1 << 16)
    while case let length = fread(&block, 1, block.count, file), length > 0 { bytes += block[..<length] }
    bytes.append(0)
  }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return bytes[place] == 0
    }
  }

  mutating func next() throws(DriverError) -> Double {
    let (number, length) = bytes.withUnsafeBufferPointer { buffer in
      let start = buffer.baseAddress! + place
      var end: UnsafeMutablePointer<CChar>?
      let number = strtod(start, &end)
      return (number, end.map { UnsafePointer($0) - start } ?? 0)
    }
    guard length > 0 else { throw .malformed("something that is no number, or an early end") }
    place += length
    return number
  }

  mutating func integer() throws(DriverError) -> Int {
    guard let integer = Int(exactly: try next()) else { throw .malformed("a fraction for a whole number") }
    return integer
  }

  mutating func count() throws(DriverError) -> Int { try index(below: Int(Int32.max)) }

  mutating func index(below limit: Int) throws(DriverError) -> Int {
    let index = try integer()
    guard index >= 0 && index < limit else { throw .malformed("a number out of range") }
    return index
  }

  /// Whether the word comes next, which is then behind.
  mutating func skips(_ word: StaticString) -> Bool {
    skipBlanks()
    let isNext = bytes.withUnsafeBufferPointer { buffer in
      strncmp(buffer.baseAddress! + place, word.utf8Start, word.utf8CodeUnitCount) == 0
    }
    if isNext { place += word.utf8CodeUnitCount }
    return isNext
  }

  private mutating func skipBlanks() {
    while bytes[place] == CChar(32) || bytes[place] == CChar(10) { place += 1 }
  }
}
