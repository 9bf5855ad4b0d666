import PlumbMarkup
import Synchronization

/// What a repository keeps, fetched by one git that goes on running: starting one for each file would take longer than checking it.
final class GitObjects: Sendable {
  private struct State: ~Copyable {
    var line: ObjectLine?
  }

  private let folder: String?
  private let state = Mutex(State())

  /// - Parameter folder: From where git is asked; nil for the working folder.
  init(_ folder: String?) { self.folder = folder }

  /// The bytes of a file as it was kept, from any thread.
  ///
  /// - Parameter name: A hash, or `REVISION:PATH`; nothing with a line end in it.
  /// - Returns: Nil where nothing is kept under that name.
  /// - Throws: A sentence that says why git does not tell.
  func bytes(of name: String) throws(Failure) -> [UInt8]? {
    guard !name.contains(where: \.isNewline) else { return nil }
    return try state.withLock { state throws(Failure) in
      let line: ObjectLine
      if let running = state.line {
        line = running
      } else {
        line = ObjectLine(try Git.start(["cat-file", "--batch"], in: folder, isAsked: true))
        state.line = line
      }
      do throws(SystemError) { return try line.bytes(of: name) } catch {
        throw Failure("git does not tell what “\(name)” was: \(error.words).")
      }
    }
  }
}

/// A running `git cat-file --batch`: names go in, a line each; `HASH KIND SIZE`, the bytes and a line end come out.
private final class ObjectLine: @unchecked Sendable {
  // Nobody reaches it but through the lock of its owner.
  private let process: ChildProcess
  private var buffer: [UInt8] = []
  private var start = 0

  init(_ process: ChildProcess) { self.process = process }

  func bytes(of name: String) throws(SystemError) -> [UInt8]? {
    try process.write(Array((name + "\n").utf8))
    let parts = try header().split(separator: " ")
    guard parts.count == 3, let size = Int(parts[2]) else { return nil }
    let body = try take(size + 1).dropLast()
    return parts[1] == "blob" ? Array(body) : nil
  }

  private func header() throws(SystemError) -> String {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      let known = buffer.count - start
      try fill()
      searched = start + known
    }
  }

  private func take(_ count: Int) throws(SystemError) -> ArraySlice<UInt8> {
    while buffer.count - start < count { try fill() }
    defer { start += count }
    return buffer[start..<(start + count)]
  }

  /// Lets go of what was taken, and appends what comes.
  private func fill() throws(SystemError) {
    buffer.removeSubrange(..<start)
    start = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = try process.read(into: &chunk)
    // It ended in the middle of an answer.
    guard count > 0 else { throw SystemError(code: EPIPE) }
    buffer.append(contentsOf: chunk[..<count])
  }
}
