// The system's C library, by its name on each system.
#if canImport(Darwin)
  @_exported import Darwin
#else
  @_exported import Glibc
#endif

/// Reading and writing through the system's file descriptors, gone on with where a signal came between.
enum SystemFile {
  /// Fills a buffer with what comes next, at most; how many bytes that were, 0 at the end.
  ///
  /// - Throws: The system's error number.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) throws(SystemError) -> Int {
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  /// The absolute path of what a path leads to, all links followed; nil where that is nothing.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// All that comes, up to a limit.
  ///
  /// - Throws: The system's error number.
  static func read(_ descriptor: Int32, atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = try read(descriptor, into: &chunk)
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// Writes all bytes.
  ///
  /// - Throws: The system's error number.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = bytes[start...].withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        start += written
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }
}

/// What the system says that went wrong.
struct SystemError: Error {
  let code: Int32

  /// In the system's words.
  var words: String { String(cString: strerror(code)) }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
