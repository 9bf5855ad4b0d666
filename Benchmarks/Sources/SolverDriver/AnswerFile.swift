#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Values of all variables after some steps, one after the other, as the machine keeps them.
enum AnswerFile {
  /// Whether the values are kept after so many steps: after the first three, which even the slowest take, and after
  /// each `every`th.
  static func keeps(after steps: Int, every: Int) -> Bool { steps <= 3 || steps.isMultiple(of: every) }

  static func write(_ values: [Double], to path: String) throws(DriverError) {
    guard let file = fopen(path, "wb") else { throw .unwritable(path) }
    let written = fwrite(values, MemoryLayout<Double>.stride, values.count, file)
    guard fclose(file) == 0 && written == values.count else { throw .unwritable(path) }
  }

  static func read(_ path: String) throws(DriverError) -> [Double] {
    guard let file = fopen(path, "rb") else { throw .unreadable(path) }
    defer { fclose(file) }
    var values: [Double] = []
    var block = [Double](repeating: 0, count: 1 << 13)
    while case let length = fread(&block, MemoryLayout<Double>.stride, block.count, file), length > 0 {
      values += block[..<length]
    }
    return values
  }
}
